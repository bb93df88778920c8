import type { MdastNode } from "satteri";
import { applyEdits, wholeLines } from "../../text/edits.ts";
import type { LocalFinding, NodeOf, PreparedBody, Root } from "../prepare.ts";
import { convertCode } from "./convert-code.ts";
import { convertElement } from "./convert-element.ts";
import { convertExpression } from "./convert-expression.ts";
import { convertDefinitions, convertImage, convertLink } from "./convert-links.ts";
import { readModule } from "./modules.ts";
import type { Surroundings } from "./surroundings.ts";
import { offsetsOf, type Work } from "./work.ts";

export interface ConvertedBody {
  text: string;
  findings: LocalFinding[];
}

/** Places a component that a page defines itself into the components of the new site. */
export type DefineComponent = (code: string, names: readonly string[]) => Map<string, string>;

/** Converts what depends on the tree: links, images, components, JavaScript, diagrams. */
export function convertBody(
  { text, root, isMdx, findings }: PreparedBody,
  surroundings: Surroundings,
  defineComponents: DefineComponent,
): ConvertedBody {
  const work: Work = {
    text,
    isMdx,
    surroundings,
    imports: new Map(),
    constants: new Map(surroundings.constants),
    own: new Map(),
    partials: new Map(),
    edits: [],
    findings: [...findings],
  };
  readStatements(root, work, defineComponents);
  for (const node of root.children) convertNode(node, work);
  convertDefinitions(root, work);
  const statements = [...work.partials].map(
    ([name, path]) => `import ${name} from ${JSON.stringify(path)};\n`,
  );
  const edited = applyEdits(text, work.edits);
  const head = statements.length > 0 ? `${statements.join("")}\n` : "";
  const body =
    head === ""
      ? edited.text
      : edited.text.replace(/^\n*/, (blank) => (blank === "" ? "" : "\n") + head);
  const shift = body.length - edited.text.length;
  return {
    text: body,
    findings: work.findings.map((one) => ({
      ...one,
      offset: Math.max(0, edited.moved(one.offset) + shift),
    })),
  };
}

/** Takes the `import` and `export` lines out, and keeps what they say. */
function readStatements(root: Root, work: Work, defineComponents: DefineComponent): void {
  const code: string[] = [];
  const defined: string[] = [];
  for (const node of root.children) {
    if (node.type !== "mdxjsEsm") continue;
    const [start, end] = offsetsOf(node);
    const [from, to] = wholeLines(work.text, start, end);
    const blank = /^\n/.exec(work.text.slice(to));
    work.edits.push({ start: from, end: to + (blank?.[0].length ?? 0), text: "" });
    const statements = readModule(node.value);
    if (!statements) {
      work.findings.push({
        cause: "expression-removed",
        subject: "import or export",
        offset: start,
      });
      continue;
    }
    for (const name of statements.imports) work.imports.set(name.local, name);
    for (const { name, literal } of statements.exports) {
      if (literal !== undefined) work.constants.set(name, literal);
      if (/^[A-Z]/.test(name)) defined.push(name);
    }
    code.push(statements.code);
  }
  if (defined.length > 0) work.own = defineComponents(code.join("\n"), defined);
}

/** Converts a node and what is in it. */
function convertNode(node: MdastNode, work: Work): void {
  switch (node.type) {
    case "mdxjsEsm":
      return;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      convertElement(node, work, convertChildren);
      return;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      convertExpression(node, work);
      return;
    case "code":
      convertCode(node, work);
      return;
    case "link":
      convertLink(node, work);
      break;
    case "image":
      convertImage(node, work);
      return;
    case "containerDirective":
      convertAdmonition(node, work);
      break;
    case "html":
      convertHtml(node, work);
      return;
  }
  convertChildren(node, work);
}

function convertChildren(node: MdastNode, work: Work): void {
  if (!("children" in node)) return;
  for (const child of node.children) convertNode(child, work);
}

/** Kinds of admonitions of the old engines and those that stand for them. */
const kinds: Readonly<Record<string, string>> = {
  secondary: "note",
  important: "info",
  success: "tip",
  abstract: "note",
  summary: "note",
  tldr: "note",
  todo: "info",
  hint: "tip",
  check: "tip",
  done: "tip",
  question: "info",
  help: "info",
  faq: "info",
  attention: "warning",
  failure: "danger",
  fail: "danger",
  missing: "danger",
  error: "danger",
  bug: "danger",
  example: "note",
  quote: "note",
  cite: "note",
};
const known = new Set("note tip info warning danger caution".split(" "));

function convertAdmonition(node: NodeOf<"containerDirective">, work: Work): void {
  if (known.has(node.name)) return;
  const [start] = offsetsOf(node);
  const at = work.text.indexOf(node.name, start);
  const kind = kinds[node.name];
  if (!kind) work.findings.push({ cause: "unknown-admonition", subject: node.name, offset: start });
  const hasTitle = work.text[at + node.name.length] === "[";
  // The name of the kind was the title.
  const title = hasTitle ? "" : `[${node.name.charAt(0).toUpperCase()}${node.name.slice(1)}]`;
  work.edits.push({ start: at, end: at + node.name.length, text: `${kind ?? "note"}${title}` });
}

/** Pictures and links in the HTML of a plain Markdown file. */
function convertHtml(node: NodeOf<"html">, work: Work): void {
  const [start, end] = offsetsOf(node);
  const html = work.text.slice(start, end);
  for (const match of html.matchAll(/<(img|a)\b[^>]*?\s(src|href)=(["'])([^"'>]*)\3/gi)) {
    const [whole, , name = "", , address = ""] = match;
    const isImage = name.toLowerCase() === "src";
    const now = isImage ? work.surroundings.image(address) : work.surroundings.link(address);
    const from = start + match.index + whole.length - address.length - 1;
    if (now === undefined) {
      work.findings.push({
        cause: isImage ? "missing-image" : "broken-link",
        subject: address,
        offset: from,
      });
    } else if (now !== address)
      work.edits.push({ start: from, end: from + address.length, text: now });
  }
}
