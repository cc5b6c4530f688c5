#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

@interface Login : UIViewController
@end

@implementation Login

- (void)viewDidLoad {
  [super viewDidLoad];
  UIImageView *logo = [[UIImageView alloc] init];
  [self.view addSubview:logo];
  UITextField *user = [[UITextField alloc] init];
  [self.view addSubview:user];
  UITextField *password = [[UITextField alloc] init];
  [self.view addSubview:password];
  UIButton *enter = [[UIButton alloc] init];
  [enter setTitle:@"Log in" forState:UIControlStateNormal];
  [self.view addSubview:enter];
  [logo mas_makeConstraints:^(MASConstraintMaker *make) {
    make.width.equalTo(@96);
    make.height.equalTo(@96);
    make.centerX.equalTo(self.view);
    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(40);
  }];
  [user mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(logo.mas_bottom).offset(32);
    make.leading.equalTo(self.view).offset(24);
    make.trailing.equalTo(self.view).offset(-24);
    make.height.equalTo(@44);
  }];
  [password mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(user.mas_bottom).offset(12);
    make.leading.equalTo(user);
    make.width.equalTo(user);
    make.height.equalTo(user);
  }];
  [enter mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(password.mas_bottom).offset(24);
    make.centerX.equalTo(self.view);
    make.width.greaterThanOrEqualTo(@120);
    make.height.equalTo(@44);
    make.width.equalTo(self.view).multipliedBy(0.5).priority(750);
  }];
}

@end
