#import <UIKit/UIKit.h>

@interface ChatBubble : UIViewController
@end

@implementation ChatBubble

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *bubble = [[UIView alloc] init];
  [self.view addSubview:bubble];
  bubble.translatesAutoresizingMaskIntoConstraints = NO;
  UILabel *words = [[UILabel alloc] init];
  words.text = @"Are you there?";
  [bubble addSubview:words];
  words.translatesAutoresizingMaskIntoConstraints = NO;
  UILabel *time = [[UILabel alloc] init];
  time.text = @"9:41";
  [self.view addSubview:time];
  time.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [bubble.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor constant:20],
    [bubble.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor constant:-12],
    [bubble.leadingAnchor constraintGreaterThanOrEqualToAnchor:self.view.leadingAnchor constant:80],
    [bubble.widthAnchor constraintLessThanOrEqualToAnchor:self.view.widthAnchor multiplier:0.75],
    [words.topAnchor constraintEqualToAnchor:bubble.topAnchor constant:8],
    [words.leadingAnchor constraintEqualToAnchor:bubble.leadingAnchor constant:12],
    [words.bottomAnchor constraintEqualToAnchor:bubble.bottomAnchor constant:-8],
    [words.trailingAnchor constraintEqualToAnchor:bubble.trailingAnchor constant:-12],
    [time.topAnchor constraintEqualToAnchor:bubble.bottomAnchor constant:2],
    [time.trailingAnchor constraintEqualToAnchor:bubble.trailingAnchor],
  ]];
}

@end
