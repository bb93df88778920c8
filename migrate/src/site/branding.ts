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
import { getReadableColor } from "./readable-color.ts";
import { getEnginePath } from "./shims.ts";
import { removeInvalidCss, type StyleSheet } from "./style-sheets.ts";
import {
  type Mode as ColorMode,
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
  const variables: Variables = { base: new Map(), light: new Map(), dark: new Map() };
  const animations = new Map<string, string>();
  const fontFaces = new Map<string, string[]>();
  let sheet = "";
  const branding: Branding = {
    lightPrimary: undefined,
    darkPrimary: undefined,
    font: undefined,
    rules: [],
    skippedSelectors: [],
    errors: [],
    variables,
    animations,
    fontFaces,
  };
  const candidates: CandidateRule[] = [];
  let bodyFont: string | undefined;

  function readNode(node: ChildNode, context: RuleContext): void {
    if (node.type === "atrule") readAtRule(node, context);
    else if (node.type === "rule" && isRootRule(node)) readRoot(node, context);
    else if (node.type === "rule") {
      const isTakenOver = readSurface(node, context);
      if (!isTakenOver) candidates.push({ rule: node, conditions: context.conditions });
    }
  }

  function readAtRule(node: AtRule, context: RuleContext): void {
    const { name, params, nodes } = node;
    if (/^(?:-\w+-)?keyframes$/.test(name)) animations.set(params, node.toString());
    else if (name === "font-face") readFontFace(node);
    else if (/^(?:media|supports|layer|container)$/.test(name) && nodes) {
      const isDark = name === "media" && /prefers-color-scheme:\s*dark/.test(params);
      const inner: RuleContext = {
        mode: isDark ? "dark" : context.mode,
        isConditional: context.isConditional || (/^(?:media|container)$/.test(name) && !isDark),
        conditions:
          name === "layer" ? context.conditions : [...context.conditions, `@${name} ${params}`],
      };
      for (const child of nodes) readNode(child, inner);
    } else if (name !== "charset" && name !== "layer") {
      branding.skippedSelectors.push(`@${name} ${params}`.trim());
    }
  }

  function readFontFace(node: AtRule): void {
    const family = node.nodes?.find(
      (child) => child.type === "decl" && child.prop === "font-family",
    );
    let isMissing = family?.type !== "decl";
    const text = node
      .toString()
      .replace(/url\(\s*(["']?)(?!data:)([^"')]+)\1\s*\)/g, (_whole, _quote, address: string) => {
        const file = findFile(address, sheet);
        isMissing ||= file === undefined;
        return `url("${file}")`;
      });
    if (isMissing || family?.type !== "decl") branding.skippedSelectors.push("@font-face");
    else {
      const name = family.value.replace(/["']/g, "").trim();
      fontFaces.set(name, [...(fontFaces.get(name) ?? []), `${text}\n`]);
    }
  }

  /** The variables of the color mode that the selector of a rule, or else its context, names. */
  function getTarget({ selector }: Rule, mode: Mode): Map<string, string> {
    const selectorMode = getMode(selector);
    return variables[selectorMode === "base" ? mode : selectorMode];
  }

  function readRoot(rule: Rule, { mode, isConditional }: RuleContext): void {
    if (isConditional) {
      branding.skippedSelectors.push(getSelector(rule));
      return;
    }
    const target = getTarget(rule, mode);
    let isSkipped = false;
    rule.each((node) => {
      if (node.type !== "decl") isSkipped ||= node.type !== "comment";
      else if (node.prop.startsWith("--")) target.set(node.prop, node.value.trim());
      else if (node.prop === "font-family") bodyFont = node.value;
      else isSkipped = true;
    });
    if (isSkipped) branding.skippedSelectors.push(getSelector(rule));
  }

  /** Reads the color of the header or the footer. Returns whether a rule has nothing else. */
  function readSurface(rule: Rule, { mode, isConditional }: RuleContext): boolean {
    const [, name] = surfaceSelector.exec(rule.selector.replace(darkSelector, "").trim()) ?? [];
    if (name === undefined || isConditional) return false;
    const variable = `--ifm-${name}-background-color`;
    const target = getTarget(rule, mode);
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

  for (const { path, css, skipped = [], error } of sheets) {
    sheet = path;
    branding.skippedSelectors.push(...skipped);
    if (error !== undefined) branding.errors.push({ path, message: error });
    try {
      for (const node of parseSheet(css, path, branding.errors).nodes) {
        readNode(node, { mode: "base", isConditional: false, conditions: [] });
      }
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      branding.errors.push({ path, message: error.message.replace(/^<css input>:/, "line ") });
    }
  }
  branding.lightPrimary = findFirstDefined(primaryNames, "light", variables);
  branding.darkPrimary = findFirstDefined(primaryNames, "dark", variables);
  branding.font =
    findFirstDefined(fontNames, "light", variables) ??
    (bodyFont && resolveVariables(bodyFont, "light", variables));
  const local = new Set(candidates.flatMap(({ rule }) => getCustomProperties(rule)));
  const isDefined = (name: string) =>
    local.has(name) ||
    getDefinition(name, "light", variables) !== undefined ||
    getThemeVariable(name) !== undefined;
  for (const { rule, conditions } of candidates) {
    const text = printRule(rule, conditions);
    if (isContentRule(rule, isDefined) && isValidCss(text)) branding.rules.push(text);
    else branding.skippedSelectors.push(getSelector(rule));
  }
  return branding;
}

function parseSheet(css: string, path: string, errors: Branding["errors"]): Root {
  try {
    return postcss.parse(css);
  } catch {
    const valid = removeInvalidCss(css, path);
    errors.push(...valid.errors.map((message) => ({ path, message })));
    return postcss.parse(valid.css);
  }
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
    const lightSelector = selector
      .replace(darkSelector, "")
      .replace(/^\s*(?:html|:root|body)(?=\s|$)/, "");
    return /^\s*\.[\w-]/.test(lightSelector) && !layoutSelector.test(lightSelector);
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
    selector
      .trim()
      .replace(darkSelector, '[data-theme="dark"]')
      .replace(/^(?:html|:root|body)(?=\[data-theme)/, ""),
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
      /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g,
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
  const { lightPrimary, darkPrimary, font, rules, animations, fontFaces } = branding;
  const find = finderIn(branding);
  const page = { light: getPageBackground(find, "light"), dark: getPageBackground(find, "dark") };
  const lightLink = getReadableColor(lightPrimary, "light", page.light);
  const darkLink = getReadableColor(darkPrimary, "dark", page.dark);
  const usedAnimations = [...animations].flatMap(([name, text]) =>
    rules.some((rule) => /\banimation/.test(rule) && rule.includes(name)) && isValidCss(text)
      ? [`${text}\n`]
      : [],
  );
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
    ...(darkLines.length > 0
      ? [`@media screen {\n  :root[data-theme="dark"] {\n    ${darkLines.join("\n    ")}\n  }\n}\n`]
      : []),
    ...(font === undefined || font.includes("var(")
      ? []
      : [`body {\n  font-family: ${withFallback(font)};\n}\n`]),
    ...usedAnimations,
    ...[...fontFaces].flatMap(([name, faces]) =>
      [font ?? "", ...rules].some((text) => text.includes(name)) ? faces : [],
    ),
    ...(lightLink === undefined ? [] : getHeadingRules(find, page)),
    ...getSurfaceRules(find),
    ...rules,
  ];
  return parts.join("\n");
}

function printDeclarations(selector: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${selector} {\n  ${lines.join("\n  ")}\n}\n`];
}

function getLinkLines(color: string | undefined): string[] {
  return color === undefined ? [] : [`--link: ${color};`, "--head: var(--text);"];
}

/** Headings of old engines have the color of the text around them, unless the site defines one. */
function getHeadingRules(
  find: FindVariable,
  page: Readonly<Record<ColorMode, string | undefined>>,
): string[] {
  const rule = (root: string, color: string) =>
    `${root} :is(h1, h2, h3, h4, h5, h6) {\n  color: ${color};\n}\n`;
  const defined = (["light", "dark"] as const).flatMap((mode) => {
    const color = getReadableColor(find(["--ifm-heading-color"], mode), mode, page[mode]);
    return color === undefined ? [] : [rule(`:root[data-theme="${mode}"]`, color)];
  });
  return [rule(":root", "inherit"), ...defined];
}

function getBackgroundLines(background: string | undefined): string[] {
  if (background === undefined) return [];
  return [`--bg: ${background};`, `--soft: color-mix(in srgb, var(--text) 4%, ${background});`];
}

export function finderIn({ variables }: Branding): FindVariable {
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
