#import <UIKit/UIKit.h>

@interface Badge : UIViewController
@end

@implementation Badge

- (void)viewDidLoad {
  [super viewDidLoad];
  UIImageView *picture = [[UIImageView alloc] init];
  [self.view addSubview:picture];
  picture.translatesAutoresizingMaskIntoConstraints = NO;
  UIView *badge = [[UIView alloc] init];
  [self.view addSubview:badge];
  badge.translatesAutoresizingMaskIntoConstraints = NO;
  UILabel *count = [[UILabel alloc] init];
  count.text = @"3";
  [badge addSubview:count];
  count.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [picture.widthAnchor constraintEqualToConstant:60],
    [picture.heightAnchor constraintEqualToConstant:60],
    [picture.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor],
    [picture.centerYAnchor constraintEqualToAnchor:self.view.centerYAnchor],
    [badge.centerXAnchor constraintEqualToAnchor:picture.trailingAnchor constant:-4],
    [badge.centerYAnchor constraintEqualToAnchor:picture.topAnchor constant:4],
    [badge.heightAnchor constraintEqualToConstant:20],
    [badge.widthAnchor constraintGreaterThanOrEqualToAnchor:badge.heightAnchor],
    [count.centerXAnchor constraintEqualToAnchor:badge.centerXAnchor],
    [count.centerYAnchor constraintEqualToAnchor:badge.centerYAnchor],
  ]];
  NSLayoutConstraint *countLeading = [count.leadingAnchor constraintEqualToAnchor:badge.leadingAnchor constant:6];
  countLeading.priority = 999;
  countLeading.active = YES;
  NSLayoutConstraint *badgeWidth = [badge.widthAnchor constraintEqualToConstant:20];
  badgeWidth.priority = 250;
  badgeWidth.active = YES;
}

@end
