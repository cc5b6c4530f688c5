/// Wheels, always as large (UIKit sizing, sections 2 and 3). How large the compact date picker is that
/// iOS 14 brought is not known.
extension ViewKind {
  package static let pickerView = ViewKind(
    name: "pickerView", className: "UIPickerView", contents: .picture,
    hugging: (added: .low, inCode: .high), measure: { _, _, _ in wheels })

  package static let datePicker = ViewKind(
    name: "datePicker", className: "UIDatePicker", contents: .picture,
    hugging: (added: .low, inCode: .high), measure: { _, _, _ in wheels })

  private static let wheels = NaturalSize(width: 320, height: 216)
}
