#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

@interface TableCell : UITableViewCell
@end

@implementation TableCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
  self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
  UIImageView *icon = [[UIImageView alloc] init];
  [self.contentView addSubview:icon];
  UILabel *label = [[UILabel alloc] init];
  label.text = @"Wi-Fi";
  [self.contentView addSubview:label];
  UILabel *value = [[UILabel alloc] init];
  value.text = @"On";
  [self.contentView addSubview:value];
  [icon mas_makeConstraints:^(MASConstraintMaker *make) {
    make.width.equalTo(@28);
    make.height.equalTo(@28);
    make.leading.equalTo(self.contentView).offset(16);
    make.centerY.equalTo(self.contentView);
    make.top.greaterThanOrEqualTo(self.contentView).offset(8);
  }];
  [label mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(icon.mas_trailing).offset(12);
    make.top.equalTo(self.contentView).offset(11);
    make.bottom.equalTo(self.contentView).offset(-11);
  }];
  [value mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.greaterThanOrEqualTo(label.mas_trailing).offset(8);
    make.trailing.equalTo(self.contentView).offset(-16);
    make.centerY.equalTo(label);
  }];
  return self;
}

@end
