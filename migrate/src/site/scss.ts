import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";

interface ConvertedScss {
  css: string;
  /** What only the Sass compiler can read. */
  skipped: string[];
}

/** Converts comments, variables, and nested rules of SCSS. Throws a CssSyntaxError. */
export function convertScss(source: string): ConvertedScss {
  const variables = new Map<string, string>();
  const skipped: string[] = [];
  const root = postcss.parse(source.replace(/(^|[\s;{}])\/\/[^\n]*/g, "$1"));
  const result = postcss.root();
  const context: ScssContext = { variables, skipped };
  for (const node of root.nodes) convertNode(node, { parents: [], target: result }, context);
  return { css: result.toString(), skipped };
}

/** Converts the part of Less that most sites use: comments, variables, and nested rules. */
export function convertLess(source: string): ConvertedScss {
  const atRules = "media|supports|layer|container|keyframes|font-face|import|charset|page|property";
  const calls: string[] = [];
  const scss = source
    .replace(/(?<=[{;]\s*)[.#][\w-]+\s*(?:\([^()]*\))?\s*;/g, (call) => {
      calls.push(call.slice(0, -1));
      return "";
    })
    .replace(new RegExp(`@(?!(?:-\\w+-)?(?:${atRules})\\b)(?=[\\w-]+)`, "g"), "$$")
    .replace(/~(["'])(.*?)\1/g, "$2");
  const { css, skipped } = convertScss(scss);
  return { css, skipped: [...skipped, ...calls] };
}

interface ScssContext {
  variables: Map<string, string>;
  skipped: string[];
}

interface Position {
  /** Selectors of the rules around a node. */
  parents: readonly string[];
  target: Container;
}

function convertNode(node: ChildNode, position: Position, context: ScssContext): void {
  const { parents, target } = position;
  if (node.type === "comment") return;
  if (node.type === "decl") {
    const value = substitute(node.value, context);
    if (node.prop.startsWith("$")) {
      context.variables.set(node.prop, value.replace(/\s*!default$/, ""));
    } else if (value.includes("$") || node.prop.includes("#{")) {
      context.skipped.push(`${node.prop}: ${node.value}`);
    } else if (parents.length > 0) {
      target.append(node.clone({ value }));
    }
    return;
  }
  if (node.type === "atrule") convertAtRule(node, position, context);
  else convertRule(node, position, context);
}

const cssAtRules = /^(?:media|supports|layer|container|keyframes|font-face|import|charset)$/;

function convertAtRule(node: AtRule, { parents, target }: Position, context: ScssContext): void {
  const params = substitute(node.params, context);
  const isSassImport = node.name === "import" && !/^(?:url|["']https?:)|\.css["']$/.test(params);
  if (!cssAtRules.test(node.name) || params.includes("$") || isSassImport) {
    context.skipped.push(`@${node.name} ${node.params}`.trim());
    return;
  }
  if (!node.nodes || /^(?:keyframes|font-face)$/.test(node.name)) {
    target.root().append(node.clone({ params }));
    return;
  }
  const copy = postcss.atRule({ name: node.name, params, nodes: [] });
  // Rules in a media query inside a rule apply to the selector of that rule.
  const inner = parents.length > 0 ? postcss.rule({ selector: parents.join(", ") }) : copy;
  if (inner !== copy) copy.append(inner);
  target.root().append(copy);
  for (const child of node.nodes) {
    const position = child.type === "rule" ? { parents, target: copy } : { parents, target: inner };
    convertNode(child, position, context);
  }
}

function convertRule(node: Rule, { parents, target }: Position, context: ScssContext): void {
  const selectors = node.selectors.flatMap((text) => {
    const selector = substitute(text, context);
    if (parents.length === 0) return [selector];
    return parents.map((parent) =>
      selector.includes("&") ? selector.replaceAll("&", parent) : `${parent} ${selector}`,
    );
  });
  if (selectors.some((selector) => /[%$]|#\{/.test(selector))) {
    context.skipped.push(node.selector);
    return;
  }
  const copy = postcss.rule({ selector: selectors.join(", ") });
  const container = target.type === "rule" ? (target.parent ?? target.root()) : target;
  container.append(copy);
  for (const child of node.nodes) {
    convertNode(child, { parents: selectors, target: copy }, context);
  }
  if (copy.nodes.length === 0) copy.remove();
}

function substitute(text: string, { variables }: ScssContext): string {
  return text
    .replace(/#\{\s*(\$[\w-]+)\s*\}/g, (use, name: string) => variables.get(name) ?? use)
    .replace(/\$[\w-]+/g, (name) => variables.get(name) ?? name);
}
