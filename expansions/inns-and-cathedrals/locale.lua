text {
  en = { big = "big meeple", inn = "inn", cathedral = "cathedral" },
}
