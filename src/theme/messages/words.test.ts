import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { expect, it } from "vitest";
import { languageNeutralNames } from "../../../tests/english-words.ts";

type Node = { type: string } & Record<string, unknown>;

/** Attributes and properties whose text readers see or hear. */
const textAttributes =
  /^(?:alt|title|placeholder|label|textContent|innerText|aria-?(?:label|description|roledescription|valuetext))$|Label$/i;

const letters = /\p{L}/u;

/** Interface texts in the code, which no site can translate. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  visit(parseAst(source, { lang: "tsx" }) as unknown as Node, found);
  return found;
}

function visit(node: Node, found: string[]): void {
  if (node.type === "JSXText") collectTexts(node, found);
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    for (const child of getNodes(node.children)) {
      if (child.type === "JSXExpressionContainer") collectTexts(child.expression as Node, found);
    }
  }
  if (node.type === "JSXAttribute" || node.type === "Property") {
    if (textAttributes.test(getName(node.type === "Property" ? node.key : node.name))) {
      collectTexts(node.value as Node, found);
    }
  }
  if (node.type === "VariableDeclarator" && textAttributes.test(getName(node.id))) {
    collectTexts(node.init as Node | null, found);
  }
  if (node.type === "AssignmentPattern" && textAttributes.test(getName(node.left))) {
    collectTexts(node.right as Node, found);
  }
  if (node.type === "AssignmentExpression") {
    if (textAttributes.test(getName((node.left as Node).property)))
      collectTexts(node.right as Node, found);
  }
  if (
    node.type === "CallExpression" &&
    /^setAttribute/.test(getName((node.callee as Node).property))
  ) {
    const [name, value] = getNodes(node.arguments);
    if (value && textAttributes.test(String(name?.value))) collectTexts(value, found);
  }
  for (const child of Object.values(node).flatMap(getNodes)) visit(child, found);
}

/** Collects a text, or the texts that an expression chooses from. */
function collectTexts(node: Node | null, found: string[]): void {
  if (node?.type === "Literal" || node?.type === "JSXText") {
    if (typeof node.value === "string" && letters.test(node.value)) found.push(node.value.trim());
  } else if (node?.type === "TemplateLiteral") {
    const texts = getNodes(node.quasis).map(({ value }) => (value as { cooked: string }).cooked);
    found.push(...texts.filter((text) => letters.test(text)));
  } else if (node?.type === "JSXExpressionContainer") {
    collectTexts(node.expression as Node, found);
  } else if (node?.type === "ConditionalExpression") {
    collectTexts(node.consequent as Node, found);
    collectTexts(node.alternate as Node, found);
  } else if (node?.type === "LogicalExpression" || node?.operator === "+") {
    collectTexts(node.left as Node, found);
    collectTexts(node.right as Node, found);
  }
}

function getNodes(value: unknown): Node[] {
  const isNode = (value: unknown): value is Node =>
    typeof (value as Node | null)?.type === "string";
  return [value].flat().filter(isNode);
}

function getName(node: unknown): string {
  const { name, value } = Object(node);
  return String(name ?? value ?? "");
}

it("finds words in texts, attributes, properties and assignments", () => {
  const source = `
    const a = <p aria-label="One" className="no">Two {count > 1 ? "Three" : four} {\`Five \${n}\`}</p>;
    const b = { placeholder: "Six", type: "no" };
    button.title = open && "Seven";
    button.setAttribute("aria-label", "Eight");
    button.setAttribute("data-x", "no");
    function c({ nameLabel = "Nine" }) {}
    const d = <p title={kind === "no" ? messages.title : ""}>{": "}</p>;`;
  const expected = ["Three", "Five ", "One", "Two", "Six", "Seven", "Eight", "Nine"];
  expect(wordsIn(source)).toEqual(expected);
});

it("no component contains interface text", () => {
  const theme = join(import.meta.dirname, "..");
  const files = readdirSync(theme, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /(?<!messages|\.test|\.d)\.tsx?$/.test(file));
  const words = sources.flatMap((file) =>
    wordsIn(readFileSync(join(theme, file), "utf8"))
      .filter((text) => !languageNeutralNames.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(sources.length).toBeGreaterThan(60);
  expect(words).toEqual([]);
});
