import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { transform } from "lightningcss";
import postcss, { type AtRule, type Root } from "postcss";
import { type Config, compile } from "tailwindcss";
import { evaluateModule } from "../evaluate/evaluate-module.ts";
import { asRecord, asString, isRecord, type Json } from "../text/values.ts";
import { usesTailwind } from "./packages.ts";

/** The style sheets and classes of a site that uses Tailwind CSS. */
export interface Tailwind {
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

/** As in version 3, where borders are gray. */
const borders = `${content} :where([class*="border"], [class*="divide"]) {
  border-color: var(--line);
}
`;

/** This engine has other classes of these names. */
const engineClasses: ReadonlySet<string> = new Set(["invisible", "table"]);

const ownRule =
  /@(?:apply|config|custom-variant|layer|plugin|reference|screen|source|tailwind|theme|utility|variant)\b|@import\s+["'][^"']*tailwind|\btheme\(|--(?:alpha|spacing)\(/;

/** Whether a style sheet needs Tailwind CSS. */
export function hasTailwindRules(css: string): boolean {
  return ownRule.test(css);
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
  const own = sheets.map(getDefinitions).join("\n");
  const header = `${readTheme()}\n${darkVariant}`;
  const attempts = [`@config "config";\n${header}${own}`, `${header}${own}`, header];
  for (const definitions of site ? attempts : attempts.slice(1)) {
    const load = (css: string) =>
      compile(`${definitions}\n${css}`, {
        loadModule: async (_id, base) => ({ path: base, base, module: site?.config ?? {} }),
      });
    try {
      const { build } = await load(`${content} { @tailwind utilities; }`);
      return {
        compileSheet: (css) => compileSheet(css, load),
        printClasses: (names) => printClasses(names, build, site?.prefix ?? ""),
      };
    } catch (error) {
      // A theme that cannot be read must not cost the standard classes.
      if (!(error instanceof Error) || definitions === header) throw error;
    }
  }
  return undefined;
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
  prefix: string;
}

async function readConfig(siteDir: string): Promise<SiteConfig | undefined> {
  const file = configFiles.map((name) => join(siteDir, name)).find(existsSync);
  if (file === undefined) return undefined;
  const { value } = await evaluateModule(file, { siteDir });
  const { theme, prefix, important } = asRecord(value);
  const { extend, ...others } = asRecord(keepKnown(theme));
  return {
    config: {
      // What replaces the standard theme can be incomplete.
      theme: { extend: { ...others, ...asRecord(extend) } } as NonNullable<Config["theme"]>,
      ...(important === true && { important }),
    },
    prefix: asString(prefix) ?? "",
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

/** Own values of the theme, variants, and classes. */
function getDefinitions(css: string): string {
  const found: string[] = [];
  const root = parse(css);
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
    return name === undefined ? [] : [`@utility ${name} {${node.nodes.join(";")}}`];
  });
}

function parse(css: string): Root | undefined {
  try {
    return postcss.parse(css);
  } catch {
    return undefined;
  }
}

type Load = (css: string) => ReturnType<typeof compile>;

async function compileSheet(css: string, load: Load): Promise<{ css: string; skipped: string[] }> {
  const root = hasTailwindRules(css) ? parse(css) : undefined;
  if (!root) return { css, skipped: [] };
  const skipped = removeSettings(root);
  for (;;) {
    try {
      const { build } = await load(root.toString());
      return { css: build([]).replaceAll(":root, :host", ":root"), skipped };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const [, name = ""] = /utility class `([^`]+)`/.exec(error.message) ?? [];
      if (!removeApplied(root, name)) {
        skipped.push(error.message);
        return { css: root.toString(), skipped };
      }
      skipped.push(`@apply ${name}`);
    }
  }
}

const settings = /^(?:tailwind|source|config|reference|custom-variant|utility)$/;

/** Removes what concerns the whole site. */
function removeSettings(root: Root): string[] {
  const skipped: string[] = [];
  root.walkAtRules(/^(?:layer|responsive|variants)$/, (rule) => {
    if (!rule.nodes) rule.remove();
    else if (rule.name !== "layer" || layers.test(rule.params)) rule.replaceWith(rule.nodes);
  });
  root.walkAtRules((rule) => {
    const { name, params } = rule;
    if (name === "theme" && params === "") rule.params = "static";
    else if (settings.test(name) || (name === "import" && /tailwind/.test(params))) rule.remove();
    else if (name === "apply") {
      // Version 4 marks each class.
      const [, names] = /^(.*?)\s*!important$/s.exec(params) ?? [];
      if (names !== undefined) rule.params = names.replace(/\S+/g, "$&!");
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
  const css = `${borders}${rules}`;
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

/** `md:tw-mt-2` is `md:mt-2` if the prefix is `tw-`. */
function removePrefix(name: string, prefix: string): string | undefined {
  if (prefix === "") return name;
  const [, variants = "", sign = "", rest = ""] = /^(.*:)?(!?-?)([^:]*)$/.exec(name) ?? [];
  return rest.startsWith(prefix) ? `${variants}${sign}${rest.slice(prefix.length)}` : undefined;
}
