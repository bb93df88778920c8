import { expect, test } from "vitest";
import { blankTexts } from "./parse-hcl.ts";

test.each([
  ['a = "long enough" # "a comment"', 'a = "           " # "a comment"'],
  ['a = "with \\"quotes\\" in it"', 'a = "                     "'],
  ['a = "a wrong \\d escape"', 'a = "a wrong \\d escape"'],
  ['a = "known \\\\d \\u00e9 \\U0001f511"', 'a = "                           "'],
  ['a = "short"', 'a = "short"'],
  ['a = "with ${var.x} in it"', 'a = "with ${var.x} in it"'],
  ['a = "$$$${x}"', 'a = "     x}"'],
  ['a = "%%{if} $$$${x} ${y}"', 'a = "   if}      x} ${y}"'],
  ['a = "%%{"', 'a = "   "'],
  ["a = <<-EOT\n  two words\r\n\n  more\n  EOT\n", "a = <<-EOT\n           \r\n\n      \n  EOT\n"],
  ["a = <<EOT\nno \\d escape\nEOT\n", "a = <<EOT\n            \nEOT\n"],
  ["a = <<EOT\n${x} and more\nEOT\n", "a = <<EOT\n${x} and more\nEOT\n"],
  ['a = "never closed\nb = "x"\n', null],
])("%j", (source, blanked) => {
  expect(blankTexts(source)).toBe(blanked);
});
