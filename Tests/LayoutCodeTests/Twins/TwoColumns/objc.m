#import <UIKit/UIKit.h>

@interface TwoColumns : UIViewController
@end

@implementation TwoColumns

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *menu = [[UIView alloc] init];
  [self.view addSubview:menu];
  menu.translatesAutoresizingMaskIntoConstraints = NO;
  UIView *detail = [[UIView alloc] init];
  [self.view addSubview:detail];
  detail.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [menu.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor],
    [menu.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
    [detail.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
    [detail.bottomAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.bottomAnchor],
  ]];
  if (self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular) {
    [NSLayoutConstraint activateConstraints:@[
      [menu.bottomAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.bottomAnchor],
      [menu.widthAnchor constraintEqualToAnchor:self.view.widthAnchor multiplier:0.4],
      [detail.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor],
      [detail.leadingAnchor constraintEqualToAnchor:menu.trailingAnchor],
    ]];
  } else {
    [NSLayoutConstraint activateConstraints:@[
      [menu.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
      [menu.heightAnchor constraintEqualToConstant:200],
      [detail.topAnchor constraintEqualToAnchor:menu.bottomAnchor constant:8],
      [detail.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
    ]];
  }
}

@end
