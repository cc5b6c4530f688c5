#import <UIKit/UIKit.h>

@interface Onboarding : UIViewController
@end

@implementation Onboarding

- (void)viewDidLoad {
  [super viewDidLoad];
  UIImageView *picture = [[UIImageView alloc] init];
  [self.view addSubview:picture];
  picture.translatesAutoresizingMaskIntoConstraints = NO;
  UILabel *heading = [[UILabel alloc] init];
  heading.text = @"Welcome";
  [self.view addSubview:heading];
  heading.translatesAutoresizingMaskIntoConstraints = NO;
  UILabel *words = [[UILabel alloc] init];
  words.text = @"Three steps to start";
  [self.view addSubview:words];
  words.translatesAutoresizingMaskIntoConstraints = NO;
  UIButton *next = [[UIButton alloc] init];
  [next setTitle:@"Next" forState:UIControlStateNormal];
  [self.view addSubview:next];
  next.translatesAutoresizingMaskIntoConstraints = NO;
  UIButton *skip = [[UIButton alloc] init];
  [skip setTitle:@"Skip" forState:UIControlStateNormal];
  [self.view addSubview:skip];
  skip.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [picture.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor constant:24],
    [picture.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor],
    [picture.widthAnchor constraintEqualToAnchor:self.view.widthAnchor multiplier:0.6],
    [picture.heightAnchor constraintEqualToAnchor:picture.widthAnchor],
    [heading.topAnchor constraintEqualToAnchor:picture.bottomAnchor constant:32],
    [heading.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor],
    [heading.leadingAnchor constraintGreaterThanOrEqualToAnchor:self.view.leadingAnchor constant:24],
    [words.topAnchor constraintEqualToAnchor:heading.bottomAnchor constant:12],
    [words.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:32],
    [words.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-32],
    [next.bottomAnchor constraintEqualToAnchor:skip.topAnchor constant:-8],
    [next.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor],
    [next.heightAnchor constraintEqualToConstant:50],
    [next.widthAnchor constraintEqualToAnchor:self.view.widthAnchor constant:-64],
    [skip.bottomAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.bottomAnchor constant:-16],
    [skip.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor],
    [words.bottomAnchor constraintLessThanOrEqualToAnchor:next.topAnchor constant:-24],
  ]];
}

@end
