#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

@interface ChatBubble : UIViewController
@end

@implementation ChatBubble

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *bubble = [[UIView alloc] init];
  [self.view addSubview:bubble];
  UILabel *words = [[UILabel alloc] init];
  words.text = @"Are you there?";
  [bubble addSubview:words];
  UILabel *time = [[UILabel alloc] init];
  time.text = @"9:41";
  [self.view addSubview:time];
  [bubble mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(20);
    make.trailing.equalTo(self.view).offset(-12);
    make.leading.greaterThanOrEqualTo(self.view).offset(80);
    make.width.lessThanOrEqualTo(self.view).multipliedBy(0.75);
  }];
  [words mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(bubble).offset(8);
    make.leading.equalTo(bubble).offset(12);
    make.bottom.equalTo(bubble).offset(-8);
    make.trailing.equalTo(bubble).offset(-12);
  }];
  [time mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(bubble.mas_bottom).offset(2);
    make.trailing.equalTo(bubble);
  }];
}

@end
