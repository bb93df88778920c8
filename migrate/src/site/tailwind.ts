import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { transform } from "lightningcss";
import postcss, { type AtRule, type Root } from "postcss";
import { type Config, compile } from "tailwindcss";
import { isFile } from "../../../src/files/is-file.ts";
import { evaluateModule } from "../evaluate/evaluate-module.ts";
import { asRecord, asString, isRecord, type Json } from "../text/values.ts";
import { usesTailwind } from "./packages.ts";
import { parseCss } from "./style-sheets.ts";

/** The style sheets and classes of a site that uses Tailwind CSS. */
export interface Tailwind {
  /** What the theme and the classes of the site contain that cannot be compiled. */
  losses: readonly string[];
  /**
   * Replaces the rules of Tailwind CSS in a style sheet.
   *
   * @returns `skipped`: what it cannot compile
   */
  compileSheet(css: string): Promise<{ css: string; skipped: string[] }>;
  /** Writes rules for those names that are classes. They apply to content only. */
  printClasses(names: Iterable<string>): string;
}

const darkVariant = "@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));\n";

const content = ":where(.md)";

/** Without a color, borders are gray, as in version 3 of Tailwind CSS. */
const borders = `${content} :where([class*="border"], [class*="divide"]) {
  border-color: var(--line);
}
`;

/** Rows that were made for the whole window shrink to the column. */
function printRowRule(originals: ReadonlyMap<string, string>): string {
  const names = ["flex", "grid"].flatMap((name) => originals.get(name) ?? []);
  if (names.length === 0) return "";
  const rows = names.map((name) => `[class~=${JSON.stringify(name)}]`).join(", ");
  return `${content} > :where(${rows}) > :where(*) {\n  min-width: 0;\n}\n`;
}

/** This engine has other classes of these names. */
const engineClasses: ReadonlySet<string> = new Set(["invisible", "table"]);

const tailwindRule =
  /@(?:apply|config|custom-variant|layer|plugin|reference|screen|source|tailwind|theme|utility|variant)\b|@import\s+["'][^"']*tailwind|\btheme\(|--(?:alpha|spacing)\(/;

/** Whether a style sheet needs Tailwind CSS. */
export function hasTailwindRules(css: string): boolean {
  return tailwindRule.test(css);
}

/**
 * @param sheets the style sheets of the site, which can extend the theme
 * @returns undefined if the site does not use Tailwind CSS
 */
export async function createTailwind(
  siteDir: string,
  sheets: readonly string[],
): Promise<Tailwind | undefined> {
  if (!usesTailwind(siteDir)) return undefined;
  const site = await readConfig(siteDir);
  const prefix = site?.prefix ?? sheets.map(findPrefix).find((name) => name !== "") ?? "";
  const header = `${readTheme()}\n${darkVariant}`;
  const siteDefinitions = postcss.parse(sheets.map(getDefinitions).join("\n"));
  const attempts = [
    { config: site?.config, definitions: siteDefinitions.clone() },
    { config: site?.config, definitions: postcss.root() },
    { config: undefined, definitions: siteDefinitions.clone() },
    { config: undefined, definitions: postcss.root() },
  ];
  const losses: string[] = [];
  for (const { config, definitions } of attempts) {
    const load = (css: string) =>
      compile(`${config ? '@config "config";\n' : ""}${header}${definitions}\n${css}`, {
        loadModule: async (_id, base) => ({ path: base, base, module: config ?? {} }),
      });
    try {
      const usage = `${content} { @tailwind utilities; }`;
      const { compiled, unknown } = await withoutUnknownClasses(definitions, () => load(usage));
      return {
        losses: [...losses, ...unknown],
        compileSheet: (css) => compileSheet(css, load, prefix),
        printClasses: (names) => printClasses(names, compiled.build, prefix),
      };
    } catch (error) {
      // A theme that cannot be read must not cost the standard classes.
      if (!(error instanceof Error)) throw error;
      losses.push(error.message);
    }
  }
  throw new Error(losses.join("\n"));
}

/** The prefix that version 4 puts before all variants: `tw:` in `tw:md:flex`. */
function findPrefix(css: string): string {
  const [, name] = /@import\s+["']tailwindcss["'][^;]*\bprefix\((\w+)\)/.exec(css) ?? [];
  return name === undefined ? "" : `${name}:`;
}

/** Values of the standard theme become part of the rules, so that their names stay free. */
function readTheme(): string {
  const { resolve } = createRequire(import.meta.url);
  const css = readFileSync(resolve("tailwindcss/theme.css"), "utf8");
  return css.replaceAll(/@theme default\b(?! inline)/g, "@theme default inline");
}

const configFiles = ["js", "cjs", "mjs", "ts"].map((extension) => `tailwind.config.${extension}`);

interface SiteConfig {
  config: Config;
  prefix: string | undefined;
}

async function readConfig(siteDir: string): Promise<SiteConfig | undefined> {
  const file = configFiles.map((name) => join(siteDir, name)).find(isFile);
  if (file === undefined) return undefined;
  const { value } = await evaluateModule(file, { siteDir });
  const { theme, prefix, important } = asRecord(value);
  const { extend, ...others } = asRecord(keepKnown(theme));
  const extended = Object.entries(asRecord(extend)).map(([key, value]) => {
    return [key, isRecord(value) ? { ...asRecord(others[key]), ...value } : value];
  });
  return {
    config: {
      // What replaces the standard theme can be incomplete.
      theme: { extend: { ...others, ...Object.fromEntries(extended) } } as NonNullable<
        Config["theme"]
      >,
      ...(important === true && { important }),
    },
    prefix: asString(prefix),
  };
}

/** Leaves out functions and what the evaluation does not know, such as values of packages. */
function keepKnown(value: Json): Json {
  if (Array.isArray(value)) return value.map(keepKnown).filter((item) => item !== undefined);
  if (!isRecord(value)) return value;
  if (Object.keys(value).some((key) => key.startsWith("migrate:"))) return undefined;
  const entries = Object.entries(value).map(([key, inner]) => [key, keepKnown(inner)]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

const layers = /^(?:theme|base|components|utilities)$/;

/** Values of the theme, variants, and classes that the site defines. */
function getDefinitions(css: string): string {
  const found: string[] = [];
  const root = parseCss(css);
  root?.walkAtRules((rule) => {
    if (rule.name === "theme") found.push(`@theme inline {${rule.nodes?.join(";") ?? ""}}`);
    else if (rule.name === "utility") found.push(rule.toString());
    else if (rule.name === "custom-variant" && !/^dark\b/.test(rule.params)) {
      found.push(`${rule.toString()};`);
    } else if (rule.name === "layer" && layers.test(rule.params)) {
      found.push(...getClassesOfLayer(rule));
    }
  });
  return found.join("\n");
}

/** Version 3 applies classes of a layer elsewhere, as in `@apply button`. */
function getClassesOfLayer({ nodes = [] }: AtRule): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== "rule") return [];
    const [, name] = /^\.([a-z][\w-]*)$/.exec(node.selector) ?? [];
    return name === undefined || node.nodes.length === 0
      ? []
      : [`@utility ${name} {${node.nodes.join(";")}}`];
  });
}

type Load = (css: string) => ReturnType<typeof compile>;

async function compileSheet(
  css: string,
  load: Load,
  prefix: string,
): Promise<{ css: string; skipped: string[] }> {
  const root = hasTailwindRules(css) ? parseCss(css) : undefined;
  if (!root) return { css, skipped: [] };
  const skipped = prepareSheet(root, prefix);
  const imports = takeImports(root);
  try {
    const { compiled, unknown } = await withoutUnknownClasses(root, () => load(root.toString()));
    const text = compiled.build([]).replaceAll(":root, :host", ":root");
    return { css: imports + text, skipped: [...skipped, ...unknown] };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { css: imports + root.toString(), skipped: [...skipped, error.message] };
  }
}

/** The compiler would load them. */
function takeImports(root: Root): string {
  const imports: string[] = [];
  root.walkAtRules("import", (rule) => {
    imports.push(`${rule.toString()};\n`);
    rule.remove();
  });
  return imports.join("");
}

/** Removes the classes in `@apply` that are not known, until the compiler accepts the others. */
async function withoutUnknownClasses<T>(
  root: Root,
  compileAll: () => Promise<T>,
): Promise<{ compiled: T; unknown: string[] }> {
  const unknown: string[] = [];
  for (;;) {
    try {
      return { compiled: await compileAll(), unknown };
    } catch (error) {
      // Only the message names the class.
      const [, name = ""] = /utility class `([^`]+)`/.exec(String(error)) ?? [];
      if (!removeApplied(root, name)) throw error;
      unknown.push(`@apply ${name}`);
    }
  }
}

const settings = /^(?:tailwind|source|config|reference)$/;

/** Removes what concerns the whole site, and writes the rest as version 4 does. */
function prepareSheet(root: Root, prefix: string): string[] {
  const skipped: string[] = [];
  root.walkAtRules(/^(?:layer|responsive|variants)$/, (rule) => {
    if (!rule.nodes) rule.remove();
    else if (rule.name !== "layer" || layers.test(rule.params)) rule.replaceWith(rule.nodes);
  });
  root.walkAtRules((rule) => {
    const { name, params } = rule;
    if (name === "theme" && params === "") rule.params = "static";
    else if (settings.test(name) || (name === "import" && /tailwind/.test(params))) rule.remove();
    else if (name === "custom-variant" && /^dark\b/.test(params)) rule.remove();
    else if (name === "apply") {
      const [, names = params, important = ""] = /^(.*?)\s*(!)important$/s.exec(params) ?? [];
      rule.params = names.replace(/\S+/g, (name) => {
        return `${removePrefix(name, prefix) ?? name}${important}`;
      });
    } else if (name === "plugin") {
      skipped.push(`@plugin ${params}`);
      rule.remove();
    }
  });
  return skipped;
}

/** Removes a class that is not known. Returns whether a rule had it. */
function removeApplied(root: Root, name: string): boolean {
  let isFound = false;
  root.walkAtRules("apply", (rule) => {
    const names = rule.params.split(/\s+/);
    const rest = names.filter((one) => one !== name);
    isFound ||= rest.length < names.length;
    if (rest.length === 0) rule.remove();
    else rule.params = rest.join(" ");
  });
  return isFound;
}

function printClasses(
  names: Iterable<string>,
  build: (names: string[]) => string,
  prefix: string,
): string {
  const originals = new Map<string, string>();
  for (const name of names) {
    const standardName = removePrefix(name, prefix);
    if (standardName !== undefined && !engineClasses.has(standardName)) {
      originals.set(standardName, name);
    }
  }
  const rules = build([...originals.keys()]);
  if (!rules.includes(`${content} `)) return "";
  const css = `${borders}${printRowRule(originals)}${rules}`;
  if (prefix === "") return css;
  const { code } = transform({
    filename: "classes.css",
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) =>
        selector.map((part) =>
          part.type === "class" ? { ...part, name: originals.get(part.name) ?? part.name } : part,
        ),
    },
  });
  return code.toString();
}

/** The colons in brackets, as in `bg-[url(https://a.example)]`, end no variant. */
const variantsAndClass = /^((?:[^[]|\[[^\]]*\])*:)?(!?-?)((?:[^:[]|\[[^\]]*\])*)$/;

/** `md:tw-mt-2` is `md:mt-2` if the prefix is `tw-`, and `tw:md:mt-2` if it is `tw:`. */
function removePrefix(name: string, prefix: string): string | undefined {
  if (prefix === "") return name;
  if (prefix.endsWith(":")) return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
  const [, variants = "", sign = "", rest = ""] = variantsAndClass.exec(name) ?? [];
  return rest.startsWith(prefix) ? `${variants}${sign}${rest.slice(prefix.length)}` : undefined;
}
