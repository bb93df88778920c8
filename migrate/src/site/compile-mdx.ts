import { type MdastNode, mdxToJs } from "satteri";
import { normalizeText } from "../../../src/model/text/normalize-text.ts";
import { getOffsets, type ModuleExport } from "../document/convert/conversion.ts";
import { readModuleNames } from "../document/convert/modules.ts";
import { type NodeOf, prepareBody, type Root } from "../document/prepare.ts";
import { applyEdits, type Edit } from "../text/edits.ts";
import { splitFile } from "../text/front-matter.ts";
import { quoteAttribute } from "../text/jsx-tag.ts";

type FindComponent = (tag: string) => ModuleExport | undefined;

/**
 * Compiles Markdown that a component imports, with imports for the components of pages.
 * Returns undefined if it is not valid.
 */
export function compileMdx(source: string, findComponent: FindComponent): string | undefined {
  const { body } = splitFile(normalizeText(source));
  const { text, root } = prepareBody(body, { format: "mdx", isMdxFile: true });
  const { edits, hasAdmonition } = convertAdmonitions(root, text);
  const statements = [...findMissingComponents(root)].map(([name, members]) => {
    const component = findComponent(name);
    return component
      ? `import { ${component.imported} as ${name} } from ${JSON.stringify(component.specifier)};`
      : `export const ${name} = ${getFragmentCode(members)};`;
  });
  if (hasAdmonition) statements.push('import MdxAdmonition from "@theme/Admonition";');
  const head = statements.map((statement) => `${statement}\n`).join("");
  try {
    const code = `${head}\n${applyEdits(text, edits).text}`;
    return mdxToJs(code, { features: { gfm: true, headingAttributes: true } }).code;
  } catch {
    return undefined;
  }
}

function convertAdmonitions(root: Root, text: string): { edits: Edit[]; hasAdmonition: boolean } {
  const edits: Edit[] = [];
  const convert = (node: NodeOf<"containerDirective">) => {
    const [start, end] = getOffsets(node);
    const source = text.slice(start, end).trimEnd();
    const opening = source.split("\n", 1)[0] ?? "";
    const title = /\[(.*)\]/.exec(opening)?.[1];
    const attributes = title === undefined ? "" : ` title=${quoteAttribute(title)}`;
    const tag = `<MdxAdmonition type="${node.name}"${attributes}>\n`;
    edits.push({ start, end: start + opening.length, text: tag });
    const closing = /(?<=\n[ \t>]*):{3,}$/.exec(source);
    const offset = start + (closing?.index ?? source.length);
    const line = closing ? "\n</MdxAdmonition>" : "\n\n</MdxAdmonition>";
    edits.push({ start: offset, end: start + source.length, text: line });
  };
  visitTree(root, (node) => {
    if (node.type === "containerDirective") convert(node);
  });
  return { edits, hasAdmonition: edits.length > 0 };
}

/** Code of a component that renders its children. The members of `<Tabs.Item>` do the same. */
function getFragmentCode(members: ReadonlySet<string>): string {
  const fragment = "({ children }) => children ?? null";
  const list = [...members].map((member) => `${member}: ${fragment}`);
  return list.length === 0 ? fragment : `Object.assign(${fragment}, { ${list.join(", ")} })`;
}

/** Components that the text neither imports nor defines, with the members that it uses. */
function findMissingComponents(root: Root): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const definedNames = new Set<string>();
  visitTree(root, (node) => {
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const [name = "", member] = node.name?.split(".") ?? [];
      if (!/^[A-Z]/.test(name)) return;
      const members = used.get(name) ?? new Set();
      used.set(name, member === undefined ? members : members.add(member));
    }
    if (node.type === "mdxjsEsm") {
      const { imports = [], exports = [] } = readModuleNames(node.value) ?? {};
      for (const name of [...imports.map(({ local }) => local), ...exports]) definedNames.add(name);
    }
  });
  for (const name of definedNames) used.delete(name);
  return used;
}

function visitTree(node: MdastNode, visit: (node: MdastNode) => void): void {
  visit(node);
  if ("children" in node) for (const child of node.children) visitTree(child, visit);
}
