import { expect, test } from "vitest";
import { maskFaults } from "./mask-faults.ts";

test.each([
  ["a = 1e3", "a = 111"],
  ["a = [2E-4, 1.5e+3]", "a = [1111, 111111]"],
  ['a = "1e3" # 1e3', 'a = "1e3" # 1e3'],
  ["a = <<EOT\n1e3\nEOT\n", "a = <<EOT\n1e3\nEOT\n"],
  ["a = x1e3", "a = x1e3"],
  ["{ a = foo\n(b) = 1 }", "{ a = foo,(b) = 1 }"],
  ["{ a = foo # c\n\n (b) = 1 }", "{ a = foo # c\n\n,(b) = 1 }"],
  ["{ a = foo # c\n(b) = 1 }", "{ a = foo ,  \n(b) = 1 }"],
  ["{ a = foo /* c */\r\n(b) = 1 }", "{ a = foo /* c */\r,(b) = 1 }"],
  ["{ a = <<E\nE\n(b) = 1 }", "{ a = <<E\nE\n(b) = 1 }"],
  ["{ a =\n(b) }", "{ a =\n(b) }"],
  ["[foo\n(b)]", "[foo\n(b)]"],
])("%j", (source, masked) => {
  expect(maskFaults(source)).toBe(masked);
});
