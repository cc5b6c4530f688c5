#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

@interface FormRow : UIViewController
@end

@implementation FormRow

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *row = [[UIView alloc] init];
  [self.view addSubview:row];
  UILabel *caption = [[UILabel alloc] init];
  caption.text = @"Name";
  [row addSubview:caption];
  UITextField *field = [[UITextField alloc] init];
  [row addSubview:field];
  UIView *line = [[UIView alloc] init];
  [row addSubview:line];
  [row autoPinEdgeToSuperviewSafeArea:ALEdgeTop];
  [row autoPinEdgeToSuperviewEdge:ALEdgeLeading];
  [row autoPinEdgeToSuperviewEdge:ALEdgeTrailing];
  [row autoSetDimension:ALDimensionHeight toSize:44 relation:NSLayoutRelationGreaterThanOrEqual];
  [caption autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:16];
  [caption autoAlignAxisToSuperviewAxis:ALAxisHorizontal];
  [caption autoSetDimension:ALDimensionWidth toSize:100];
  [field autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:caption withOffset:8];
  [field autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:16];
  [field autoPinEdgeToSuperviewEdge:ALEdgeTop withInset:6];
  [field autoPinEdgeToSuperviewEdge:ALEdgeBottom withInset:6];
  [field autoSetDimension:ALDimensionHeight toSize:36 relation:NSLayoutRelationGreaterThanOrEqual];
  [line autoPinEdge:ALEdgeLeading toEdge:ALEdgeLeading ofView:caption];
  [line autoPinEdgeToSuperviewEdge:ALEdgeTrailing];
  [line autoPinEdgeToSuperviewEdge:ALEdgeBottom];
  [line autoSetDimension:ALDimensionHeight toSize:1];
}

@end
