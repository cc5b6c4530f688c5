#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

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
  [row mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop);
    make.leading.equalTo(self.view);
    make.trailing.equalTo(self.view);
    make.height.greaterThanOrEqualTo(@44);
  }];
  [caption mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(row).offset(16);
    make.centerY.equalTo(row);
    make.width.equalTo(@100);
  }];
  [field mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(caption.mas_trailing).offset(8);
    make.trailing.equalTo(row).offset(-16);
    make.top.equalTo(row).offset(6);
    make.bottom.equalTo(row).offset(-6);
    make.height.greaterThanOrEqualTo(@36);
  }];
  [line mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(caption);
    make.trailing.equalTo(row);
    make.bottom.equalTo(row);
    make.height.equalTo(@1);
  }];
}

@end
