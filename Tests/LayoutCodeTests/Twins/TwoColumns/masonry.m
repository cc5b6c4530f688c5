#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

@interface TwoColumns : UIViewController
@end

@implementation TwoColumns

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *menu = [[UIView alloc] init];
  [self.view addSubview:menu];
  UIView *detail = [[UIView alloc] init];
  [self.view addSubview:detail];
  [menu mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop);
    make.leading.equalTo(self.view);
  }];
  [detail mas_makeConstraints:^(MASConstraintMaker *make) {
    make.trailing.equalTo(self.view);
    make.bottom.equalTo(self.view.mas_safeAreaLayoutGuideBottom);
  }];
  if (self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular) {
    [menu mas_makeConstraints:^(MASConstraintMaker *make) {
      make.bottom.equalTo(self.view.mas_safeAreaLayoutGuideBottom);
      make.width.equalTo(self.view).multipliedBy(0.4);
    }];
    [detail mas_makeConstraints:^(MASConstraintMaker *make) {
      make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop);
      make.leading.equalTo(menu.mas_trailing);
    }];
  } else {
    [menu mas_makeConstraints:^(MASConstraintMaker *make) {
      make.trailing.equalTo(self.view);
      make.height.equalTo(@200);
    }];
    [detail mas_makeConstraints:^(MASConstraintMaker *make) {
      make.top.equalTo(menu.mas_bottom).offset(8);
      make.leading.equalTo(self.view);
    }];
  }
}

@end
