#import <UIKit/UIKit.h>

@interface Toolbar : UIViewController
@end

@implementation Toolbar

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *bar = [[UIView alloc] init];
  [self.view addSubview:bar];
  bar.translatesAutoresizingMaskIntoConstraints = NO;
  UIButton *back = [[UIButton alloc] init];
  [back setTitle:@"Back" forState:UIControlStateNormal];
  [bar addSubview:back];
  back.translatesAutoresizingMaskIntoConstraints = NO;
  UIButton *search = [[UIButton alloc] init];
  [search setTitle:@"Search" forState:UIControlStateNormal];
  [bar addSubview:search];
  search.translatesAutoresizingMaskIntoConstraints = NO;
  UIButton *more = [[UIButton alloc] init];
  [more setTitle:@"More" forState:UIControlStateNormal];
  [bar addSubview:more];
  more.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [bar.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
    [bar.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
    [bar.bottomAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.bottomAnchor],
    [bar.heightAnchor constraintEqualToConstant:49],
    [back.leadingAnchor constraintEqualToAnchor:bar.leadingAnchor constant:8],
    [back.topAnchor constraintEqualToAnchor:bar.topAnchor],
    [back.bottomAnchor constraintEqualToAnchor:bar.bottomAnchor],
    [search.leadingAnchor constraintEqualToAnchor:back.trailingAnchor constant:8],
    [search.widthAnchor constraintEqualToAnchor:back.widthAnchor],
    [search.topAnchor constraintEqualToAnchor:back.topAnchor],
    [search.bottomAnchor constraintEqualToAnchor:back.bottomAnchor],
    [more.leadingAnchor constraintEqualToAnchor:search.trailingAnchor constant:8],
    [more.widthAnchor constraintEqualToAnchor:back.widthAnchor],
    [more.topAnchor constraintEqualToAnchor:back.topAnchor],
    [more.bottomAnchor constraintEqualToAnchor:back.bottomAnchor],
    [more.trailingAnchor constraintEqualToAnchor:bar.trailingAnchor constant:-8],
  ]];
}

@end
