import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { describeErrors, formatPath } from "./json-schema.ts";

const step = {
  type: "object",
  required: ["run"],
  additionalProperties: false,
  properties: { run: { anyOf: [{ type: "string" }, { type: "array" }] }, on: { enum: ["a", "b"] } },
};

it.each([
  [{ run: 5 }, ["run: it must be string or array"]],
  [{ run: "a", on: "c" }, ["on: it must be one of `a`, `b`"]],
  [{ run: "a", nu: 1 }, ["nu: `nu` is unknown"]],
  [[{}], ["[0]: it must have required property 'run'"]],
  [
    [{ run: 5 }, { run: true }],
    ["[0].run: it must be string or array", "[1].run: it must be string or array"],
  ],
])("describes what is wrong with %j", (value, reasons) => {
  const validate = new Ajv({ allErrors: true }).compile({
    anyOf: [{ type: "string" }, step, { type: "array", items: step }],
  });
  validate(value);
  const errors = describeErrors(validate.errors ?? [], value);
  expect(
    errors
      .map(({ path, reason }) => `${formatPath(path)}: ${reason}`)
      .filter((text) => !text.startsWith(": ")),
  ).toEqual(reasons);
});
