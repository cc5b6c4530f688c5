#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

@interface Toolbar : UIViewController
@end

@implementation Toolbar

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *bar = [[UIView alloc] init];
  [self.view addSubview:bar];
  UIButton *back = [[UIButton alloc] init];
  [back setTitle:@"Back" forState:UIControlStateNormal];
  [bar addSubview:back];
  UIButton *search = [[UIButton alloc] init];
  [search setTitle:@"Search" forState:UIControlStateNormal];
  [bar addSubview:search];
  UIButton *more = [[UIButton alloc] init];
  [more setTitle:@"More" forState:UIControlStateNormal];
  [bar addSubview:more];
  [bar autoPinEdgeToSuperviewEdge:ALEdgeLeading];
  [bar autoPinEdgeToSuperviewEdge:ALEdgeTrailing];
  [bar autoPinEdgeToSuperviewSafeArea:ALEdgeBottom];
  [bar autoSetDimension:ALDimensionHeight toSize:49];
  [back autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:8];
  [back autoPinEdgeToSuperviewEdge:ALEdgeTop];
  [back autoPinEdgeToSuperviewEdge:ALEdgeBottom];
  [search autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:back withOffset:8];
  [search autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:back];
  [search autoPinEdge:ALEdgeTop toEdge:ALEdgeTop ofView:back];
  [search autoPinEdge:ALEdgeBottom toEdge:ALEdgeBottom ofView:back];
  [more autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:search withOffset:8];
  [more autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:back];
  [more autoPinEdge:ALEdgeTop toEdge:ALEdgeTop ofView:back];
  [more autoPinEdge:ALEdgeBottom toEdge:ALEdgeBottom ofView:back];
  [more autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:8];
}

@end
