#import <UIKit/UIKit.h>

@interface TableCell : UITableViewCell
@end

@implementation TableCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
  self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
  UIImageView *icon = [[UIImageView alloc] init];
  [self.contentView addSubview:icon];
  icon.translatesAutoresizingMaskIntoConstraints = NO;
  UILabel *label = [[UILabel alloc] init];
  label.text = @"Wi-Fi";
  [self.contentView addSubview:label];
  label.translatesAutoresizingMaskIntoConstraints = NO;
  UILabel *value = [[UILabel alloc] init];
  value.text = @"On";
  [self.contentView addSubview:value];
  value.translatesAutoresizingMaskIntoConstraints = NO;
  [NSLayoutConstraint activateConstraints:@[
    [icon.widthAnchor constraintEqualToConstant:28],
    [icon.heightAnchor constraintEqualToConstant:28],
    [icon.leadingAnchor constraintEqualToAnchor:self.contentView.leadingAnchor constant:16],
    [icon.centerYAnchor constraintEqualToAnchor:self.contentView.centerYAnchor],
    [icon.topAnchor constraintGreaterThanOrEqualToAnchor:self.contentView.topAnchor constant:8],
    [label.leadingAnchor constraintEqualToAnchor:icon.trailingAnchor constant:12],
    [label.topAnchor constraintEqualToAnchor:self.contentView.topAnchor constant:11],
    [label.bottomAnchor constraintEqualToAnchor:self.contentView.bottomAnchor constant:-11],
    [value.leadingAnchor constraintGreaterThanOrEqualToAnchor:label.trailingAnchor constant:8],
    [value.trailingAnchor constraintEqualToAnchor:self.contentView.trailingAnchor constant:-16],
    [value.centerYAnchor constraintEqualToAnchor:label.centerYAnchor],
  ]];
  return self;
}

@end
