import { expect, test } from "vitest";
import { dedent } from "./dedent.ts";

test.each([
  ["{\r\n    a = 1\n\n      b = 2\n  }", "{\n  a = 1\n\n    b = 2\n}"],
  ["<<-EOT\n    one\n      two\n    EOT", "<<-EOT\none\n  two\nEOT"],
  ["<<EOT\n    one\n      two\n    EOT", "<<EOT\n    one\n      two\nEOT"],
  ["{\n    a = <<EOT\n  one\n    EOT\n    b = 1\n  }", "{\n  a = <<EOT\n  one\n  EOT\n  b = 1\n}"],
  ['["<<EOT",\n    1]', '["<<EOT",\n1]'],
])("%j", (text, expected) => {
  expect(dedent(text)).toBe(expected);
});
