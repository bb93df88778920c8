import { parseModule, visitNodes } from "../text/ast.ts";
import { asRecord, type JsonRecord } from "../text/values.ts";

const sizes: Readonly<Record<string, string>> = {
  none: "0",
  xs: "0.25rem",
  sm: "0.5rem",
  md: "1rem",
  lg: "2rem",
  xl: "4rem",
};

const sides: Readonly<Record<string, string>> = {
  top: "Top",
  bottom: "Bottom",
  left: "Left",
  right: "Right",
  vert: "Block",
  horiz: "Inline",
};

const spacing = /^(margin|padding)(?:-([a-z]+))?--([a-z]+)$/;
const columns = /^col--(offset-)?(1[0-2]|[1-9])$/;
const alignment = /^text--(left|center|right)$/;

/**
 * The layout of a class of Infima (https://infima.dev/docs). A column never gets narrower than
 * 15rem but wraps. In a row narrower than 36rem, as on a phone, each column fills the row.
 */
export function getInfimaDeclarations(name: string): JsonRecord | undefined {
  if (name === "row") return { display: "flex", flexWrap: "wrap", gap: "1rem" };
  if (name === "col") return { flex: "1 1 15rem" };
  const [, offset, width] = columns.exec(name) ?? [];
  if (width !== undefined) {
    const share = `${width} / 12 * 100%`;
    if (offset !== undefined) return { marginLeft: `calc(${share})` };
    return { flex: `0 1 max(15rem, ${share} - 1rem, min(100%, (36rem - 100%) * 999))` };
  }
  const [, textAlign] = alignment.exec(name) ?? [];
  if (textAlign !== undefined) return { textAlign };
  const [, property = "", side = "", size = ""] = spacing.exec(name) ?? [];
  const suffix = side === "" ? "" : sides[side];
  const value = sizes[size];
  return value === undefined || suffix === undefined ? undefined : { [property + suffix]: value };
}

/** Classes of Infima that React pages use, with the colors of this engine. */
const pageClasses: Readonly<Record<string, JsonRecord>> = {
  container: { maxWidth: "80rem", marginInline: "auto", paddingInline: "1rem" },
  hero: { padding: "4rem 1rem" },
  "hero--primary": { background: "var(--link)", color: "var(--bg)" },
  hero__title: { fontSize: "clamp(2rem, 5vw, 3rem)", lineHeight: 1.1 },
  hero__subtitle: { fontSize: "1.25rem" },
  button: {
    display: "inline-block",
    padding: "0.5rem 1.25rem",
    border: "1px solid var(--link)",
    borderRadius: "var(--radius)",
    fontWeight: 600,
    textDecoration: "none",
  },
  "button--primary": { background: "var(--link)", color: "var(--bg)" },
  "button--secondary": { background: "var(--bg)", color: "var(--link)" },
  "button--lg": { fontSize: "1.2rem" },
  "button--sm": { fontSize: "0.85rem" },
  "button--block": { display: "block", textAlign: "center" },
  buttons: { display: "flex", flexWrap: "wrap", gap: "0.75rem" },
  card__header: { padding: "1rem 1rem 0" },
  card__body: { padding: "1rem" },
  card__footer: { padding: "0 1rem 1rem" },
  "text--bold": { fontWeight: 700 },
  "text--truncate": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  avatar: { display: "flex", gap: "1rem", alignItems: "center" },
  avatar__photo: { width: "3rem", height: "3rem", borderRadius: "50%" },
};

/**
 * Writes rules for the classes of Infima in copied components. They apply to content only, because
 * this engine has some of these classes, too.
 */
export function printLayoutSheet(
  code: readonly string[],
  print: (declarations: JsonRecord) => string,
): string {
  const names = new Set(code.flatMap((text) => [...findClassNames(text)]));
  const rule = (name: string, declarations: JsonRecord) =>
    `:where(.md) .${name} {\n  ${print(declarations)}\n}\n`;
  const pageRules = Object.entries(pageClasses).flatMap(([name, declarations]) =>
    names.has(name) ? [rule(name, declarations)] : [],
  );
  const layoutRules = [...names].sort().flatMap((name) => {
    const declarations = getInfimaDeclarations(name);
    return declarations ? [rule(name, declarations)] : [];
  });
  return [...pageRules, ...layoutRules].join("\n");
}

/**
 * Words in attributes, variables, and properties whose name contains `class`, and in arguments of
 * `clsx`. Most are names of classes.
 */
export function findClassNames(code: string): Set<string> {
  const names = new Set<string>();
  const addWords = (text: unknown) => {
    if (typeof text !== "string") return;
    for (const name of text.split(/\s+/)) names.add(name);
  };
  const collectTexts = (value: unknown) =>
    visitNodes(value, (node) =>
      addWords(node.type === "TemplateElement" ? asRecord(node.value).cooked : node.value),
    );
  // `collectTexts` finds keys in quotes.
  const collectKeys = (value: unknown) =>
    visitNodes(value, (node) => {
      if (node.type === "Property" && node.computed !== true) addWords(asRecord(node.key).name);
    });
  visitNodes(parseModule(code, "component.tsx"), (node) => {
    const target = asRecord(node.name ?? node.id ?? node.key).name;
    if (/class/i.test(String(target))) collectTexts(node.value ?? node.init);
    const callee = asRecord(node.callee).name;
    if (/^(?:clsx|cx|cn|classNames)$/i.test(String(callee))) {
      collectTexts(node.arguments);
      collectKeys(node.arguments);
    }
  });
  return names;
}

/**
 * Pages that are React components use the full width of the window. If the component has no `h1`,
 * the title of the page is hidden visually, so that screen readers still find it.
 */
export const fullWidthSheet = `.page:has(> main > .md > .migrated-page),
.page main:has(> .md > .migrated-page) {
  display: block;
  padding: 0;
}

.page main:has(> .md > .migrated-page) > h1 {
  position: absolute;
  overflow: clip;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
}

.md > .migrated-page,
.md:has(> .migrated-page) {
  max-width: none;
}

.migrated-page :is(p, ul, ol) {
  max-width: none;
}

:is(.migrated-page, .migrated-page > [data-static]) > :is(p, h2, h3, ul, ol) {
  width: min(100% - 2rem, 48rem);
  margin-inline: auto;
}
`;
