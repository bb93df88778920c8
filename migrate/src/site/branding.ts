import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
  type Rule,
} from "postcss";
import { byName } from "../../../src/model/compare-text.ts";
import { getEnginePath } from "../engine-path.ts";
import { getReadableColor } from "./readable-color.ts";
import { parseCss, removeInvalidCss, type StyleSheet } from "./style-sheets.ts";
import {
  type ColorMode,
  type FindVariable,
  getPageBackground,
  getSurfaceRules,
} from "./surfaces.ts";
import { getThemeVariable } from "./theme-variables.ts";

export interface Branding {
  lightPrimary: string | undefined;
  darkPrimary: string | undefined;
  font: string | undefined;
  /** Rules for classes of the content, which also work in the new site. */
  rules: string[];
  skippedSelectors: string[];
  /** Sheets that can only be read in part, with the reason. */
  errors: { path: string; message: string }[];
  variables: Variables;
  /** Animations by their names. */
  animations: ReadonlyMap<string, string>;
  /** Rules that load fonts, by the names of the fonts. */
  fontFaces: ReadonlyMap<string, readonly string[]>;
}

/** The new address of a file to which a style sheet refers; undefined if it does not exist. */
type FindFile = (address: string, sheet: string) => string | undefined;

type Mode = "base" | ColorMode;
type Variables = Readonly<Record<Mode, Map<string, string>>>;

const primaryNames = [
  "--ifm-color-primary",
  "--md-typeset-a-color",
  "--md-primary-fg-color",
  "--vp-c-brand-1",
  "--vp-c-brand",
  "--sl-color-accent",
];
const fontNames = [
  "--ifm-font-family-base",
  "--md-text-font",
  "--vp-font-family-base",
  "--sl-font",
];

/** Names and classes in layouts of old engines. */
const layoutSelector =
  /navbar|menu|footer|theme-|table-of-contents|pagination|hero|button|docusaurus|wrapper|DocSearch|breadcrumb|alert|admonition|sidebar|\bmarkdown\b|(?<![\w-])(?:container|row|col)(?![\w-])|dropdown|pills|tabs?\b|\bmd-|\bVP|\bvp-|\bsl-|\[class|\[data-|#/i;

/** The element to which the old engines add their color mode, and selectors for all elements. */
const rootPart = String.raw`(?::root|html|body|:host|\*|::backdrop|\.(?:dark|light)(?![\w-])|\[data-[\w-]+(?:[~|^$*]?=[^\]]*)?\]|:not\([^()]*\))`;
const rootSelector = new RegExp(String.raw`^(?:${rootPart}|\s*>?\s*)+$`);
const darkSelector =
  /(?<!:not\([^()]*)(?:\[data-(?:theme|mode|color-mode|md-color-scheme)=["']?(?:dark|slate)["']?\]|\.(?:theme-)?dark(?![\w-]))/;
const lightSelector =
  /(?<!:not\([^()]*)(?:\[data-(?:theme|mode|color-mode|md-color-scheme)=["']?(?:light|default)["']?\]|\.(?:theme-)?light(?![\w-]))/;

/** Color modes in selectors of the content. A class after another class, as in `.card.dark`, is not a color mode. */
const contentModes = [
  { selector: darkSelector, translation: '[data-theme="dark"]' },
  { selector: lightSelector, translation: ':root:not([data-theme="dark"])' },
].map(({ selector, translation }) => ({
  pattern: new RegExp(String.raw`(?<=(?:^|[\s,(>])(?:html|:root|body)?)${selector.source}`),
  translation,
}));

const darkCondition = /^(?:(?:all|screen)\s+and\s+)?\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/i;

/** The header and the footer of Docusaurus. */
const surfaceSelector = /^(?:html|:root)?\s*\.(navbar|footer)(?:\.\1)?(?:--(?:dark|primary))?$/;

interface RuleContext {
  mode: Mode;
  /** Inside a condition that does not always apply, such as a width. */
  isConditional: boolean;
  /** Opening lines of the conditions around a rule, the outermost first. */
  conditions: readonly string[];
}

interface CandidateRule {
  rule: Rule;
  conditions: readonly string[];
}

export function readBranding(
  sheets: readonly StyleSheet[],
  findFile: FindFile = () => undefined,
): Branding {
  const reader = new SheetReader(findFile);
  for (const sheet of sheets) reader.read(sheet);
  return reader.getBranding();
}

/** Collects what the new site can take over from style sheets. */
class SheetReader {
  readonly #findFile: FindFile;
  readonly #variables: Variables = { base: new Map(), light: new Map(), dark: new Map() };
  readonly #animations = new Map<string, string>();
  readonly #fontFaces = new Map<string, string[]>();
  readonly #skippedSelectors: string[] = [];
  readonly #errors: Branding["errors"] = [];
  readonly #candidates: CandidateRule[] = [];
  #bodyFont: string | undefined;
  /** Path of the sheet that is being read. */
  #sheet = "";

  constructor(findFile: FindFile) {
    this.#findFile = findFile;
  }

  read({ path, css, skipped = [], error }: StyleSheet): void {
    this.#sheet = path;
    this.#skippedSelectors.push(...skipped);
    if (error !== undefined) this.#errors.push({ path, message: error });
    try {
      for (const node of parseSheet(css, path, this.#errors).nodes) {
        this.#readNode(node, { mode: "base", isConditional: false, conditions: [] });
      }
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      this.#errors.push({ path, message: thrown.message.replace(/^<css input>:/, "line ") });
    }
  }

  getBranding(): Branding {
    const variables = this.#variables;
    const bodyFont = this.#bodyFont && resolveVariables(this.#bodyFont, "light", variables);
    const local = new Set(this.#candidates.flatMap(({ rule }) => getCustomProperties(rule)));
    const isDefined = (name: string) =>
      local.has(name) ||
      getDefinition(name, "light", variables) !== undefined ||
      getThemeVariable(name) !== undefined;
    const rules: string[] = [];
    for (const { rule, conditions } of this.#candidates) {
      const text = printRule(rule, conditions);
      if (isContentRule(rule, isDefined) && isValidCss(text)) rules.push(text);
      else this.#skippedSelectors.push(getSelector(rule));
    }
    return {
      lightPrimary: findFirstDefined(primaryNames, "light", variables),
      darkPrimary: findFirstDefined(primaryNames, "dark", variables),
      font: findFirstDefined(fontNames, "light", variables) ?? bodyFont,
      rules,
      skippedSelectors: this.#skippedSelectors,
      errors: this.#errors,
      variables,
      animations: this.#animations,
      fontFaces: this.#fontFaces,
    };
  }

  #readNode(node: ChildNode, context: RuleContext): void {
    if (node.type === "atrule") this.#readAtRule(node, context);
    else if (node.type === "rule" && isRootRule(node)) this.#readRoot(node, context);
    else if (node.type === "rule" && !this.#readSurface(node, context)) {
      this.#candidates.push({ rule: node, conditions: context.conditions });
    }
  }

  #readAtRule(node: AtRule, context: RuleContext): void {
    const { name, params, nodes } = node;
    if (/^(?:-\w+-)?keyframes$/.test(name)) {
      if (name === "keyframes" || !this.#animations.has(params)) {
        this.#animations.set(params, node.toString());
      }
    } else if (name === "font-face") this.#readFontFace(node);
    else if (/^(?:media|supports|layer|container)$/.test(name) && nodes) {
      const inner = getInnerContext(node, context);
      for (const child of nodes) this.#readNode(child, inner);
    } else if (name !== "charset" && name !== "layer") {
      this.#skippedSelectors.push(`@${name} ${params}`.trim());
    }
  }

  #readFontFace(node: AtRule): void {
    const family = node.nodes?.find(
      (child) => child.type === "decl" && child.prop === "font-family",
    );
    let isMissing = family?.type !== "decl";
    const text = node
      .toString()
      .replace(/url\(\s*(["']?)(?!data:)([^"')]+)\1\s*\)/g, (_whole, _quote, address: string) => {
        const file = this.#findFile(address, this.#sheet);
        isMissing ||= file === undefined;
        return `url("${file}")`;
      });
    if (isMissing || family?.type !== "decl") this.#skippedSelectors.push("@font-face");
    else {
      const name = family.value.replace(/["']/g, "").trim();
      this.#fontFaces.set(name, [...(this.#fontFaces.get(name) ?? []), `${text}\n`]);
    }
  }

  /** The variables of the color mode that the selector of a rule, or else its context, names. */
  #getTarget({ selector }: Rule, mode: Mode): Map<string, string> {
    const selectorMode = getMode(selector);
    return this.#variables[selectorMode === "base" ? mode : selectorMode];
  }

  #readRoot(rule: Rule, { mode, isConditional }: RuleContext): void {
    if (isConditional) {
      this.#skippedSelectors.push(getSelector(rule));
      return;
    }
    const target = this.#getTarget(rule, mode);
    let isSkipped = false;
    rule.each((node) => {
      if (node.type !== "decl") isSkipped ||= node.type !== "comment";
      else if (node.prop.startsWith("--")) target.set(node.prop, node.value.trim());
      else if (node.prop === "font-family") this.#bodyFont = node.value;
      else isSkipped = true;
    });
    if (isSkipped) this.#skippedSelectors.push(getSelector(rule));
  }

  /** Reads the color of the header or the footer. Returns whether a rule has nothing else. */
  #readSurface(rule: Rule, { mode, isConditional }: RuleContext): boolean {
    const [, name] = surfaceSelector.exec(rule.selector.replace(darkSelector, "").trim()) ?? [];
    if (name === undefined || isConditional) return false;
    const variable = `--ifm-${name}-background-color`;
    const target = this.#getTarget(rule, mode);
    let hasOther = false;
    rule.each((node) => {
      if (
        node.type === "decl" &&
        ["background", "background-color", variable].includes(node.prop)
      ) {
        target.set(variable, node.value);
        hasOther ||= /url\(|gradient\(/.test(node.value);
      } else hasOther ||= node.type !== "comment";
    });
    return !hasOther;
  }
}

/** The context of the rules in `@media`, `@supports`, `@layer`, or `@container`. */
function getInnerContext({ name, params }: AtRule, outer: RuleContext): RuleContext {
  const isDark = name === "media" && darkCondition.test(params);
  return {
    mode: isDark ? "dark" : outer.mode,
    isConditional: outer.isConditional || (/^(?:media|container)$/.test(name) && !isDark),
    conditions: name === "layer" ? outer.conditions : [...outer.conditions, `@${name} ${params}`],
  };
}

function parseSheet(css: string, path: string, errors: Branding["errors"]): Root {
  const root = parseCss(css);
  if (root) return root;
  const valid = removeInvalidCss(css, path);
  errors.push(...valid.errors.map((message) => ({ path, message })));
  return postcss.parse(valid.css);
}

function isRootRule({ selectors }: Rule): boolean {
  return selectors.every((selector) => rootSelector.test(selector));
}

function getMode(selector: string): Mode {
  if (darkSelector.test(selector)) return "dark";
  return lightSelector.test(selector) ? "light" : "base";
}

function getSelector({ selector }: Rule): string {
  return selector.replace(/\s+/g, " ").trim();
}

function getCustomProperties(container: Container): string[] {
  const names: string[] = [];
  container.walkDecls(/^--/, ({ prop }) => {
    names.push(prop);
  });
  return names;
}

function isContentRule(rule: Rule, isDefined: (name: string) => boolean): boolean {
  const hasContentSelector = rule.selectors.every((selector) => {
    const contentSelector = contentModes
      .reduce((text, { pattern }) => text.replace(pattern, ""), selector)
      .replace(/^\s*(?:html|:root|body)(?=\s|$)/, "");
    return /^\s*\.[\w-]/.test(contentSelector) && !layoutSelector.test(contentSelector);
  });
  const body = rule.nodes.map(String).join("\n");
  return (
    hasContentSelector &&
    rule.nodes.length > 0 &&
    !/url\(|[<\\]/.test(body) &&
    [...body.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].every(([, name = ""]) => isDefined(name))
  );
}

/** The color mode of this engine is an attribute of the root element. */
function printRule(rule: Rule, conditions: readonly string[]): string {
  const copy = rule.clone();
  copy.selectors = copy.selectors.map((selector) =>
    contentModes
      .reduce((text, { pattern, translation }) => text.replace(pattern, translation), selector)
      .trim()
      .replace(/^(?:html|:root|body)(?=\[data-theme|:root)/, ""),
  );
  const declarations = copy.nodes.map(
    (node) => `  ${String(node).replace(/\n\s*/g, "\n  ")}${node.type === "decl" ? ";" : ""}`,
  );
  const text = `${copy.selectors.join(", ")} {\n${declarations.join("\n")}\n}\n`;
  return conditions.reduceRight((inner, condition) => {
    return `${condition} {\n${inner.replace(/^(?=.)/gm, "  ")}}\n`;
  }, text);
}

function isValidCss(css: string): boolean {
  try {
    transform({ filename: "rule.css", code: Buffer.from(css) });
    return true;
  } catch {
    return false;
  }
}

function getDefinition(name: string, mode: ColorMode, variables: Variables): string | undefined {
  return variables[mode].get(name) ?? variables.base.get(name);
}

function findFirstDefined(
  names: readonly string[],
  mode: ColorMode,
  variables: Variables,
): string | undefined {
  const values = names.flatMap((name) => {
    const text = getDefinition(name, mode, variables);
    return text === undefined ? [] : [resolveVariables(text, mode, variables)];
  });
  // A variable of a missing sheet has no value.
  return values.find((text) => !text.includes("var(")) ?? values[0];
}

/** Replaces `var(--name, fallback)`, also where the value of one variable is another. */
function resolveVariables(value: string, mode: ColorMode, variables: Variables): string {
  let text = value;
  // The limit ends cycles.
  for (let count = 0; count < 10 && text.includes("var("); count++) {
    text = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g,
      (use: string, name: string, fallback?: string) =>
        getDefinition(name, mode, variables) ?? fallback ?? use,
    );
  }
  return text;
}

function withFallback(font: string): string {
  return /\b(?:sans-serif|serif|monospace|system-ui)\b/.test(font) ? font : `${font}, sans-serif`;
}

/** @param usedBy code and style sheets of copied components, which use variables of the old site */
export function printBranding(branding: Branding, usedBy: readonly string[] = []): string {
  const { lightPrimary, darkPrimary, rules } = branding;
  const find = createFindVariable(branding);
  const page = { light: getPageBackground(find, "light"), dark: getPageBackground(find, "dark") };
  const lightLink = getReadableColor(lightPrimary, "light", page.light);
  const darkLink = getReadableColor(darkPrimary, "dark", page.dark);
  const variables = getUsedVariables(branding, [...rules, ...usedBy]);
  const rootLines = variables.map(({ name, light: value }) => `${name}: ${value};`);
  const lightLines = [...getLinkLines(lightLink), ...getBackgroundLines(page.light)];
  const darkLines = [
    ...getLinkLines(darkLink),
    ...getBackgroundLines(page.dark),
    ...variables.flatMap(({ name, light: value, dark: other }) =>
      other === value ? [] : `${name}: ${other};`,
    ),
  ];
  const parts = [
    // These selectors are more specific than those of the theme, whose style sheet may come later.
    ...printDeclarations(":root:root", rootLines),
    ...printDeclarations(':root:not([data-theme="dark"])', lightLines),
    ...printDarkMode(darkLines),
    ...printFont(branding),
    ...getUsedAnimations(branding),
    ...getUsedFontFaces(branding),
    ...(lightLink === undefined ? [] : getHeadingRules(find, page)),
    ...getSurfaceRules(find),
    ...rules,
  ];
  return parts.join("\n");
}

function printDarkMode(lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [`@media screen {\n  :root[data-theme="dark"] {\n    ${lines.join("\n    ")}\n  }\n}\n`];
}

function printFont({ font }: Branding): string[] {
  return font === undefined || font.includes("var(")
    ? []
    : [`body {\n  font-family: ${withFallback(font)};\n}\n`];
}

function getUsedAnimations({ animations, rules }: Branding): string[] {
  const users = rules.filter((rule) => /\banimation/.test(rule));
  return [...animations].flatMap(([name, text]) =>
    users.some((rule) => rule.includes(name)) && isValidCss(text) ? [`${text}\n`] : [],
  );
}

function getUsedFontFaces({ font = "", fontFaces, rules }: Branding): string[] {
  return [...fontFaces].flatMap(([name, faces]) =>
    [font, ...rules].some((text) => text.includes(name)) ? faces : [],
  );
}

function printDeclarations(selector: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${selector} {\n  ${lines.join("\n  ")}\n}\n`];
}

function getLinkLines(color: string | undefined): string[] {
  return color === undefined ? [] : [`--link: ${color};`, "--head: var(--text);"];
}

/**
 * Headings of old engines have the color of the text around them, unless the site defines one. Rules
 * for classes are stronger.
 */
function getHeadingRules(
  find: FindVariable,
  page: Readonly<Record<ColorMode, string | undefined>>,
): string[] {
  const rule = (root: string, color: string) =>
    `${root} :is(h1, h2, h3, h4, h5, h6) {\n  color: ${color};\n}\n`;
  const defined = (["light", "dark"] as const).flatMap((mode) => {
    const color = getReadableColor(find(["--ifm-heading-color"], mode), mode, page[mode]);
    if (color === undefined) return [];
    const text = rule(`html:where([data-theme="${mode}"])`, color);
    // Paper is white in both color modes.
    return [mode === "dark" ? `@media screen {\n${text.replace(/^(?=.)/gm, "  ")}}\n` : text];
  });
  return [rule("html", "inherit"), ...defined];
}

function getBackgroundLines(background: string | undefined): string[] {
  if (background === undefined) return [];
  return [`--bg: ${background};`, `--soft: color-mix(in srgb, var(--text) 4%, ${background});`];
}

export function createFindVariable({ variables }: Branding): FindVariable {
  return (names, mode) => findFirstDefined(names, mode, variables);
}

interface UsedVariable {
  name: string;
  light: string;
  dark: string;
}

/** Variables that the code uses, with those that they use themselves. */
function getUsedVariables({ variables }: Branding, code: readonly string[]): UsedVariable[] {
  const reserved = getEngineVariables();
  const result = new Map<string, UsedVariable>();
  const queue = code.flatMap(findNames);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const fallback = getThemeVariable(name);
    const light = getDefinition(name, "light", variables) ?? fallback;
    const dark = getDefinition(name, "dark", variables) ?? fallback ?? light;
    if (result.has(name) || reserved.has(name) || light === undefined || dark === undefined)
      continue;
    if (!isValidCss(`:root { ${name}: ${light}; ${name}: ${dark}; }`) || /url\(/.test(light + dark))
      continue;
    result.set(name, { name, light, dark });
    queue.push(...findNames(light), ...findNames(dark));
  }
  return [...result.values()].sort(byName);
}

function findNames(code: string): string[] {
  return [...code.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);
}

/** Variables of this engine keep their values, whatever the old site used the names for. */
function getEngineVariables(): Set<string> {
  const css = readFileSync(getEnginePath("src/theme/styles/tokens.css"), "utf8");
  return new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = ""]) => name));
}
