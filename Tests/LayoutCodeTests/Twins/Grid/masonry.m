#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

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
  [one mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(10);
    make.leading.equalTo(self.view).offset(10);
    make.height.equalTo(one.mas_width);
  }];
  [two mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(one);
    make.leading.equalTo(one.mas_trailing).offset(10);
    make.trailing.equalTo(self.view).offset(-10);
    make.width.equalTo(one);
    make.height.equalTo(one);
  }];
  [three mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(one.mas_bottom).offset(10);
    make.leading.equalTo(one);
    make.width.equalTo(one);
    make.height.equalTo(one);
  }];
  [four mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(three);
    make.leading.equalTo(two);
    make.width.equalTo(one);
    make.height.equalTo(one);
  }];
}

@end
