#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

@interface Badge : UIViewController
@end

@implementation Badge

- (void)viewDidLoad {
  [super viewDidLoad];
  UIImageView *picture = [[UIImageView alloc] init];
  [self.view addSubview:picture];
  UIView *badge = [[UIView alloc] init];
  [self.view addSubview:badge];
  UILabel *count = [[UILabel alloc] init];
  count.text = @"3";
  [badge addSubview:count];
  [picture mas_makeConstraints:^(MASConstraintMaker *make) {
    make.width.equalTo(@60);
    make.height.equalTo(@60);
    make.centerX.equalTo(self.view);
    make.centerY.equalTo(self.view);
  }];
  [badge mas_makeConstraints:^(MASConstraintMaker *make) {
    make.centerX.equalTo(picture.mas_trailing).offset(-4);
    make.centerY.equalTo(picture.mas_top).offset(4);
    make.height.equalTo(@20);
    make.width.greaterThanOrEqualTo(badge.mas_height);
    make.width.equalTo(@20).priority(250);
  }];
  [count mas_makeConstraints:^(MASConstraintMaker *make) {
    make.centerX.equalTo(badge);
    make.centerY.equalTo(badge);
    make.leading.equalTo(badge).offset(6).priority(999);
  }];
}

@end
