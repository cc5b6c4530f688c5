#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

@interface Card : UIViewController
@end

@implementation Card

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *card = [[UIView alloc] init];
  [self.view addSubview:card];
  UIImageView *picture = [[UIImageView alloc] init];
  [card addSubview:picture];
  UILabel *heading = [[UILabel alloc] init];
  heading.text = @"A walk";
  [card addSubview:heading];
  UILabel *words = [[UILabel alloc] init];
  words.text = @"By the sea";
  [card addSubview:words];
  [card mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(16);
    make.leading.equalTo(self.view).offset(16);
    make.trailing.equalTo(self.view).offset(-16);
  }];
  [picture mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(card);
    make.leading.equalTo(card);
    make.trailing.equalTo(card);
    make.height.equalTo(picture.mas_width).multipliedBy(0.5);
  }];
  [heading mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(picture.mas_bottom).offset(12);
    make.leading.equalTo(card).offset(12);
    make.trailing.equalTo(card).offset(-12);
  }];
  [words mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(heading.mas_bottom).offset(4);
    make.leading.equalTo(heading);
    make.trailing.equalTo(heading);
    make.bottom.equalTo(card).offset(-12);
  }];
}

@end
