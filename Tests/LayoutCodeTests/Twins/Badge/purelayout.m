#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

@interface Badge : UIViewController
@end

@implementation Badge

- (void)viewDidLoad {
  [super viewDidLoad];
  UIImageView *picture = [[UIImageView alloc] init];
  [self.view addSubview:picture];
  UIView *badge = [[UIView alloc] init];
  [self.view addSubview:badge];
  UILabel *count = [[UILabel alloc] init];
  count.text = @"3";
  [badge addSubview:count];
  [picture autoSetDimension:ALDimensionWidth toSize:60];
  [picture autoSetDimension:ALDimensionHeight toSize:60];
  [picture autoAlignAxisToSuperviewAxis:ALAxisVertical];
  [picture autoAlignAxisToSuperviewAxis:ALAxisHorizontal];
  [badge autoConstrainAttribute:ALAttributeVertical toAttribute:ALAttributeTrailing ofView:picture withOffset:-4];
  [badge autoConstrainAttribute:ALAttributeHorizontal toAttribute:ALAttributeTop ofView:picture withOffset:4];
  [badge autoSetDimension:ALDimensionHeight toSize:20];
  [badge autoMatchDimension:ALDimensionWidth toDimension:ALDimensionHeight ofView:badge withOffset:0 relation:NSLayoutRelationGreaterThanOrEqual];
  [count autoAlignAxisToSuperviewAxis:ALAxisVertical];
  [count autoAlignAxisToSuperviewAxis:ALAxisHorizontal];
  [NSLayoutConstraint autoSetPriority:999 forConstraints:^{
    [count autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:6];
  }];
  [NSLayoutConstraint autoSetPriority:250 forConstraints:^{
    [badge autoSetDimension:ALDimensionWidth toSize:20];
  }];
}

@end
