import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FormInput } from "../../../catalog/block/form-service.ts";
import { valueRules } from "../../../catalog/block/value-rules.ts";
import { Field } from "./field.tsx";

function renderField(conditions: readonly string[]): string {
  const validations = conditions.map((condition) => ({ condition, message: "No." }));
  const input: FormInput = {
    name: "size",
    type: { kind: "primitive", name: "number" },
    typeText: "number",
    required: false,
    defaultText: "3",
    defaultValue: 3,
    description: "",
    deprecated: null,
    secret: false,
    rules: valueRules(validations, "size"),
  };
  return renderToStaticMarkup(
    <Field
      input={input}
      draft={undefined}
      codeOf={() => ""}
      errors={undefined}
      connections={[]}
      tool="terraform"
      hidden={false}
      onChange={() => {}}
    />,
  );
}

const attributesOf = (html: string) => /<input ([^>]*)>/.exec(html)?.[1] ?? "";

it("shows the limits of a number before anything is typed", () => {
  const html = renderField(["var.size == null || var.size >= 2", "var.size < 9"]);
  expect(attributesOf(html)).toContain('aria-describedby="configure-size-error"');
  expect(html).toContain(
    '<div id="configure-size-error"><p class="builder-text">Allowed: &gt;= 2, &lt; 9</p>',
  );
});

it("shows nothing without limits", () => {
  expect(renderField([])).not.toMatch(/Allowed|aria-describedby/);
});
