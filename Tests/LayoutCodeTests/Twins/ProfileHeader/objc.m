#import <UIKit/UIKit.h>

@interface ProfileHeader : UIViewController
@end

@implementation ProfileHeader

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *cover = [[UIView alloc] init];
  [self.view addSubview:cover];
  cover.translatesAutoresizingMaskIntoConstraints = NO;
  UIImageView *photo = [[UIImageView alloc] init];
  [self.view addSubview:photo];
  photo.translatesAutoresizingMaskIntoConstraints = NO;
  UILabel *name = [[UILabel alloc] init];
  name.text = @"Anna Berg";
  [self.view addSubview:name];
  name.translatesAutoresizingMaskIntoConstraints = NO;
  UIButton *follow = [[UIButton alloc] init];
  [follow setTitle:@"Follow" forState:UIControlStateNormal];
  [self.view addSubview:follow];
  follow.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [cover.topAnchor constraintEqualToAnchor:self.view.topAnchor],
    [cover.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
    [cover.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
    [cover.heightAnchor constraintEqualToConstant:160],
    [photo.widthAnchor constraintEqualToConstant:80],
    [photo.heightAnchor constraintEqualToConstant:80],
    [photo.centerYAnchor constraintEqualToAnchor:cover.bottomAnchor],
    [photo.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:16],
    [name.leadingAnchor constraintEqualToAnchor:photo.trailingAnchor constant:12],
    [name.topAnchor constraintEqualToAnchor:cover.bottomAnchor constant:8],
    [name.trailingAnchor constraintLessThanOrEqualToAnchor:follow.leadingAnchor constant:-8],
    [follow.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-16],
    [follow.centerYAnchor constraintEqualToAnchor:name.centerYAnchor],
    [follow.widthAnchor constraintEqualToConstant:90],
    [follow.heightAnchor constraintEqualToConstant:32],
  ]];
}

@end
