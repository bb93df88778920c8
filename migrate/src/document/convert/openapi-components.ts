import { getCodeSpan } from "../../../../src/model/text/markdown-code.ts";
import { readExpression } from "../../evaluate/read-statically.ts";
import { replaceOutsideCode } from "../../text/code-ranges.ts";
import { escapeMarkdown } from "../../text/escape-markdown.ts";
import { findAttribute } from "../../text/jsx-tag.ts";
import { asArray, asRecord, asString, type Json } from "../../text/values.ts";
import { type Element, type PageConversion, replaceElement } from "./conversion.ts";

const maxDepth = 6;

/** Components of generated API pages (`docusaurus-theme-openapi-docs`), and the Markdown of each. */
export const openapiComponents: Readonly<
  Record<string, (property: (name: string) => Json) => string[]>
> = {
  MethodEndpoint: (property) => {
    const method = asString(property("method"))?.toUpperCase() ?? "";
    return [getCodeSpan(`${method} ${asString(property("path")) ?? ""}`)];
  },
  ParamsDetails: (property) =>
    section("Parameters", asArray(property("parameters")).flatMap(getParameterLines)),
  ParamsItem: (property) => getParameterLines(property("param")),
  RequestSchema: (property) =>
    section(asString(property("title")) ?? "Body", getContentLines(property("body"))),
  StatusCodes: (property) =>
    section(
      "Responses",
      Object.entries(asRecord(property("responses"))).flatMap(([status, response]) => [
        getListItem(`**${status}**`, asRecord(response).description),
        ...indent(getContentLines(response)),
      ]),
    ),
  SchemaItem: (property) => [
    getPropertyItem(
      asString(property("name")) ?? "",
      property("schema"),
      property("required") === true,
    ),
  ],
};

export function convertOpenapiComponent(
  element: Element,
  name: string,
  page: PageConversion,
): void {
  const property = (attributeName: string): Json => {
    const found = findAttribute(element.tag, attributeName);
    return found?.literal ?? readExpression(found?.expression ?? "undefined", new Map());
  };
  const lines = openapiComponents[name]?.(property) ?? [];
  const text = lines.length === 0 ? "" : `\n\n${lines.join("\n")}\n\n`;
  replaceElement(element, text, page);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`**${title}**`, "", ...lines];
}

function getParameterLines(value: Json): string[] {
  const { name, in: location, schema, required, description } = asRecord(value);
  const describedSchema = {
    ...asRecord(schema),
    description: description ?? asRecord(schema).description,
  };
  const isRequired = required === true;
  return [getPropertyItem(asString(name) ?? "", describedSchema, isRequired, asString(location))];
}

/** The schema of a body or a response, for each media type. */
function getContentLines(value: Json): string[] {
  return Object.entries(asRecord(asRecord(value).content)).flatMap(([type, media]) => [
    getPropertyItem(type, asRecord(media).schema, false),
    ...indent(getSchemaLines(asRecord(media).schema, 0)),
  ]);
}

function getSchemaLines(value: Json, depth: number): string[] {
  const schema = asRecord(value);
  if (depth > maxDepth) return [];
  const required = new Set(asArray(schema.required));
  const parts = [...asArray(schema.allOf), ...asArray(schema.oneOf), ...asArray(schema.anyOf)];
  return [
    ...Object.entries(asRecord(schema.properties)).flatMap(([name, inner]) => [
      getPropertyItem(name, inner, required.has(name)),
      ...indent(getSchemaLines(inner, depth + 1)),
    ]),
    ...parts.flatMap((partSchema) => getSchemaLines(partSchema, depth + 1)),
    ...(schema.items === undefined ? [] : getSchemaLines(schema.items, depth + 1)),
  ];
}

function getPropertyItem(
  name: string,
  value: Json,
  isRequired: boolean,
  location?: string,
): string {
  const { format, description, default: defaultValue, enum: values } = asRecord(value);
  const facts = [
    getTypeNames(value).join(" or "),
    escapeMarkdown(asString(format) ?? ""),
    location && `in ${location}`,
    isRequired && "required",
    defaultValue !== undefined && `default ${getCodeSpan(JSON.stringify(defaultValue))}`,
    Array.isArray(values) && `one of ${values.map(showValue).join(", ")}`,
  ].filter(Boolean);
  const label = name === "" ? [] : [getCodeSpan(name)];
  const details = facts.length > 0 ? [`(${facts.join(", ")})`] : [];
  return getListItem([...label, ...details].join(" "), description);
}

/** Since OpenAPI 3.1, a schema may have several types. Without any, those of its variants count. */
function getTypeNames(schema: Json): string[] {
  const { type, items, oneOf, anyOf } = asRecord(schema);
  const names = [type].flat().flatMap((name) => escapeMarkdown(asString(name) ?? "") || []);
  if (names.length > 0) return names.map((name) => (name === "array" ? getArrayType(items) : name));
  return [...new Set([...asArray(oneOf), ...asArray(anyOf)].flatMap(getTypeNames))];
}

function getArrayType(items: Json): string {
  const names = getTypeNames(items);
  return names.length > 1 ? `(${names.join(" or ")})[]` : `${names[0] ?? "object"}[]`;
}

function showValue(value: Json): string {
  return getCodeSpan(asString(value) ?? JSON.stringify(value));
}

/** @param description Markdown */
function getListItem(term: string, description: Json): string {
  const text = asString(description)?.replace(/\s+/g, " ").trim() ?? "";
  const escaped = replaceOutsideCode(text, /\\.|[<{]/g, ([sign]) =>
    sign.startsWith("\\") ? undefined : `\\${sign}`,
  );
  return `- ${[term, escaped].filter(Boolean).join(": ")}`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((text) => `  ${text}`);
}
