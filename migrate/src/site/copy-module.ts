import { basename, dirname, extname, relative } from "node:path";
import { parse as parseYaml } from "yaml";
import { getRelativePath } from "../../../src/content/parse/links/resolve-address.ts";
import { getModuleNames, readModuleNames } from "../document/convert/modules.ts";
import { pathInSite } from "../document/path-in-site.ts";
import { type AstNode, type ImportSpecifier, parseSource, visitNodes } from "../text/ast.ts";
import { applyEdits, type Edit } from "../text/edits.ts";
import { asRecord, readText } from "../text/values.ts";
import { compileAstro, getAstroStyles } from "./compile-astro.ts";
import { compileMdx } from "./compile-mdx.ts";
import { addCss, addSheet } from "./copy-sheet.ts";
import { copyStyle } from "./copy-style.ts";
import {
  type CopiedModule,
  type CopySources,
  componentsFolder,
  createModuleCopy,
  finishCopy,
  getCopyPath,
  type ModuleCopy,
} from "./module-copy.ts";
import {
  findTagMembers,
  findValueNames,
  getCodeNames,
  printExport,
  printImport,
  type TagMembers,
} from "./module-names.ts";
import { needsClient } from "./needs-client.ts";
import { assetFile, copyPictureAddress, copyPictureGlob, createPictureModule } from "./pictures.ts";
import { codeExtensions, resolveModule } from "./resolve-module.ts";
import {
  contentShim,
  findFallbackShim,
  findShimFile,
  readShimSource,
  themeContentShim,
} from "./shims.ts";
import { splitImports } from "./split-imports.ts";

/** Modules of Node that read no files of the old site. */
const pureBuiltins = /^(?:node:)?(?:path|url|util)$/;

/**
 * Copies a module with its imports, or returns what the new site does not have.
 *
 * @param replacesPackages whether empty components replace those of packages
 */
export function copyModule(
  file: string,
  sources: CopySources,
  replacesPackages = false,
): CopiedModule | { missing: string[] } {
  const key = `${file} ${replacesPackages}`;
  const known = sources.copied.get(key);
  if (known) return known;
  // Components of a theme may import each other.
  sources.copied.set(key, { missing: [] });
  const copy = createModuleCopy(sources, replacesPackages);
  const exports = copyInto(file, copy);
  const result = finishCopy(copy, { path: getCopyPath(file, sources.siteDir), exports });
  sources.copied.set(key, result);
  return result;
}

export function copyPageCode(
  code: string,
  { file, name }: { file: string; name: string },
  sources: CopySources,
): CopiedModule | { missing: string[] } {
  const copy = createModuleCopy(sources, false);
  const path = `${componentsFolder}/${name}.jsx`;
  const exports = copyCode(code, { file, target: path }, copy);
  return finishCopy(copy, { path, exports });
}

function copyInto(file: string, copy: ModuleCopy): Set<string> {
  const known = copy.exportsInProgress.get(file);
  if (known) return known;
  copy.exportsInProgress.set(file, new Set());
  const target = getCopyPath(file, copy.sources.siteDir);
  const exports = copyCode(readCode(file, copy.sources), { file, target }, copy);
  if (file.endsWith(".astro")) copyAstroStyles(file, target, copy);
  return exports;
}

function copyAstroStyles(file: string, target: string, copy: ModuleCopy): void {
  const { files } = copy;
  const module = files.get(target);
  const css = getAstroStyles(readText(file));
  if (css.trim() === "" || !module || !("text" in module)) return;
  const path = target.replace(/\.tsx$/, ".css");
  addCss(css, { file, path }, copy);
  files.set(target, { text: `import "./${basename(path)}";\n${module.text}` });
}

function copyCode(
  source: string | undefined,
  { file, target }: { file: string; target: string },
  copy: ModuleCopy,
): Set<string> {
  const { siteDir } = copy.sources;
  const exports = copy.exportsInProgress.get(file) ?? new Set<string>();
  const code = source === undefined ? undefined : splitImports(source, file, siteDir);
  const parsed = code === undefined ? undefined : parseSource(code, file);
  if (code === undefined || !parsed) {
    copy.missing.add(`${relative(siteDir, file)}, which cannot be parsed`);
    return exports;
  }
  const program = parsed.program as unknown as AstNode;
  const addedImports: string[] = [];
  const fileCopy: FileCopy = {
    file,
    target,
    code,
    values: findValueNames(program),
    usedInCode: getCodeNames(program),
    tagMembers: findTagMembers(program),
    edits: [],
    addedImports,
    copy,
  };
  const isCommonJs = (program.body as AstNode[]).some(({ start }) =>
    /^(?:module\.)?exports\b/.test(code.slice(start, start + "module.exports".length + 1)),
  );
  if (isCommonJs) copy.missing.add(`${relative(siteDir, file)}, which is not an ES module`);
  for (const name of getModuleNames(parsed).exports) exports.add(name);
  for (const node of program.body as AstNode[]) copyStatement(node, exports, fileCopy);
  const appliesStyles = copyExpressions(program, fileCopy);
  const edited = applyEdits(code, fileCopy.edits).text;
  const isMarked = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*["']use client["']/.test(edited);
  if (appliesStyles) importShim("applyStyle", "apply-style.ts", fileCopy);
  const isClient = appliesStyles || needsClient(code) || importsClientValue(program, fileCopy);
  // A directive works only before all statements.
  const needsDirective = isMarked ? addedImports.length > 0 : isClient;
  const directive = needsDirective ? '"use client";\n\n' : "";
  copy.files.set(target, {
    text: directive + addedImports.map((statement) => `${statement}\n`).join("") + edited,
  });
  return exports;
}

/** Converts elements, pictures, and imports in code. Returns whether it calls `applyStyle`. */
function copyExpressions(program: AstNode, fileCopy: FileCopy): boolean {
  const { file, code, edits, copy } = fileCopy;
  let appliesStyles = false;
  const applyStyle = () => {
    appliesStyles = true;
    return "applyStyle";
  };
  const isMarkup = /\.(?:astro|mdx?)$/.test(file);
  const { addStyleClass } = copy.sources;
  const style = { code, edits, addStyleClass, ...(!isMarkup && { applyStyle }) };
  visitNodes(program, (node) => {
    if (node.type === "CallExpression") {
      copyRequire(node, fileCopy);
      copyPictureGlob(node, fileCopy);
    }
    if (node.type === "ImportExpression") copyDynamicImport(node, fileCopy);
    if (node.type === "NewExpression") reportFileOfUrl(node, fileCopy);
    if (node.type === "JSXOpeningElement") {
      copyStyle(node, style);
      copyPictureAddress(node, fileCopy);
    }
    if (/^JSX(?:Opening|Closing)Element$/.test(node.type)) renameMain(node, fileCopy);
  });
  return appliesStyles;
}

/** Code on the server can render components of a client module, but not call its functions. */
function importsClientValue(program: AstNode, { file, copy }: FileCopy): boolean {
  const { siteDir } = copy.sources;
  return (program.body as AstNode[]).some((node) => {
    if (node.type !== "ImportDeclaration" || node.importKind === "type") return false;
    const specifier = String(asRecord(node.source).value);
    const imported = resolveModule(specifier, dirname(file), siteDir);
    const copied = imported && copy.files.get(getCopyPath(imported, siteDir));
    const isClient =
      copied && "text" in copied && /^["']use client["']/.test(copied.text.trimStart());
    const names = ((node.specifiers ?? []) as ImportSpecifier[]).map(({ local }) => local.name);
    return isClient === true && names.some((name) => /^[a-z]/.test(name));
  });
}

function readCode(file: string, { findProvidedComponent }: CopySources): string | undefined {
  const text = readText(file);
  if (file.endsWith(".astro")) return compileAstro(text, basename(file, ".astro"));
  return /\.mdx?$/i.test(file) ? compileMdx(text, findProvidedComponent) : text;
}

interface FileCopy {
  file: string;
  target: string;
  code: string;
  /** Names that the code uses as values, not only as types. */
  values: ReadonlySet<string>;
  /** Names that the code uses other than as tags. */
  usedInCode: ReadonlySet<string>;
  tagMembers: TagMembers;
  edits: Edit[];
  addedImports: string[];
  copy: ModuleCopy;
}

function copyStatement(node: AstNode, exports: Set<string>, fileCopy: FileCopy): void {
  const { edits } = fileCopy;
  const source = node.source as (AstNode & { value: string }) | null | undefined;
  if (!source) return;
  const specifiers = (node.specifiers ?? []) as ImportSpecifier[];
  const replaceWith = (text: string) => edits.push({ start: node.start, end: node.end, text });
  if (isTypeOrUnused(node, specifiers, fileCopy)) {
    replaceWith("");
    return;
  }
  // An empty component can replace one, but not a function or a constant.
  const hasOnlyTags =
    node.type === "ImportDeclaration" &&
    specifiers.every(
      ({ type, local }) =>
        type !== "ImportNamespaceSpecifier" && !fileCopy.usedInCode.has(local.name),
    );
  const imported = copyImport(source.value, fileCopy, hasOnlyTags);
  if (imported === undefined) {
    replaceWith("");
    return;
  }
  if (node.type === "ExportAllDeclaration" && !node.exported && imported.exports) {
    // A client module must name its exports. Its own come before those of other modules.
    const names = [...imported.exports].filter((name) => name !== "default" && !exports.has(name));
    for (const name of names) exports.add(name);
    replaceWith(`export { ${names.join(", ")} } from ${JSON.stringify(imported.path)};`);
    return;
  }
  if (imported.exports && node.type !== "ExportAllDeclaration") {
    const module = { ...imported, exports: imported.exports };
    const used = specifiers.filter(
      ({ local }) => local.name === "React" || fileCopy.values.has(local.name),
    );
    const isImport = node.type === "ImportDeclaration";
    const kept = isImport && specifiers.length > 0 ? used : specifiers;
    const importWithMembers = () => importShim("withMembers", "with-members.ts", fileCopy);
    const members = { tagMembers: fileCopy.tagMembers, importWithMembers };
    replaceWith(isImport ? printImport(kept, module, members) : printExport(kept, module));
    return;
  }
  edits.push({ start: source.start, end: source.end, text: JSON.stringify(imported.path) });
}

function isTypeOrUnused(
  node: AstNode,
  specifiers: readonly ImportSpecifier[],
  { values }: FileCopy,
): boolean {
  if (node.importKind === "type" || node.exportKind === "type") return true;
  if (specifiers.length === 0) return false;
  if (specifiers.every(({ importKind }) => importKind === "type")) return true;
  return (
    node.type === "ImportDeclaration" &&
    specifiers.every(({ local }) => local.name !== "React" && !values.has(local.name))
  );
}

interface CopiedImport {
  path: string;
  exports?: ReadonlySet<string>;
  isShim?: boolean;
}

/** @param isReplaceable whether an empty component can replace what a package exports */
function copyImport(
  importPath: string,
  fileCopy: FileCopy,
  isReplaceable = false,
): CopiedImport | undefined {
  const { file, copy } = fileCopy;
  const { sources } = copy;
  const specifier = importPath.replace(/^!*(?:[\w-]+-loader!)*/, "").replace(/\?.*$/, "");
  if (/^react(?:\/jsx-runtime|-dom(?:\/client)?)?$/.test(specifier)) return { path: specifier };
  const found = resolveModule(specifier, dirname(file), sources.siteDir);
  const shim = findShimFile(specifier);
  // If the old site replaced a theme component with one that cannot work here, its shim is used.
  const isBroken =
    found !== undefined &&
    specifier.startsWith("@theme/") &&
    shim !== undefined &&
    shim !== themeContentShim &&
    "missing" in copyModule(found, sources);
  if (found !== undefined && found !== file && !isBroken) {
    return copyImportedFile(found, importPath, fileCopy);
  }
  return shim === undefined
    ? importPackage(specifier, fileCopy, isReplaceable)
    : addShim(shim, fileCopy);
}

/** Imports a package of the new site, or an empty component where it can replace the package. */
function importPackage(
  specifier: string,
  fileCopy: FileCopy,
  isReplaceable: boolean,
): CopiedImport | undefined {
  const { file, copy } = fileCopy;
  if (/^[./]|^@site\//.test(specifier)) {
    copy.missing.add(`${specifier}, which does not exist`);
    return undefined;
  }
  if (file.endsWith(".astro") && /\/components$/.test(specifier)) {
    // Packages of Astro components cannot run here, but their content can be shown.
    return addShim(contentShim, fileCopy);
  }
  if (copy.sources.hasPackage(specifier)) return { path: specifier };
  if (pureBuiltins.test(specifier) && !needsClient(fileCopy.code)) return { path: specifier };
  const fallback = findFallbackShim(specifier);
  if (fallback !== undefined || copy.replacesPackages || isReplaceable) {
    copy.replaced.add(specifier);
    return addShim(fallback ?? contentShim, fileCopy);
  }
  copy.missing.add(specifier);
  return undefined;
}

function copyImportedFile(
  moduleFile: string,
  importPath: string,
  fileCopy: FileCopy,
): CopiedImport | undefined {
  const { target, copy } = fileCopy;
  const { siteDir } = copy.sources;
  if (/raw-loader|\?raw$/.test(importPath)) {
    return addGenerated(
      moduleFile,
      ".text.js",
      `export default ${JSON.stringify(readText(moduleFile))};\n`,
      fileCopy,
    );
  }
  const extension = extname(moduleFile);
  if (assetFile.test(moduleFile)) {
    const { ending, text } = createPictureModule(moduleFile, importPath, fileCopy);
    return addGenerated(moduleFile, ending, text, fileCopy);
  }
  if (/^\.(?:css|scss|less)$/.test(extension)) return { path: addSheet(moduleFile, target, copy) };
  if (/^\.(?:sass|styl)$/.test(extension)) {
    copy.losses.push(relative(siteDir, moduleFile));
    const names = "export default new Proxy({}, { get: (_target, name) => String(name) });\n";
    return addGenerated(moduleFile, ".js", names, fileCopy);
  }
  const path = getCopyPath(moduleFile, siteDir);
  if (codeExtensions.includes(extension)) {
    return { path: getRelativePath(target, path), exports: copyInto(moduleFile, copy) };
  }
  const data = /^\.(?:json|ya?ml)$/.test(extension) ? readData(moduleFile) : undefined;
  if (data === undefined) {
    copy.missing.add(`${relative(siteDir, moduleFile)}, which is not JavaScript`);
    return undefined;
  }
  if (extension !== ".json") {
    return addGenerated(moduleFile, ".js", `export default ${JSON.stringify(data)};\n`, fileCopy);
  }
  copy.files.set(path, { copyOf: moduleFile });
  return { path: getRelativePath(target, path) };
}

/** Undefined for a file that is not valid. */
function readData(file: string): unknown {
  try {
    return extname(file) === ".json" ? JSON.parse(readText(file)) : parseYaml(readText(file));
  } catch {
    return undefined;
  }
}

function addShim(name: string, { target, copy }: FileCopy): CopiedImport {
  const add = (shim: string) => {
    const path = `${componentsFolder}/docusaurus/${shim}`;
    const text = readShimSource(shim);
    if (!copy.files.has(path)) {
      copy.files.set(path, { text });
      for (const [, next = ""] of text.matchAll(/(?:from |import )"\.\/([^"]+)"/g)) add(next);
    }
    return text;
  };
  const exports = new Set(readModuleNames(add(name), name)?.exports);
  const path = getRelativePath(target, `${componentsFolder}/docusaurus/${name}`);
  return { path, exports, isShim: true };
}

/** Imports what a shim exports, once for each module. */
function importShim(name: string, shim: string, fileCopy: FileCopy): void {
  const { path } = addShim(shim, fileCopy);
  const statement = `import { ${name} } from ${JSON.stringify(path)};`;
  if (!fileCopy.addedImports.includes(statement)) fileCopy.addedImports.push(statement);
}

function addGenerated(
  file: string,
  ending: string,
  text: string,
  fileCopy: FileCopy,
): CopiedImport {
  const path = `${componentsFolder}/${pathInSite(file, fileCopy.copy.sources.siteDir)}${ending}`;
  fileCopy.copy.files.set(path, { text });
  return {
    path: getRelativePath(fileCopy.target, path),
    exports: new Set(["default", "ReactComponent"]),
  };
}

function copyRequire(node: AstNode, fileCopy: FileCopy): void {
  const callee = asRecord(node.callee);
  if (fileCopy.code.startsWith("require.context", node.start)) {
    fileCopy.copy.missing.add("`require.context` of webpack");
    return;
  }
  const [argument] = node.arguments as AstNode[];
  if (callee.name !== "require" || typeof argument?.value !== "string") return;
  const imported = copyImport(argument.value, fileCopy);
  if (!imported) return;
  const name = `required${fileCopy.addedImports.length + 1}`;
  // `require` returns the value of a data file, and the exports of a module.
  const binding = /\.(?:json|ya?ml)$/.test(argument.value) ? name : `* as ${name}`;
  fileCopy.addedImports.push(`import ${binding} from ${JSON.stringify(imported.path)};`);
  fileCopy.edits.push({ start: node.start, end: node.end, text: name });
}

function copyDynamicImport(node: AstNode, fileCopy: FileCopy): void {
  const source = node.source as AstNode;
  if (typeof source.value !== "string") return;
  const imported = copyImport(source.value, fileCopy);
  if (!imported) return;
  fileCopy.edits.push({
    start: source.start,
    end: source.end,
    text: JSON.stringify(imported.path),
  });
}

/** Reports the file in `new URL("./worker.js", import.meta.url)`, which is not copied. */
function reportFileOfUrl(node: AstNode, { code, copy }: FileCopy): void {
  const text = code.slice(node.start, node.end);
  if (/^new URL\([^,]+,\s*import\.meta\.url\s*,?\s*\)$/.test(text)) copy.missing.add(text);
}

/** A page already has a `main` around its content. */
function renameMain(node: AstNode, { edits }: FileCopy): void {
  const name = node.name as AstNode & { name?: unknown };
  if (name.name === "main") edits.push({ start: name.start, end: name.end, text: "div" });
}
