#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

@interface ProfileHeader : UIViewController
@end

@implementation ProfileHeader

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *cover = [[UIView alloc] init];
  [self.view addSubview:cover];
  UIImageView *photo = [[UIImageView alloc] init];
  [self.view addSubview:photo];
  UILabel *name = [[UILabel alloc] init];
  name.text = @"Anna Berg";
  [self.view addSubview:name];
  UIButton *follow = [[UIButton alloc] init];
  [follow setTitle:@"Follow" forState:UIControlStateNormal];
  [self.view addSubview:follow];
  [cover mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view);
    make.leading.equalTo(self.view);
    make.trailing.equalTo(self.view);
    make.height.equalTo(@160);
  }];
  [photo mas_makeConstraints:^(MASConstraintMaker *make) {
    make.width.equalTo(@80);
    make.height.equalTo(@80);
    make.centerY.equalTo(cover.mas_bottom);
    make.leading.equalTo(self.view).offset(16);
  }];
  [name mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(photo.mas_trailing).offset(12);
    make.top.equalTo(cover.mas_bottom).offset(8);
    make.trailing.lessThanOrEqualTo(follow.mas_leading).offset(-8);
  }];
  [follow mas_makeConstraints:^(MASConstraintMaker *make) {
    make.trailing.equalTo(self.view).offset(-16);
    make.centerY.equalTo(name);
    make.width.equalTo(@90);
    make.height.equalTo(@32);
  }];
}

@end
