#import <UIKit/UIKit.h>

@interface Grid : UIViewController
@end

@implementation Grid

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *one = [[UIView alloc] init];
  [self.view addSubview:one];
  one.translatesAutoresizingMaskIntoConstraints = NO;
  UIView *two = [[UIView alloc] init];
  [self.view addSubview:two];
  two.translatesAutoresizingMaskIntoConstraints = NO;
  UIView *three = [[UIView alloc] init];
  [self.view addSubview:three];
  three.translatesAutoresizingMaskIntoConstraints = NO;
  UIView *four = [[UIView alloc] init];
  [self.view addSubview:four];
  four.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [one.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor constant:10],
    [one.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:10],
    [two.topAnchor constraintEqualToAnchor:one.topAnchor],
    [two.leadingAnchor constraintEqualToAnchor:one.trailingAnchor constant:10],
    [two.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-10],
    [two.widthAnchor constraintEqualToAnchor:one.widthAnchor],
    [three.topAnchor constraintEqualToAnchor:one.bottomAnchor constant:10],
    [three.leadingAnchor constraintEqualToAnchor:one.leadingAnchor],
    [three.widthAnchor constraintEqualToAnchor:one.widthAnchor],
    [four.topAnchor constraintEqualToAnchor:three.topAnchor],
    [four.leadingAnchor constraintEqualToAnchor:two.leadingAnchor],
    [four.widthAnchor constraintEqualToAnchor:one.widthAnchor],
    [one.heightAnchor constraintEqualToAnchor:one.widthAnchor],
    [two.heightAnchor constraintEqualToAnchor:one.heightAnchor],
    [three.heightAnchor constraintEqualToAnchor:one.heightAnchor],
    [four.heightAnchor constraintEqualToAnchor:one.heightAnchor],
  ]];
}

@end
