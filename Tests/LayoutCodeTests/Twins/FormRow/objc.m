#import <UIKit/UIKit.h>

@interface FormRow : UIViewController
@end

@implementation FormRow

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *row = [[UIView alloc] init];
  [self.view addSubview:row];
  row.translatesAutoresizingMaskIntoConstraints = NO;
  UILabel *caption = [[UILabel alloc] init];
  caption.text = @"Name";
  [row addSubview:caption];
  caption.translatesAutoresizingMaskIntoConstraints = NO;
  UITextField *field = [[UITextField alloc] init];
  [row addSubview:field];
  field.translatesAutoresizingMaskIntoConstraints = NO;
  UIView *line = [[UIView alloc] init];
  [row addSubview:line];
  line.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [row.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor],
    [row.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
    [row.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor],
    [row.heightAnchor constraintGreaterThanOrEqualToConstant:44],
    [caption.leadingAnchor constraintEqualToAnchor:row.leadingAnchor constant:16],
    [caption.centerYAnchor constraintEqualToAnchor:row.centerYAnchor],
    [caption.widthAnchor constraintEqualToConstant:100],
    [field.leadingAnchor constraintEqualToAnchor:caption.trailingAnchor constant:8],
    [field.trailingAnchor constraintEqualToAnchor:row.trailingAnchor constant:-16],
    [field.topAnchor constraintEqualToAnchor:row.topAnchor constant:6],
    [field.bottomAnchor constraintEqualToAnchor:row.bottomAnchor constant:-6],
    [field.heightAnchor constraintGreaterThanOrEqualToConstant:36],
    [line.leadingAnchor constraintEqualToAnchor:caption.leadingAnchor],
    [line.trailingAnchor constraintEqualToAnchor:row.trailingAnchor],
    [line.bottomAnchor constraintEqualToAnchor:row.bottomAnchor],
    [line.heightAnchor constraintEqualToConstant:1],
  ]];
}

@end
