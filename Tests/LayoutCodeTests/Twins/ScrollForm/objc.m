#import <UIKit/UIKit.h>

@interface ScrollForm : UIViewController
@end

@implementation ScrollForm

- (void)viewDidLoad {
  [super viewDidLoad];
  UIScrollView *scroll = [[UIScrollView alloc] init];
  [self.view addSubview:scroll];
  scroll.translatesAutoresizingMaskIntoConstraints = NO;
  UIView *page = [[UIView alloc] init];
  [scroll addSubview:page];
  page.translatesAutoresizingMaskIntoConstraints = NO;
  UITextField *mail = [[UITextField alloc] init];
  [page addSubview:mail];
  mail.translatesAutoresizingMaskIntoConstraints = NO;
  UIButton *send = [[UIButton alloc] init];
  [send setTitle:@"Send" forState:UIControlStateNormal];
  [page addSubview:send];
  send.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [scroll.topAnchor constraintEqualToAnchor:self.view.topAnchor],
    [scroll.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
    [scroll.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor],
    [scroll.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
    [page.topAnchor constraintEqualToAnchor:scroll.topAnchor],
    [page.leadingAnchor constraintEqualToAnchor:scroll.leadingAnchor],
    [page.bottomAnchor constraintEqualToAnchor:scroll.bottomAnchor],
    [page.trailingAnchor constraintEqualToAnchor:scroll.trailingAnchor],
    [page.widthAnchor constraintEqualToAnchor:scroll.widthAnchor],
    [mail.topAnchor constraintEqualToAnchor:page.topAnchor constant:24],
    [mail.leadingAnchor constraintEqualToAnchor:page.leadingAnchor constant:20],
    [mail.trailingAnchor constraintEqualToAnchor:page.trailingAnchor constant:-20],
    [mail.heightAnchor constraintEqualToConstant:40],
    [send.topAnchor constraintEqualToAnchor:mail.bottomAnchor constant:400],
    [send.centerXAnchor constraintEqualToAnchor:page.centerXAnchor],
    [send.bottomAnchor constraintEqualToAnchor:page.bottomAnchor constant:-24],
    [send.heightAnchor constraintEqualToConstant:44],
  ]];
}

@end
