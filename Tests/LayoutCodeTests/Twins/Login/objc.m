#import <UIKit/UIKit.h>

@interface Login : UIViewController
@end

@implementation Login

- (void)viewDidLoad {
  [super viewDidLoad];
  UIImageView *logo = [[UIImageView alloc] init];
  [self.view addSubview:logo];
  logo.translatesAutoresizingMaskIntoConstraints = NO;
  UITextField *user = [[UITextField alloc] init];
  [self.view addSubview:user];
  user.translatesAutoresizingMaskIntoConstraints = NO;
  UITextField *password = [[UITextField alloc] init];
  [self.view addSubview:password];
  password.translatesAutoresizingMaskIntoConstraints = NO;
  UIButton *enter = [[UIButton alloc] init];
  [enter setTitle:@"Log in" forState:UIControlStateNormal];
  [self.view addSubview:enter];
  enter.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [logo.widthAnchor constraintEqualToConstant:96],
    [logo.heightAnchor constraintEqualToConstant:96],
    [logo.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor],
    [logo.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor constant:40],
    [user.topAnchor constraintEqualToAnchor:logo.bottomAnchor constant:32],
    [user.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:24],
    [user.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-24],
    [user.heightAnchor constraintEqualToConstant:44],
    [password.topAnchor constraintEqualToAnchor:user.bottomAnchor constant:12],
    [password.leadingAnchor constraintEqualToAnchor:user.leadingAnchor],
    [password.widthAnchor constraintEqualToAnchor:user.widthAnchor],
    [password.heightAnchor constraintEqualToAnchor:user.heightAnchor],
    [enter.topAnchor constraintEqualToAnchor:password.bottomAnchor constant:24],
    [enter.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor],
    [enter.widthAnchor constraintGreaterThanOrEqualToConstant:120],
    [enter.heightAnchor constraintEqualToConstant:44],
  ]];
  NSLayoutConstraint *enterWidth = [enter.widthAnchor constraintEqualToAnchor:self.view.widthAnchor multiplier:0.5];
  enterWidth.priority = 750;
  enterWidth.active = YES;
}

@end
