#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

@interface Onboarding : UIViewController
@end

@implementation Onboarding

- (void)viewDidLoad {
  [super viewDidLoad];
  UIImageView *picture = [[UIImageView alloc] init];
  [self.view addSubview:picture];
  UILabel *heading = [[UILabel alloc] init];
  heading.text = @"Welcome";
  [self.view addSubview:heading];
  UILabel *words = [[UILabel alloc] init];
  words.text = @"Three steps to start";
  [self.view addSubview:words];
  UIButton *next = [[UIButton alloc] init];
  [next setTitle:@"Next" forState:UIControlStateNormal];
  [self.view addSubview:next];
  UIButton *skip = [[UIButton alloc] init];
  [skip setTitle:@"Skip" forState:UIControlStateNormal];
  [self.view addSubview:skip];
  [picture mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(24);
    make.centerX.equalTo(self.view);
    make.width.equalTo(self.view).multipliedBy(0.6);
    make.height.equalTo(picture.mas_width);
  }];
  [heading mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(picture.mas_bottom).offset(32);
    make.centerX.equalTo(self.view);
    make.leading.greaterThanOrEqualTo(self.view).offset(24);
  }];
  [words mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(heading.mas_bottom).offset(12);
    make.leading.equalTo(self.view).offset(32);
    make.trailing.equalTo(self.view).offset(-32);
    make.bottom.lessThanOrEqualTo(next.mas_top).offset(-24);
  }];
  [next mas_makeConstraints:^(MASConstraintMaker *make) {
    make.bottom.equalTo(skip.mas_top).offset(-8);
    make.centerX.equalTo(self.view);
    make.height.equalTo(@50);
    make.width.equalTo(self.view).offset(-64);
  }];
  [skip mas_makeConstraints:^(MASConstraintMaker *make) {
    make.bottom.equalTo(self.view.mas_safeAreaLayoutGuideBottom).offset(-16);
    make.centerX.equalTo(self.view);
  }];
}

@end
