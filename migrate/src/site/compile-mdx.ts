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
  const statements = findMissingComponents(root).map((name) => {
    const component = findComponent(name);
    return component
      ? `import { ${component.imported} as ${name} } from ${JSON.stringify(component.specifier)};`
      : `export const ${name} = ({ children }) => children ?? null;`;
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

/** Names of components that the text neither imports nor defines. */
function findMissingComponents(root: Root): string[] {
  const used = new Set<string>();
  const definedNames = new Set<string>();
  visitTree(root, (node) => {
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const name = node.name?.split(".")[0] ?? "";
      if (/^[A-Z]/.test(name)) used.add(name);
    }
    if (node.type === "mdxjsEsm") {
      const { imports = [], exports = [] } = readModuleNames(node.value) ?? {};
      for (const name of [...imports.map(({ local }) => local), ...exports]) definedNames.add(name);
    }
  });
  return [...used].filter((name) => !definedNames.has(name));
}

function visitTree(node: MdastNode, visit: (node: MdastNode) => void): void {
  visit(node);
  if ("children" in node) for (const child of node.children) visitTree(child, visit);
}
