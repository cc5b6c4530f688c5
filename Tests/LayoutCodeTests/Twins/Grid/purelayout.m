#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

@interface Grid : UIViewController
@end

@implementation Grid

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *one = [[UIView alloc] init];
  [self.view addSubview:one];
  UIView *two = [[UIView alloc] init];
  [self.view addSubview:two];
  UIView *three = [[UIView alloc] init];
  [self.view addSubview:three];
  UIView *four = [[UIView alloc] init];
  [self.view addSubview:four];
  [one autoPinEdgeToSuperviewSafeArea:ALEdgeTop withInset:10];
  [one autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:10];
  [two autoPinEdge:ALEdgeTop toEdge:ALEdgeTop ofView:one];
  [two autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:one withOffset:10];
  [two autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:10];
  [two autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:one];
  [three autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:one withOffset:10];
  [three autoPinEdge:ALEdgeLeading toEdge:ALEdgeLeading ofView:one];
  [three autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:one];
  [four autoPinEdge:ALEdgeTop toEdge:ALEdgeTop ofView:three];
  [four autoPinEdge:ALEdgeLeading toEdge:ALEdgeLeading ofView:two];
  [four autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:one];
  [one autoMatchDimension:ALDimensionHeight toDimension:ALDimensionWidth ofView:one];
  [two autoMatchDimension:ALDimensionHeight toDimension:ALDimensionHeight ofView:one];
  [three autoMatchDimension:ALDimensionHeight toDimension:ALDimensionHeight ofView:one];
  [four autoMatchDimension:ALDimensionHeight toDimension:ALDimensionHeight ofView:one];
}

@end
