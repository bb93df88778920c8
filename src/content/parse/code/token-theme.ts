import type { ThemeRegistrationRaw } from "shiki/core";

/**
 * CSS classes of tokens: keyword, string, comment, number or constant, function or key, type,
 * variable, inserted, deleted, and link. One letter each, because every page with code repeats them.
 */
export type TokenClass = "k" | "s" | "c" | "n" | "f" | "t" | "v" | "i" | "d" | "l";

/** TextMate scopes of each class. The most specific match wins. */
const scopes: Record<TokenClass | "plain", string[]> = {
  plain: [
    "keyword.operator",
    "storage.type.function.arrow",
    "storage.type.function.hcl",
    "string.unquoted.argument",
    "string.unquoted.shell",
    "string meta.interpolation",
    "string meta.template.expression",
    "meta.embedded",
    "punctuation.definition.begin.bracket",
    "punctuation.definition.end.bracket",
  ],
  k: [
    "keyword",
    "storage",
    "entity.name.type.hcl",
    "entity.name.type.terraform",
    "keyword.operator.new",
    "keyword.operator.word",
    "keyword.operator.expression",
    "keyword.operator.logical.python",
    "markup.heading",
    "entity.name.section",
  ],
  s: ["string", "variable.other.enummember.hcl", "markup.inline.raw", "markup.fenced_code"],
  c: ["comment", "punctuation.definition.comment", "meta.diff.header", "meta.diff.range"],
  n: [
    "constant",
    "support.constant",
    "keyword.other.unit",
    "constant.other.option",
    "variable.other.constant.property",
  ],
  f: [
    "entity.name.function",
    "entity.name.command",
    "support.function",
    "entity.other.attribute-name",
    "support.type.property-name",
    "variable.other.key",
    "entity.name.tag.yaml",
    "keyword.other.definition.ini",
    "variable.declaration.hcl variable.other.readwrite",
    "meta.mapping.key.hcl variable.other.readwrite",
  ],
  t: [
    "entity.name.type",
    "entity.name.class",
    "entity.name.tag",
    "entity.other.inherited-class",
    "support.class",
    "support.type",
    "storage.type.hcl",
    "storage.type.string.go",
    "storage.type.numeric.go",
    "storage.type.boolean.go",
    "storage.type.error.go",
  ],
  v: [
    "variable.parameter",
    "variable.language",
    "variable.other.normal.shell",
    "variable.other.assignment.shell",
    "variable.other.special.shell",
    "punctuation.definition.variable.shell",
  ],
  i: ["markup.inserted"],
  d: ["markup.deleted"],
  l: ["markup.underline.link", "string.other.link"],
};

const classes = Object.keys(scopes) as (TokenClass | "plain")[];

export const tokenTheme: ThemeRegistrationRaw = {
  name: "token-classes",
  type: "dark",
  fg: getColor("plain"),
  bg: "#FFFFFF",
  settings: classes.map((name) => ({
    scope: scopes[name],
    settings: { foreground: getColor(name) },
  })),
};

const classByColor = new Map(classes.map((name) => [getColor(name), name]));

/** Shiki returns only colors, so the theme encodes the classes in colors. */
export function getTokenClass(color: string | undefined): TokenClass | undefined {
  const name = classByColor.get(color?.toUpperCase() ?? "");
  return name === "plain" ? undefined : name;
}

function getColor(name: TokenClass | "plain"): string {
  return `#00000${classes.indexOf(name).toString(16).toUpperCase()}`;
}
