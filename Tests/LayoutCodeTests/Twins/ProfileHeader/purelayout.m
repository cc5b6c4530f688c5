#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

@interface ProfileHeader : UIViewController
@end

@implementation ProfileHeader

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *cover = [[UIView alloc] init];
  [self.view addSubview:cover];
  UIImageView *photo = [[UIImageView alloc] init];
  [self.view addSubview:photo];
  UILabel *name = [[UILabel alloc] init];
  name.text = @"Anna Berg";
  [self.view addSubview:name];
  UIButton *follow = [[UIButton alloc] init];
  [follow setTitle:@"Follow" forState:UIControlStateNormal];
  [self.view addSubview:follow];
  [cover autoPinEdgeToSuperviewEdge:ALEdgeTop];
  [cover autoPinEdgeToSuperviewEdge:ALEdgeLeading];
  [cover autoPinEdgeToSuperviewEdge:ALEdgeTrailing];
  [cover autoSetDimension:ALDimensionHeight toSize:160];
  [photo autoSetDimension:ALDimensionWidth toSize:80];
  [photo autoSetDimension:ALDimensionHeight toSize:80];
  [photo autoConstrainAttribute:ALAttributeHorizontal toAttribute:ALAttributeBottom ofView:cover];
  [photo autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:16];
  [name autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:photo withOffset:12];
  [name autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:cover withOffset:8];
  [name autoPinEdge:ALEdgeTrailing toEdge:ALEdgeLeading ofView:follow withOffset:-8 relation:NSLayoutRelationLessThanOrEqual];
  [follow autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:16];
  [follow autoAlignAxis:ALAxisHorizontal toSameAxisOfView:name];
  [follow autoSetDimension:ALDimensionWidth toSize:90];
  [follow autoSetDimension:ALDimensionHeight toSize:32];
}

@end
