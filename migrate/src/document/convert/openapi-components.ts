import { codeSpan } from "../../../../src/model/text/markdown-code.ts";
import { readExpression } from "../../evaluate/read-statically.ts";
import { escapeMarkdown } from "../../text/escape-markdown.ts";
import { asArray, asRecord, asString, type Json } from "../../text/values.ts";
import { type Conversion, type Element, replaceElement } from "./conversion.ts";

const maxDepth = 6;

/** Components of generated API pages (`docusaurus-theme-openapi-docs`), and the Markdown of each. */
export const openapiComponents: Readonly<
  Record<string, (property: (name: string) => Json) => string[]>
> = {
  MethodEndpoint: (property) => {
    const method = asString(property("method"))?.toUpperCase() ?? "";
    return [codeSpan(`${method} ${asString(property("path")) ?? ""}`)];
  },
  ParamsDetails: (property) =>
    section("Parameters", asArray(property("parameters")).flatMap(parameterLines)),
  ParamsItem: (property) => parameterLines(property("param")),
  RequestSchema: (property) =>
    section(asString(property("title")) ?? "Body", contentLines(property("body"))),
  StatusCodes: (property) =>
    section(
      "Responses",
      Object.entries(asRecord(property("responses"))).flatMap(([status, response]) => [
        `- **${status}**${colon(asRecord(response).description)}`,
        ...indent(contentLines(response)),
      ]),
    ),
  SchemaItem: (property) => [
    line(asString(property("name")) ?? "", property("schema"), property("required") === true),
  ],
};

export function convertOpenapiComponent(element: Element, name: string, work: Conversion): void {
  const property = (wanted: string): Json => {
    const found = element.tag.attributes.find((attribute) => attribute.name === wanted);
    return found?.literal ?? readExpression(found?.expression ?? "undefined", new Map());
  };
  const lines = openapiComponents[name]?.(property) ?? [];
  const text = lines.length === 0 ? "" : `\n\n${lines.join("\n")}\n\n`;
  replaceElement(element, text, work);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`**${title}**`, "", ...lines];
}

function parameterLines(value: Json): string[] {
  const { name, in: place, schema, required, description } = asRecord(value);
  const given = { ...asRecord(schema), description: description ?? asRecord(schema).description };
  return [line(asString(name) ?? "", given, required === true, asString(place))];
}

/** The properties of a body or a response, for each media type. */
function contentLines(value: Json): string[] {
  return Object.entries(asRecord(asRecord(value).content)).flatMap(([type, media]) => [
    `- ${codeSpan(type)}`,
    ...indent(schemaLines(asRecord(media).schema, 0)),
  ]);
}

function schemaLines(value: Json, depth: number): string[] {
  const schema = asRecord(value);
  if (depth > maxDepth) return [];
  const required = new Set(asArray(schema.required));
  const parts = [...asArray(schema.allOf), ...asArray(schema.oneOf), ...asArray(schema.anyOf)];
  return [
    ...Object.entries(asRecord(schema.properties)).flatMap(([name, inner]) => [
      line(name, inner, required.has(name)),
      ...indent(schemaLines(inner, depth + 1)),
    ]),
    ...parts.flatMap((part) => schemaLines(part, depth + 1)),
    ...(schema.items === undefined ? [] : schemaLines(schema.items, depth + 1)),
  ];
}

function line(name: string, value: Json, isRequired: boolean, place?: string): string {
  const { type, format, description, default: usual, enum: values, items } = asRecord(value);
  const kind = typeNames(type).map((one) =>
    one === "array" ? `${typeNames(asRecord(items).type).join(" or ") || "object"}[]` : one,
  );
  const facts = [
    kind.join(" or "),
    escapeMarkdown(asString(format) ?? ""),
    place && `in ${place}`,
    isRequired && "required",
    usual !== undefined && `default ${codeSpan(JSON.stringify(usual))}`,
    Array.isArray(values) && `one of ${values.map(showValue).join(", ")}`,
  ].filter(Boolean);
  return `- ${codeSpan(name)}${facts.length > 0 ? ` (${facts.join(", ")})` : ""}${colon(description)}`;
}

/** Since OpenAPI 3.1, a schema may have several types. */
function typeNames(type: Json): string[] {
  return [type].flat().flatMap((name) => escapeMarkdown(asString(name) ?? "") || []);
}

function showValue(value: Json): string {
  return codeSpan(asString(value) ?? JSON.stringify(value));
}

function colon(description: Json): string {
  const text = asString(description)?.replace(/\s+/g, " ").trim();
  return text ? `: ${text.replace(/[<{]/g, "\\$&")}` : "";
}

function indent(lines: readonly string[]): string[] {
  return lines.map((text) => `  ${text}`);
}
