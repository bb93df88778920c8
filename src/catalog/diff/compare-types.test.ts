import { expect, it } from "vitest";
import { readTestModule } from "../../../tests/support/read-test-module.ts";
import { compareModules, describeChange } from "./compare-modules.ts";

it("shows what differs within an object, by attribute", async () => {
  const typed = (type: string) => readTestModule(`variable "rules" {\n  type = ${type}\n}\n`);
  const [before, after] = await Promise.all([
    typed(
      "list(object({ port = number, cidr = string, tls = optional(bool, true), tags = optional(map(string), {a=1}), old = any }))",
    ),
    typed(
      "list(object({ port = string, cidr = string, tls = optional(bool, false), tags = optional(map(string), { a = 1 }), log = object({ to = string }) }))",
    ),
  ]);
  expect(compareModules(before.module, after.module).map(describeChange)).toEqual([
    [
      "BREAKING input rules type changed",
      "  [*].port changed: number -> string",
      "  [*].tls changed: optional(bool, true) -> optional(bool, false)",
      "  [*].log added: object({ to = string })",
      "  [*].old removed: any",
    ].join("\n"),
  ]);
});

it("goes into nested objects, and shows other differences whole", async () => {
  const typed = (type: string) => readTestModule(`variable "x" {\n  type = ${type}\n}\n`);
  const [before, after, other] = await Promise.all([
    typed("object({ a = map(object({ b = string })) })"),
    typed("object({ a = map(object({ b = number })) })"),
    typed("set(string)"),
  ]);
  expect(compareModules(before.module, after.module).map(describeChange)).toEqual([
    "BREAKING input x type changed\n  a[*].b changed: string -> number",
  ]);
  expect(compareModules(before.module, other.module).map(describeChange)).toEqual([
    "BREAKING input x type changed: object({ a = map(object({ b = string })) }) -> set(string)",
  ]);
});
