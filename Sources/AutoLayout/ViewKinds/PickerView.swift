extension ViewKind {
  /// Wheels, always as large (UIKit sizing, section 3).
  package static let pickerView = ViewKind(
    name: "pickerView", className: "UIPickerView", takes: [.size],
    measure: { _, _, _ in NaturalSize(width: 320, height: 216) })

  package static let datePicker = ViewKind(
    name: "datePicker", className: "UIDatePicker", takes: [.size],
    measure: { _, _, _ in NaturalSize(width: 320, height: 216) })
}
