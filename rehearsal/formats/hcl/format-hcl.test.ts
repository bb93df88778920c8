import { expect, it } from "vitest";
import { formatHcl } from "./format-hcl.ts";

/** What is written, and what `terraform fmt` makes of it. */
const cases: [string, string][] = [
  ["a=1\nbcd  =2 # one\ne = 3 // two\n", "a   = 1\nbcd = 2 # one\ne   = 3 // two\n"],
  ['x "y" {\na = [\n1,\n2,\n]\n}\n', 'x "y" {\n  a = [\n    1,\n    2,\n  ]\n}\n'],
  ["a = merge({\nb = 1\n}, {\nccc = 2\n})\n", "a = merge({\n  b = 1\n  }, {\n  ccc = 2\n})\n"],
  ["a = {b=1,c = -2}\n", "a = { b = 1, c = -2 }\n"],
  ["a = { }\nb = [ ]\nc = f( d , e )\n", "a = {}\nb = []\nc = f(d, e)\n"],
  ["a = b ? !c : d [0] . e\n", "a = b ? !c : d[0].e\n"],
  ["a = [for k , v in[1] : v+1-1 if v!=2]\n", "a = [for k, v in [1] : v + 1 - 1 if v != 2]\n"],
  ['a = "x  ${ b }  %{ if c }y%{endif}"\n', 'a = "x  ${b}  %{if c}y%{endif}"\n'],
  [
    "a = <<-EOT\n  any   =  thing ${ b }\n  EOT\nccc = 1\n",
    "a   = <<-EOT\n  any   =  thing ${b}\n  EOT\nccc = 1\n",
  ],
  ["a = 1   \n\n\n  # note\nbb = 2", "a = 1\n\n\n# note\nbb = 2"],
  ["a = 1\nb = {\n  c = 2\n}\nddd = 3\n", "a = 1\nb = {\n  c = 2\n}\nddd = 3\n"],
  ['a = provider::b::c (1)\n"k" = x...\n', 'a   = provider::b::c(1)\n"k" = x...\n'],
];

it.each(cases)("formats %j", (source, wanted) => {
  expect(formatHcl(source)).toBe(wanted);
});

it.each(cases)("leaves what it wrote for %j", (_, formatted) => {
  expect(formatHcl(formatted)).toBe(formatted);
});

it("does not stop at a text without an end", () => {
  expect(formatHcl('a = "b\nc = <<EOT\nd')).toContain("<<EOT");
});
