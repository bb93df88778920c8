import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FormInput } from "../../../catalog/block/form-service.ts";
import { getValueRules } from "../../../catalog/block/value-rules.ts";
import type { Connection } from "../../../model/reference/connection.ts";
import { Field } from "./field.tsx";

const connection: Omit<Connection, "from"> = {
  output: "count",
  outputType: "number",
  to: "test/test",
  input: "size",
  inputType: "number",
  form: "whole",
  keys: [],
  reason: "",
};

const defaultInput: FormInput = {
  name: "size",
  type: { kind: "primitive", name: "number" },
  typeText: "number",
  required: false,
  defaultText: "3",
  defaultValue: 3,
  description: "",
  deprecated: null,
  isSecret: false,
  rules: [],
};

function render(input: Partial<FormInput>, props: Partial<ComponentProps<typeof Field>> = {}) {
  return renderToStaticMarkup(
    <Field
      input={{ ...defaultInput, ...input }}
      draft={undefined}
      getCode={() => ""}
      errors={undefined}
      connections={[]}
      tool="terraform"
      hidden={false}
      onChange={() => {}}
      {...props}
    />,
  );
}

function renderField(conditions: readonly string[], services: readonly string[] = []): string {
  const validations = conditions.map((condition) => ({ condition, message: "No." }));
  return render(
    { rules: getValueRules(validations, "size") },
    { connections: services.map((from) => ({ connection: { ...connection, from }, path: "" })) },
  );
}

const getAttributes = (html: string) => /<input ([^>]*)>/.exec(html)?.[1] ?? "";

it("shows the limits of a number before anything is typed", () => {
  const html = renderField(["var.size == null || var.size >= 2", "var.size < 9"]);
  expect(getAttributes(html)).toContain('aria-describedby="builder_size-error"');
  expect(html).toContain(
    '<div id="builder_size-error"><p class="builder-text">Allowed: &gt;= 2, &lt; 9</p>',
  );
});

it("shows nothing without limits", () => {
  expect(renderField([])).not.toMatch(/Allowed|aria-describedby/);
});

it.each([null, true])("describes a switch with default %s by its error", (defaultValue) => {
  const html = render(
    { type: { kind: "primitive", name: "bool" }, defaultValue },
    { draft: false, errors: [{ path: "", kind: "invalid", message: "No." }] },
  );
  expect(html).toMatch(/role="(?:group|switch)"[^>]* aria-describedby="builder_size-error"/);
});

it("shows code in the reason of a deprecation", () => {
  expect(render({ deprecated: "Use `count`." })).toContain("Use <code>count</code>.");
});

it("names outputs of services with the same last name by their paths", () => {
  const buttons = (services: readonly string[]) =>
    [...renderField([], services).matchAll(/>(count of [^<]*)</g)].map(([, label]) => label);
  expect(buttons(["networking/vpc", "data/rds"])).toEqual(["count of vpc", "count of rds"]);
  expect(buttons(["networking/vpc", "legacy/vpc", "data/rds"])).toEqual([
    "count of networking/vpc",
    "count of legacy/vpc",
    "count of rds",
  ]);
});

it("marks only the key of a map's entry if the key is missing", () => {
  const html = render(
    { type: { kind: "collection", name: "map", of: { kind: "primitive", name: "string" } } },
    { draft: { m: [["", "a"]] }, errors: [{ path: "/0", kind: "key-missing" }] },
  );
  const invalidFields = html.match(/<input[^>]* aria-invalid="true"[^>]*>/g) ?? [];
  expect(invalidFields).toEqual([expect.stringContaining("builder-key")]);
});
