#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

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
  [icon autoSetDimension:ALDimensionWidth toSize:28];
  [icon autoSetDimension:ALDimensionHeight toSize:28];
  [icon autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:16];
  [icon autoAlignAxisToSuperviewAxis:ALAxisHorizontal];
  [icon autoPinEdgeToSuperviewEdge:ALEdgeTop withInset:8 relation:NSLayoutRelationGreaterThanOrEqual];
  [label autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:icon withOffset:12];
  [label autoPinEdgeToSuperviewEdge:ALEdgeTop withInset:11];
  [label autoPinEdgeToSuperviewEdge:ALEdgeBottom withInset:11];
  [value autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:label withOffset:8 relation:NSLayoutRelationGreaterThanOrEqual];
  [value autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:16];
  [value autoAlignAxis:ALAxisHorizontal toSameAxisOfView:label];
  return self;
}

@end
