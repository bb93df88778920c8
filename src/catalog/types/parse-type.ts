import type { Default, TypeAttribute, TypeNode } from "../../model/reference/module.ts";
import { evaluate, readKey } from "../hcl/evaluate/evaluate.ts";
import { type Expression, findChild, getSourceText, type SyntaxNode } from "../hcl/syntax.ts";
import { collectionNames, primitiveNames } from "../history/parse-canonical-type.ts";
import { getAttributeComments } from "./attribute-comments.ts";

export interface UnknownType {
  text: string;
  offset: number;
}

export interface AttributeDefault {
  attribute: TypeAttribute;
  default: Default;
  offset: number;
}

interface ParsedType {
  tree: TypeNode;
  unknown: UnknownType[];
  defaults: AttributeDefault[];
}

export const typeNames: string[] = [
  ...primitiveNames,
  ...collectionNames,
  "tuple",
  "object",
  "optional",
];

export function parseType({ source, node }: Expression): ParsedType {
  const unknown: UnknownType[] = [];
  const defaults: AttributeDefault[] = [];
  return { tree: getType(node, { source, unknown, defaults }), unknown, defaults };
}

interface Context {
  source: string;
  unknown: UnknownType[];
  defaults: AttributeDefault[];
}

function getType(node: SyntaxNode, context: Context): TypeNode {
  const [term, ...rest] = getTerms(node);
  if (!term || rest.length > 0) return createUnknownType(node, context);
  if (term.type === "expression") return getType(term, context);
  if (term.type === "variable_expr") return getNamedType(term, context);
  if (term.type === "function_call") return getConstructedType(term, context);
  return createUnknownType(node, context);
}

function getTerms(node: SyntaxNode): SyntaxNode[] {
  return node.children.filter(({ type }) => type !== "(" && type !== ")" && type !== "comment");
}

function getNamedType(node: SyntaxNode, context: Context): TypeNode {
  const text = getSourceText(context.source, node);
  const primitive = primitiveNames.find((name) => name === text);
  if (primitive) return { kind: "primitive", name: primitive };
  // Before Terraform 0.12 a collection had no element type.
  const collection = collectionNames.find((name) => name === text);
  if (collection)
    return { kind: "collection", name: collection, of: { kind: "primitive", name: "any" } };
  return createUnknownType(node, context);
}

function getConstructedType(node: SyntaxNode, context: Context): TypeNode {
  const name = getSourceText(context.source, findChild(node, "identifier") ?? node);
  const [argument, ...more] = getArguments(node);
  if (!argument || more.length > 0) return createUnknownType(node, context);
  const collection = collectionNames.find((known) => known === name);
  if (collection) return { kind: "collection", name: collection, of: getType(argument, context) };
  const literal = getLiteral(argument);
  if (name === "tuple" && literal?.type === "tuple") {
    const elements = literal.children.filter(({ type }) => type === "expression");
    return { kind: "tuple", of: elements.map((element) => getType(element, context)) };
  }
  if (name === "object" && literal?.type === "object") return getObjectType(literal, context);
  return createUnknownType(findChild(node, "identifier") ?? node, context);
}

function getArguments(call: SyntaxNode): SyntaxNode[] {
  const list = findChild(call, "function_arguments");
  return list?.children.filter(({ type }) => type === "expression") ?? [];
}

function getLiteral(expression: SyntaxNode): SyntaxNode | undefined {
  return findChild(expression, "collection_value")?.children[0];
}

function getObjectType(node: SyntaxNode, context: Context): TypeNode {
  const comments = getAttributeComments(context.source, node);
  const attributes = node.children
    .filter(({ type }) => type === "object_elem")
    .map((element) => getAttributeType(element, comments.get(element) ?? "", context));
  // The last of two attributes with one name counts.
  const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  return { kind: "object", attributes: [...byName.values()] };
}

function getAttributeType(element: SyntaxNode, comment: string, context: Context): TypeAttribute {
  const [key, value] = element.children.filter(({ type }) => type === "expression");
  const name = key ? readKey(context.source, key) : "";
  const optional = value && getOptionalCall(value, context.source);
  const [type, defaultValue] = optional ? getArguments(optional) : [value];
  const attribute: TypeAttribute = {
    name,
    type: type ? getType(type, context) : createUnknownType(element, context),
    optional: optional !== undefined,
    default: defaultValue ? readDefault({ source: context.source, node: defaultValue }) : null,
    comment,
  };
  if (defaultValue && attribute.default) {
    context.defaults.push({ attribute, default: attribute.default, offset: defaultValue.start });
  }
  return attribute;
}

function getOptionalCall(value: SyntaxNode, source: string): SyntaxNode | undefined {
  const call = findChild(value, "function_call");
  const name = call && findChild(call, "identifier");
  return name && getSourceText(source, name) === "optional" ? call : undefined;
}

function readDefault(expression: Expression): Default {
  const evaluated = evaluate(expression);
  return {
    text: getSourceText(expression.source, expression.node),
    value: evaluated.known ? evaluated.value : null,
    known: evaluated.known,
  };
}

function createUnknownType(node: SyntaxNode, { source, unknown }: Context): TypeNode {
  const text = getSourceText(source, node);
  unknown.push({ text, offset: node.start });
  return { kind: "unknown", text };
}
