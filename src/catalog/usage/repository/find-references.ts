import { findChild, getSourceText, type SyntaxNode } from "../../hcl/syntax.ts";
import type { Block } from "../../read/blocks/block.ts";

/** A step of a reference: `.name`, `["name"]`, `[0]` or `[each.key]` without a name, `[*]` or `.*`. */
interface Step {
  kind: "attribute" | "index" | "splat";
  name?: string;
  offset: number;
}

type Reference = readonly Step[];

const addressBlocks = new Set(["moved", "removed", "import"]);

/** Follows `for` variables. Skips `depends_on`, `try()`, and `can()`, whose names may be missing. */
export function findReferences(
  { attributes, blocks }: Pick<Block, "attributes" | "blocks">,
  root: string,
): Reference[] {
  const references = [...attributes.values()].flatMap(({ name, expression }) =>
    // The text is searched first, because most expressions do not contain the name.
    expression &&
    name !== "depends_on" &&
    getSourceText(expression.source, expression.node).includes(root)
      ? getReferences(expression.node, { source: expression.source, names: new Map([[root, []]]) })
      : [],
  );
  const inner = blocks.filter(({ kind }) => !addressBlocks.has(kind));
  return [...references, ...inner.flatMap((block) => findReferences(block, root))];
}

export type Repetition = "count" | "for_each" | undefined;

export function getRepetition({ attributes }: Pick<Block, "attributes">): Repetition {
  if (attributes.has("count")) return "count";
  return attributes.has("for_each") ? "for_each" : undefined;
}

/** An output that an expression reads from a `module` block. */
export interface OutputReference {
  module: string;
  output: string;
  offset: number;
  /** Whether it is read from the list of modules that `count` makes. */
  isFromList: boolean;
  /** The key of the instance that `for_each` makes, if it is written as `.key`. */
  key?: { name: string; offset: number };
}

/** @param repetitionOfModule how the `module` block with a name is repeated */
export function findOutputReferences(
  body: Pick<Block, "attributes" | "blocks">,
  repetitionOfModule: (name: string) => Repetition,
): OutputReference[] {
  return findReferences(body, "module").flatMap(([module, ...steps]) => {
    if (module?.name === undefined) return [];
    const repetition = repetitionOfModule(module.name);
    const step = getOutputStep(steps, repetition);
    if (step?.name === undefined) return [];
    const isFromList = repetition === "count" && step === steps[0];
    const [{ kind, name: key, offset } = step] = steps;
    return [
      {
        module: module.name,
        output: step.name,
        offset: step.offset,
        isFromList,
        ...(repetition === "for_each" &&
          kind === "attribute" &&
          key !== undefined && { key: { name: key, offset } }),
      },
    ];
  });
}

interface Template {
  text: string;
  /** Position in the file for each position in `text`. */
  offsets: number[];
}

/** The strings of a file in JSON that may read an output of a module. */
export function findTemplates(json: string): Template[] {
  return [...json.matchAll(/"((?:[^"\\]|\\.)*)"/g)].flatMap(({ 1: raw = "", index }) => {
    const mayRead = raw.includes("module") && /[$%]\{/.test(raw);
    return mayRead ? [decodeJsonString(raw, index + 1)] : [];
  });
}

const jsonEscapes: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
};

function decodeJsonString(raw: string, start: number): Template {
  const template: Template = { text: "", offsets: [] };
  for (const { 0: part, 1: code, 2: escaped, index } of raw.matchAll(
    /\\u([\da-fA-F]{4})|\\(.)|[^\\]/gs,
  )) {
    if (code !== undefined) template.text += String.fromCharCode(Number.parseInt(code, 16));
    else template.text += escaped === undefined ? part : (jsonEscapes[escaped] ?? escaped);
    template.offsets.push(start + index);
  }
  return template;
}

/** The step with the name of the output. Instances of a repeated module come before it. */
function getOutputStep(steps: Reference, repetition: Repetition): Step | undefined {
  const [first, second] = steps;
  if (first?.kind === "splat") return second;
  if (repetition === "count") return first?.kind === "index" ? second : first;
  return repetition === "for_each" ? second : first;
}

interface Scope {
  source: string;
  /** What the root and variables of `for` expressions refer to; null for other variables. */
  names: ReadonlyMap<string, Reference | null>;
}

function getReferences(node: SyntaxNode, scope: Scope): Reference[] {
  if (/^for_(?:tuple|object)_expr$/.test(node.type)) return getReferencesInFor(node, scope);
  if (node.type === "function_call" && /^(?:try|can)$/.test(getFunctionName(node, scope)))
    return [];
  return node.children.flatMap((child, index): Reference[] => {
    const base = getBaseReference(child, scope);
    const steps = base ? getStepsAfter(node.children.slice(index + 1), scope.source) : [];
    return [...(base ? [[...base, ...steps]] : []), ...getReferences(child, scope)];
  });
}

function getReferencesInFor(node: SyntaxNode, scope: Scope): Reference[] {
  const intro = findChild(node, "for_intro");
  const collection = intro && findChild(intro, "expression");
  const variables = intro?.children.filter(({ type }) => type === "identifier") ?? [];
  const rest = node.children.filter((child) => child !== intro);
  const names = new Map(scope.names);
  for (const variable of variables) names.set(getSourceText(scope.source, variable), null);
  const last = variables.at(-1);
  const base = collection && parseEntireReference(collection, scope);
  if (last && base) {
    const isList = base.at(-1)?.kind === "splat";
    const item: Step = { kind: "index", offset: last.start };
    names.set(getSourceText(scope.source, last), isList ? base : [...base, item]);
  }
  return [
    ...(collection ? getReferences(collection, scope) : []),
    ...rest.flatMap((child) => getReferences(child, { ...scope, names })),
  ];
}

/** The reference that is the entire expression, such as `module.vpc` or `values(module.vpc)`. */
function parseEntireReference(expression: SyntaxNode, scope: Scope): Reference | undefined {
  const [first, ...rest] = expression.children.filter(({ type }) => type !== "comment");
  const base = first && getBaseReference(first, scope);
  return base && [...base, ...getStepsAfter(rest, scope.source)];
}

function getBaseReference(node: SyntaxNode, scope: Scope): Reference | undefined {
  if (node.type === "variable_expr")
    return scope.names.get(getSourceText(scope.source, node)) ?? undefined;
  if (node.type !== "function_call") return undefined;
  const [argument] = findChild(node, "function_arguments")?.children ?? [];
  const base = argument?.type === "expression" ? parseEntireReference(argument, scope) : undefined;
  if (!base || base.length === 0) return undefined;
  switch (getFunctionName(node, scope)) {
    case "values":
      return base;
    case "one":
    case "element":
      return base.length > 1 ? base : [...base, { kind: "index", offset: node.start }];
    default:
      return undefined;
  }
}

function getFunctionName(node: SyntaxNode, { source }: Scope): string {
  const name = findChild(node, "identifier");
  return name ? getSourceText(source, name) : "";
}

function getStepsAfter(nodes: readonly SyntaxNode[], source: string): Step[] {
  const steps: Step[] = [];
  for (const node of nodes) {
    if (node.type === "get_attr") {
      const name = getSourceText(source, node).slice(1).trim();
      steps.push({ kind: "attribute", name, offset: node.start + 1 });
    } else if (node.type === "index") steps.push(indexStep(node, source));
    else if (/splat$/.test(node.type)) steps.push(...getSplatSteps(node, source));
    // The operators of a splat are nodes as well.
    else if (!/^[.[]/.test(node.type)) break;
  }
  return steps;
}

function getSplatSteps(node: SyntaxNode, source: string): Step[] {
  const inner = getStepsAfter(node.children, source);
  const isOuter = node.type === "splat";
  return isOuter ? inner : [{ kind: "splat", offset: node.start }, ...inner];
}

function indexStep(node: SyntaxNode, source: string): Step {
  const text = getSourceText(source, node);
  const name = /^\[\s*"([^"$%\\]*)"\s*\]$/.exec(text)?.[1];
  if (name === undefined) return { kind: "index", offset: node.start };
  return { kind: "index", name, offset: node.start + text.indexOf('"') + 1 };
}
