#import <UIKit/UIKit.h>

@interface Card : UIViewController
@end

@implementation Card

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *card = [[UIView alloc] init];
  [self.view addSubview:card];
  card.translatesAutoresizingMaskIntoConstraints = NO;
  UIImageView *picture = [[UIImageView alloc] init];
  [card addSubview:picture];
  picture.translatesAutoresizingMaskIntoConstraints = NO;
  UILabel *heading = [[UILabel alloc] init];
  heading.text = @"A walk";
  [card addSubview:heading];
  heading.translatesAutoresizingMaskIntoConstraints = NO;
  UILabel *words = [[UILabel alloc] init];
  words.text = @"By the sea";
  [card addSubview:words];
  words.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [card.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor constant:16],
    [card.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:16],
    [card.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-16],
    [picture.topAnchor constraintEqualToAnchor:card.topAnchor],
    [picture.leadingAnchor constraintEqualToAnchor:card.leadingAnchor],
    [picture.trailingAnchor constraintEqualToAnchor:card.trailingAnchor],
    [picture.heightAnchor constraintEqualToAnchor:picture.widthAnchor multiplier:0.5],
    [heading.topAnchor constraintEqualToAnchor:picture.bottomAnchor constant:12],
    [heading.leadingAnchor constraintEqualToAnchor:card.leadingAnchor constant:12],
    [heading.trailingAnchor constraintEqualToAnchor:card.trailingAnchor constant:-12],
    [words.topAnchor constraintEqualToAnchor:heading.bottomAnchor constant:4],
    [words.leadingAnchor constraintEqualToAnchor:heading.leadingAnchor],
    [words.trailingAnchor constraintEqualToAnchor:heading.trailingAnchor],
    [words.bottomAnchor constraintEqualToAnchor:card.bottomAnchor constant:-12],
  ]];
}

@end
