import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";

interface ConvertedScss {
  css: string;
  /** What only the Sass compiler can read. */
  skipped: string[];
}

/** Strings, addresses, and comments. */
const notCode =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\/|url\([^)]*\)|(?<!:)\/\/[^\n]*/g;

/** Converts comments, variables, and nested rules of SCSS. Throws a CssSyntaxError. */
export function convertScss(source: string): ConvertedScss {
  const variables = new Map<string, string>();
  const skipped: string[] = [];
  const root = postcss.parse(
    source.replace(notCode, (text) => (text.startsWith("//") ? "" : text)),
  );
  const result = postcss.root();
  const context: ScssContext = { variables, skipped };
  for (const node of root.nodes) convertNode(node, { parents: [], target: result }, context);
  return { css: result.toString(), skipped };
}

const atRules = "media|supports|layer|container|keyframes|font-face|import|charset|page|property";

/** Converts the part of Less that most sites use: comments, variables, and nested rules. */
export function convertLess(source: string): ConvertedScss {
  const variable = new RegExp(
    `${notCode.source}|@(?!(?:-\\w+-)?(?:${atRules})\\b)(?=[\\w-]+)`,
    "g",
  );
  const calls: string[] = [];
  const scss = source
    .replace(/(?<=(?:[{};]|\*\/)\s*)[.#][\w-]+\s*(?:\([^()]*\))?\s*;/g, (call) => {
      calls.push(call.slice(0, -1));
      return "";
    })
    .replace(variable, (text) => (text.startsWith("@") ? text.replace("@", "$") : text))
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
      const usual = value.replace(/\s*!default$/, "");
      const isSet = usual !== value && context.variables.has(node.prop);
      if (!isSet) context.variables.set(node.prop, usual);
    } else if (/\$[a-z_-]/i.test(value) || node.prop.includes("#{")) {
      context.skipped.push(`${node.prop}: ${node.value}`);
    } else if (parents.length > 0) {
      target.append(node.clone({ value }));
    }
    return;
  }
  if (node.type === "atrule") convertAtRule(node, position, context);
  else convertRule(node, position, context);
}

const cssAtRule = new RegExp(`^(?:-\\w+-)?(?:${atRules})$`);

/** At-rules whose content belongs to no selector. */
const independent = /^(?:-\w+-)?(?:keyframes|font-face|page|property)$/;

/** A variable, placeholder, or interpolation that only the Sass compiler can read. */
const scssOnly = /\$[a-z_-]|%[a-z_-]|#\{/i;

function convertAtRule(node: AtRule, { parents, target }: Position, context: ScssContext): void {
  const params = substitute(node.params, context);
  const isSassImport = node.name === "import" && !/^(?:url|["']https?:)|\.css["']$/.test(params);
  if (!cssAtRule.test(node.name) || params.includes("$") || isSassImport) {
    context.skipped.push(`@${node.name} ${node.params}`.trim());
    return;
  }
  const container = outsideRules(target);
  if (!node.nodes || independent.test(node.name)) {
    const copy = node.clone({ params });
    copy.walkDecls((declaration) => {
      declaration.value = substitute(declaration.value, context);
      if (scssOnly.test(declaration.value)) context.skipped.push(String(declaration));
    });
    container.append(copy);
    return;
  }
  const copy = postcss.atRule({ name: node.name, params, nodes: [] });
  // Rules in a media query inside a rule apply to the selector of that rule.
  const inner = parents.length > 0 ? postcss.rule({ selector: parents.join(", ") }) : copy;
  if (inner !== copy) copy.append(inner);
  container.append(copy);
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
  // `font: { family: serif }` is a group of properties.
  if (selectors.some((selector) => scssOnly.test(selector) || selector.endsWith(":"))) {
    context.skipped.push(node.selector);
    return;
  }
  const copy = postcss.rule({ selector: selectors.join(", ") });
  outsideRules(target).append(copy);
  for (const child of node.nodes) {
    convertNode(child, { parents: selectors, target: copy }, context);
  }
  if (copy.nodes.length === 0) copy.remove();
}

/** The at-rule or style sheet that contains the rules of a target. */
function outsideRules(target: Container) {
  return target.type === "rule" ? (target.parent ?? target.root()) : target;
}

function substitute(text: string, { variables }: ScssContext): string {
  return text
    .replace(/#\{\s*(\$[\w-]+)\s*\}/g, (use, name: string) => variables.get(name) ?? use)
    .replace(/\$[\w-]+/g, (name) => variables.get(name) ?? name);
}
