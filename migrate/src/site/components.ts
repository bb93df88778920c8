import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { kebabCase } from "es-toolkit/compat";
import { isFile } from "../../../src/files/is-file.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import type { Article } from "../document/article.ts";
import type { ComponentRequest, ModuleExport } from "../document/convert/conversion.ts";
import { readModuleNames } from "../document/convert/modules.ts";
import { addDiagnostic, type Plan } from "../model.ts";
import { copyModule, copyPageCode } from "./copy-module.ts";
import { fitColumn } from "./fit-column.ts";
import { findClassNames, fullWidthSheet, printLayoutSheet } from "./layout-classes.ts";
import { type CopiedModule, type CopySources, componentsFolder } from "./module-copy.ts";
import { getReactDependencies, parsePackageName } from "./packages.ts";
import { findPageSheets } from "./page-sheets.ts";
import { printConstants } from "./print-code.ts";
import { resolveModule } from "./resolve-module.ts";
import { contentShim, readShimSource } from "./shims.ts";
import { removeInvalidCss } from "./style-sheets.ts";
import { getDeclarations } from "./styles.ts";
import { hasTailwindRules } from "./tailwind.ts";

export interface ComponentRegistry {
  /** Copies a component that a page uses, or adds a stub. Returns its new name. */
  addComponent(request: ComponentRequest, article: Article): string;
  /** Whether a component only shows that it is missing. */
  isStub(name: string): boolean;
  /** The component that the old site gives to every page for a tag without an import. */
  findProvidedComponent(tag: string): ModuleExport | undefined;
  /** Copies components that a page defines; the rest as in `CopyComponents`. */
  addDefinitions(
    code: string,
    names: readonly string[],
    options: { article: Article; isOptional?: boolean | undefined },
  ): ReadonlyMap<string, string>;
  /** Copies a page that is a component. Undefined if it needs a file that the new site does not have. */
  addPage(file: string): { name: string; hasHeading: boolean } | undefined;
  finish(): Promise<void>;
}

export const builtIn: ReadonlySet<string> = new Set(
  "Bad Card CardGroup CardList CatalogVersion CCLicense CenterLayout CheckCode Compare Course FileTree Good Grid Steps TabItem Tabs Term UpgradePlanner VersionBadge Video".split(
    " ",
  ),
);

interface ComponentOptions {
  plan: Plan;
  siteDir: string;
  /** @param copiedCode text of copied components and their style sheets */
  printSheet(copiedCode: readonly string[]): string;
  copySources: Omit<CopySources, "findProvidedComponent">;
  /** Only sites of Docusaurus have such data; others get the empty values of the shim. */
  siteData: Readonly<Record<string, unknown>> | undefined;
  /** The docs by their ids in the old site, for components that list them. */
  getDocs(): Readonly<Record<string, { id: string; title: string }>>;
}

/** What the components of the old site need in the new one. */
interface CollectedComponents {
  /** Lines of `components.tsx`. */
  exports: string[];
  stubs: { name: string; origin: string }[];
  losses: Set<string>;
  /** Names of the components that need a package, by package. */
  missingPackages: Map<string, Set<string>>;
  packages: Set<string>;
  /** Whether a component is a whole page. */
  hasPages: boolean;
}

export function createComponents(options: ComponentOptions): ComponentRegistry {
  const { plan, siteDir } = options;
  const knownNames = new Map<string, string>();
  const claimName = createNameGenerator();
  const claimFileName = createFileNameGenerator();
  const collected: CollectedComponents = {
    exports: [],
    stubs: [],
    losses: new Set(),
    missingPackages: new Map(),
    packages: new Set(),
    hasPages: false,
  };
  const definitions = new Map<string, Map<string, string>>();
  const globals = findGlobalComponents(siteDir);
  const findProvidedComponent = (tag: string) =>
    /^[A-Z]/.test(tag) ? globals.get(tag) : undefined;
  const sources = getSources(options.copySources, {
    findProvidedComponent,
    packages: collected.packages,
  });
  const { stubs } = collected;

  return {
    addComponent(request, article) {
      const { local, specifier, imported } = request;
      if (specifier === null && builtIn.has(local)) return local;
      const file = resolveModule(specifier ?? "", dirname(article.file), siteDir);
      const key = `${file ?? specifier ?? ""} ${specifier === null ? local : imported}`;
      const known = knownNames.get(key);
      if (known !== undefined) return known;
      const name = claimName(local.split(".").at(-1) ?? local);
      knownNames.set(key, name);
      // A component of the old theme can have a shim, which works where the site's own copy cannot.
      const isBroken =
        file !== undefined &&
        specifier?.startsWith("@theme/") === true &&
        "missing" in copyModule(file, sources);
      if (file !== undefined && !isBroken) {
        const origin = relative(siteDir, file);
        addCopy(copyModule(file, sources), { name, imported, origin }, { plan, collected });
      } else if (specifier !== null) {
        const statement = `export { ${imported} as ${name} } from ${JSON.stringify(specifier)};`;
        const wrapper = { file: join(siteDir, "components.js"), name: claimFileName(name) };
        const component = { name, imported: name, origin: specifier };
        addCopy(copyPageCode(statement, wrapper, sources), component, { plan, collected });
      } else {
        stubs.push({ name, origin: "the old site does not define it" });
      }
      return name;
    },

    findProvidedComponent,
    isStub: (name) => stubs.some((stub) => stub.name === name),

    addDefinitions(code, names, { article, isOptional = false }) {
      const key = JSON.stringify([dirname(article.file), code, names]);
      const known = definitions.get(key);
      if (known) return known;
      const renamed = new Map(names.map((name) => [name, claimName(name)]));
      const name = claimFileName(renamed.get(names[0] ?? "") ?? "component");
      const copied = copyPageCode(code, { file: article.file, name }, sources);
      if (isOptional && "missing" in copied) renamed.clear();
      for (const [imported, newName] of renamed) {
        addCopy(copied, { name: newName, imported, origin: article.path }, { plan, collected });
      }
      definitions.set(key, renamed);
      return renamed;
    },

    addPage(file) {
      const copied = copyModule(file, sources, true);
      if ("missing" in copied || !copied.exports.has("default")) return undefined;
      const origin = relative(siteDir, file);
      const name = claimName(`${origin.replace(/^.*\bpages\/|\.\w+$|\/index\.\w+$/g, "")}-page`);
      addCopy(copied, { name, imported: "default", origin }, { plan, collected });
      collected.hasPages = true;
      const codes = [...copied.files.values()].flatMap((file) => ("text" in file ? file.text : []));
      return { name, hasHeading: codes.some((text) => /<h1\b|\bas=\{?["']h1/.test(text)) };
    },

    finish: () => writeComponents(options, collected),
  };
}

/** The names are unique, and never those of built-in components. */
export function createNameGenerator(): (preferredName: string) => string {
  const usedNames = new Set<string>();
  return (preferredName) => {
    const identifier =
      preferredName
        .replace(/[\W_]+(\w)/g, (_, letter: string) => letter.toUpperCase())
        .replace(/\W/g, "")
        .replace(/^[a-z]/, (letter) => letter.toUpperCase())
        .replace(/^\d/, "Page$&") || "Component";
    let name = identifier;
    for (let count = 2; usedNames.has(name) || builtIn.has(name); count++)
      name = `${identifier}${count}`;
    usedNames.add(name);
    return name;
  };
}

/** Each name gets its own file, although `HTMLBlock` and `HtmlBlock` have the same words. */
export function createFileNameGenerator(): (name: string) => string {
  const usedNames = new Set<string>();
  return (name) => {
    const words = kebabCase(name) || "component";
    let fileName = words;
    for (let count = 2; usedNames.has(fileName); count++) fileName = `${words}-${count}`;
    usedNames.add(fileName);
    return fileName;
  };
}

/** The sources with the components of the old theme. Collects the packages that copied code uses. */
function getSources(
  copySources: Omit<CopySources, "findProvidedComponent">,
  {
    findProvidedComponent,
    packages,
  }: Pick<ComponentRegistry, "findProvidedComponent"> & { packages: Set<string> },
): CopySources {
  return {
    ...copySources,
    findProvidedComponent: (tag) =>
      findProvidedComponent(tag) ??
      (/^Tab(?:s|Item)$/.test(tag)
        ? { specifier: `@theme/${tag}`, imported: "default" }
        : undefined),
    hasPackage(specifier) {
      const name = parsePackageName(specifier);
      if (name === undefined) return false;
      packages.add(name);
      return copySources.hasPackage(name);
    },
  };
}

interface CopiedComponent {
  name: string;
  /** The name of its export. */
  imported: string;
  origin: string;
}

/** Adds the files of a component, or a stub if it cannot be copied. */
function addCopy(
  copied: CopiedModule | { missing: string[] },
  { name, imported, origin }: CopiedComponent,
  { plan, collected }: { plan: Plan; collected: CollectedComponents },
): void {
  const { stubs, losses, exports } = collected;
  if ("missing" in copied || !copied.exports.has(imported)) {
    const missing = "missing" in copied ? copied.missing : [`the export ${imported}`];
    for (const text of missing) addMissingPackage(text, name, collected);
    stubs.push({ name, origin: `${origin}: it needs ${missing.join(", ")}` });
    return;
  }
  for (const [path, file] of copied.files) plan.files.set(path, file);
  for (const text of copied.replaced) addMissingPackage(text, name, collected);
  for (const loss of copied.losses) losses.add(loss);
  const exported = imported === name ? name : `${imported} as ${name}`;
  exports.push(`export { ${exported} } from ${JSON.stringify(`./${copied.path}`)};`);
  if (!copied.path.includes("/docusaurus/")) {
    addDiagnostic(plan, "copied-component", `<${name}>`, copied.path);
  }
}

const maxNames = 5;

function addMissingPackage(
  what: string,
  component: string,
  { missingPackages }: CollectedComponents,
) {
  missingPackages.set(what, (missingPackages.get(what) ?? new Set()).add(component));
}

async function writeComponents(
  options: ComponentOptions,
  collected: CollectedComponents,
): Promise<void> {
  const { plan, siteDir } = options;
  const { exports, stubs, losses, missingPackages, packages } = collected;
  reportComputedStyles(plan);
  await compileCopiedSheets(options, collected);
  writeStyleSheet(options, collected.hasPages);
  writeSiteData(options);
  const dependencies = getReactDependencies(siteDir, packages);
  if (dependencies) {
    const manifest = { private: true, type: "module", dependencies };
    plan.files.set("package.json", { text: `${JSON.stringify(manifest, null, 2)}\n` });
  }
  for (const loss of losses) addDiagnostic(plan, "style-sheet", loss, "components.tsx");
  for (const [name, components] of missingPackages) {
    const names = [...components].map((component) => `<${component}>`);
    const rest = names.length - maxNames;
    const list = [...names.slice(0, maxNames), ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
    const componentsFile = stubs.length > 0 ? "components/stubs.tsx" : "components.tsx";
    addDiagnostic(plan, "missing-package", `${name} (${list})`, componentsFile);
  }
  if (stubs.length > 0) {
    plan.files.set("components/stubs.tsx", { text: printStubs(stubs) });
    const shim = `${componentsFolder}/docusaurus/${contentShim}`;
    plan.files.set(shim, { text: readShimSource(contentShim) });
    const all = stubs.map(({ name }) => name).sort();
    exports.push(`export { ${all.join(", ")} } from "./components/stubs.tsx";`);
  }
  const lines = exports.sort();
  if (lines.length > 0) plan.files.set("components.tsx", { text: `${lines.join("\n")}\n` });
}

function getTexts(plan: Plan, isIncluded: (path: string) => boolean): [string, string][] {
  return [...plan.files].flatMap(([path, file]): [string, string][] =>
    isIncluded(path) && "text" in file ? [[path, file.text]] : [],
  );
}

function isCopied(path: string): boolean {
  return path.startsWith(`${componentsFolder}/`);
}

/** Literal styles are classes already. */
function reportComputedStyles(plan: Plan): void {
  for (const [path, text] of getTexts(plan, isCopied)) {
    const style = path.includes("/docusaurus/") ? null : /\bstyle=\{[^\n]*/.exec(text);
    if (style) addDiagnostic(plan, "computed-style", style[0].slice(0, 60), path);
  }
}

async function compileCopiedSheets(
  { plan, copySources: { tailwind } }: ComponentOptions,
  { losses }: CollectedComponents,
): Promise<void> {
  for (const [path, text] of getTexts(plan, (path) => isCopied(path) && path.endsWith(".css"))) {
    if (!tailwind || !hasTailwindRules(text)) continue;
    const { css, skipped } = await tailwind.compileSheet(text);
    const checked = removeInvalidCss(css, path);
    for (const loss of [...skipped, ...checked.errors]) losses.add(`${path}: ${loss}`);
    plan.files.set(path, { text: checked.css });
  }
}

/** Every page has the style sheets in `pages`. */
function writeStyleSheet(
  { plan, printSheet, siteData, copySources: { tailwind } }: ComponentOptions,
  hasPages: boolean,
): void {
  const copiedCode = getTexts(plan, isCopied).map(([, text]) => text);
  const pageCode = getTexts(plan, (path) => /\.mdx?$/.test(path)).map(([, text]) => text);
  const css = [
    printSheet(copiedCode),
    ...(siteData
      ? [printLayoutSheet(copiedCode, (item) => getDeclarations(item).join("\n  "))]
      : []),
    ...(tailwind ? [tailwind.printClasses(findClasses(copiedCode, pageCode))] : []),
    ...(hasPages ? [fullWidthSheet] : []),
    ...findPageSheets(plan.files),
  ]
    .filter(Boolean)
    .join("\n");
  if (css !== "") plan.files.set("pages/migrated.css", { text: fitColumn(css) });
}

function findClasses(components: readonly string[], pages: readonly string[]): Set<string> {
  const attributes = /\bclass(?:Name)?=\{?\s*(["'`])([^"'`{}]+)\1/g;
  const inPages = pages.flatMap((page) =>
    [...page.matchAll(attributes)].flatMap(([, , list = ""]) => list.split(/\s+/)),
  );
  return new Set([...components.flatMap((code) => [...findClassNames(code)]), ...inPages]);
}

/** Writes the data that copied components read instead of the empty values of the shims. */
function writeSiteData({ plan, siteData, getDocs }: ComponentOptions): void {
  if (!siteData) return;
  const dataFile = `${componentsFolder}/docusaurus/site-data.ts`;
  if (plan.files.has(dataFile)) {
    const comment = "The configuration of the old site, for components that read it.";
    plan.files.set(dataFile, { text: printConstants(comment, siteData) });
  }
  const docsFile = `${componentsFolder}/docusaurus/docs-data.ts`;
  if (plan.files.has(docsFile)) {
    const comment = "The docs of the old site, for components that read their titles.";
    plan.files.set(docsFile, { text: printConstants(comment, { docs: getDocs() }) });
  }
}

function printStubs(stubs: readonly { name: string; origin: string }[]): string {
  const parts = stubs.map(
    ({ name, origin }) =>
      `/** MIGRATION STUB. Origin: ${origin.replaceAll("*/", "* /")}. */\nexport function ${name}(props: StubProps) {\n  return <PackageContent {...props} />;\n}\n`,
  );
  return `import type { ReactNode } from "react";
import PackageContent from "./migrated/docusaurus/${contentShim}";

interface StubProps {
  children?: ReactNode;
  [name: string]: unknown;
}

${parts.join("\n")}`;
}

/** Components that `src/theme/MDXComponents` of the old site provides to every page, by tag. */
function findGlobalComponents(siteDir: string): Map<string, ModuleExport> {
  const found = new Map<string, ModuleExport>();
  const folder = join(siteDir, "src/theme");
  const file = [".tsx", ".ts", ".jsx", ".js"]
    .flatMap((extension) => [`MDXComponents${extension}`, `MDXComponents/index${extension}`])
    .map((name) => resolve(folder, name))
    .find(isFile);
  if (file === undefined) return found;
  const code = readFileSync(file, "utf8");
  const module = readModuleNames(code);
  const list = /export default\s*\{([\s\S]*)\}/.exec(code)?.[1] ?? code;
  for (const { local, imported, specifier } of module?.imports ?? []) {
    const target = resolveModule(specifier, dirname(file), siteDir);
    const isOwn = specifier.startsWith(".") || /^@(?:site|theme)/.test(specifier);
    if ((target === undefined && isOwn) || local === "" || imported === "*") continue;
    const name = `(?<![\\w$])${escapeRegExp(local)}(?![\\w$])`;
    if (!new RegExp(name).test(list)) continue;
    const tags = [...list.matchAll(new RegExp(`(\\w+)["']?\\s*:\\s*${name}`, "g"))];
    for (const tag of tags.length > 0 ? tags.map(([, name = ""]) => name) : [local]) {
      const path =
        target === undefined || /^@theme/.test(specifier) ? undefined : relative(siteDir, target);
      found.set(tag, { specifier: path === undefined ? specifier : `@site/${path}`, imported });
    }
  }
  return found;
}
