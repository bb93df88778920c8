import { sharedHclParser } from "../../../src/catalog/hcl/load-parser.ts";
import { findChild, getSourceText, type SyntaxNode } from "../../../src/catalog/hcl/syntax.ts";
import { readHclCode } from "../../../src/catalog/read/blocks/hcl-blocks.ts";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../../lint-rules.ts";
import { getLocation, type Locate } from "../format-helpers.ts";
import { hclRules } from "./hcl-rules.ts";

const inputName = "dev_permitted_services";

/** Full access to these services is administration, or access to the state or to the roles of servers. */
const servicesOfAdministrators: ReadonlySet<string> = new Set([
  "ec2",
  "eks",
  "iam",
  "kms",
  "organizations",
  "s3",
  "sso",
  "sts",
]);

export async function checkPermittedServices(code: string, locate: Locate): Promise<Diagnostic[]> {
  if (!code.includes(inputName)) return [];
  const parse = await sharedHclParser();
  const { body } = parse(code, { withAttributes: true });
  const locals = new Map(
    readHclCode(code, parse)
      .blocks.filter(({ kind }) => kind === "locals")
      .flatMap(({ attributes }) =>
        [...attributes.values()].flatMap(({ name, expression }) =>
          expression ? [[`local.${name}`, expression.node] as const] : [],
        ),
      ),
  );
  const offsets = new Map<number, string>();
  for (const value of body.flatMap((node) => findValues(code, node))) {
    for (const { start, text } of findTexts({ code, locals, seen: new Set() }, value)) {
      if (servicesOfAdministrators.has(text)) offsets.set(start, text);
    }
  }
  return [...offsets].map(([offset, service]) =>
    diagnose(hclRules["service-too-wide"], getLocation(code, offset, locate), { service }),
  );
}

/** The values of the input in blocks and in objects. */
function findValues(code: string, node: SyntaxNode): SyntaxNode[] {
  const isAssignment = node.type === "attribute" || node.type === "object_elem";
  const [name] = node.children;
  const value = node.children.findLast(({ type }) => type === "expression");
  return isAssignment && name && value && getSourceText(code, name) === inputName
    ? [value]
    : node.children.flatMap((child) => findValues(code, child));
}

interface Scope {
  code: string;
  locals: ReadonlyMap<string, SyntaxNode>;
  seen: Set<string>;
}

/** The texts in lists, and in lists of the locals that an expression names. */
function findTexts(scope: Scope, node: SyntaxNode): { start: number; text: string }[] {
  const { code, locals, seen } = scope;
  const source = getSourceText(code, node);
  const local = node.type === "expression" ? locals.get(source) : undefined;
  if (local) return seen.has(source) ? [] : findTexts({ ...scope, seen: seen.add(source) }, local);
  const texts = node.type === "tuple" ? node.children.flatMap((item) => readText(code, item)) : [];
  return [...texts, ...node.children.flatMap((child) => findTexts(scope, child))];
}

function readText(code: string, item: SyntaxNode): { start: number; text: string }[] {
  const [literal] = item.children;
  const text = literal && findChild(literal, "string_lit");
  return text ? [{ start: text.start, text: getSourceText(code, text).slice(1, -1) }] : [];
}
