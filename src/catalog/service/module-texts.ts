import { isUtf8 } from "node:buffer";
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { compareText } from "../../model/compare-text.ts";
import { findModules } from "../read/load-module.ts";
import type { ImportedFile } from "./import-module.ts";
import type { ModuleExample } from "./service.ts";

export const readmeFile = "README.md";
export const examplesFolder = "examples";

/** Folders whose modules are examples and tests. */
const internalFolders =
  /^(?:_.*|codelabs|examples?(?:[-_].*)?|.*fixtures?|(?:(?:acceptance|e2e|functional|integration|smoke|unit)[-_])?tests?|test[-_]?data|wrappers)$/;

export function isModuleFolder(folder: string): boolean {
  return folder.split("/").every((name) => !internalFolders.test(name));
}

export interface ModuleTexts {
  /** The README and the code of examples. */
  files: ImportedFile[];
  /** Folders relative to the module. */
  submodules: string[];
  /** Folders of the examples in the repository. */
  examples: string[];
}

/** Reads the README and examples of a module, and lists its submodules. `folder` is relative to `root`. */
export function readModuleTexts(root: string, folder: string): ModuleTexts {
  const dir = join(root, folder);
  const readme = getReadme(dir);
  const examples = new Map(getExamples(root, folder).map((path) => [getExampleName(path), path]));
  return {
    files: [
      ...(readme === null ? [] : [{ name: readmeFile, text: readme }]),
      ...[...examples].flatMap(([name, path]) =>
        getExampleFiles(join(root, path)).map((file) => ({
          name: `${examplesFolder}/${name}/${file.name}`,
          text: file.text,
        })),
      ),
    ],
    examples: [...examples.values()].sort(),
    submodules: findModules(dir).filter((below) => below !== "" && isModuleFolder(below)),
  };
}

export function getReadme(dir: string): string | null {
  const name = readdirSync(dir).find((text) => /^readme\.(?:md|markdown)$/i.test(text));
  return name === undefined ? null : readShortText(join(dir, name));
}

/** In bytes. Pages do not show longer files. */
const maxFileSize = 256 * 1024;

/** Null for anything but a short text file. Links could lead out of the repository. */
function readShortText(path: string): string | null {
  const status = lstatSync(path);
  if (!status.isFile() || status.size > maxFileSize) return null;
  const bytes = readFileSync(path);
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString("utf8") : null;
}

/** Examples in the folder of the module, and examples of the repository that call the module. */
function getExamples(root: string, folder: string): string[] {
  const findFoldersBelow = (base: string) =>
    existsSync(join(root, base))
      ? findModules(join(root, base))
          .filter((path) => !path.split("/").includes("modules"))
          .map((path) => posix.join(base, path))
      : [];
  const examples = ["example", examplesFolder].flatMap((name) =>
    findFoldersBelow(posix.join(folder, name)),
  );
  if (folder === "") return examples;
  const sharedExamples = findFoldersBelow(examplesFolder).filter((path) =>
    getExampleFiles(join(root, path)).some(({ text }) => callsModule(text, { path, folder })),
  );
  return [...sharedExamples, ...examples];
}

/** The path below `examples`. An example right in this folder is named after it. */
function getExampleName(path: string): string {
  return path.replace(/^(?:.*?\/)?(?:examples?\/|(?=examples?$))/, "");
}

function callsModule(text: string, { path, folder }: { path: string; folder: string }): boolean {
  return [...text.matchAll(/^\s*source\s*=\s*"([^"]+)"/gm)].some(([, source = ""]) => {
    if (/^\.{1,2}\//.test(source)) {
      return posix.join(path, source).replace(/\/$/, "") === folder;
    }
    return source.split("//").at(-1)?.split("?", 1)[0] === folder;
  });
}

/** Files that every example repeats. They are left out; the page links to the example. */
const secondary = /^(?:variables?|outputs?|versions?|providers?|backend|terraform)\.(?:tf|tofu)$/;

function getExampleFiles(dir: string): ImportedFile[] {
  const names = readdirSync(dir).filter((name) => /^[^.#].*\.(?:tf|tofu)$/.test(name));
  const primary = names.filter((name) => !secondary.test(name));
  return (primary.length > 0 ? primary : names).flatMap((name) => {
    const text = readShortText(join(dir, name));
    return text === null || text.trim() === "" ? [] : [{ name, text }];
  });
}

/** Paths of the README and of the files of examples, relative to a folder of the catalog. */
export function listImportedFiles(dir: string): string[] {
  const examples = join(dir, examplesFolder);
  const paths = existsSync(examples) ? findModules(examples) : [];
  return [
    readmeFile,
    ...paths.flatMap((name) =>
      getExampleFiles(join(examples, name)).map((file) => `${examplesFolder}/${name}/${file.name}`),
    ),
  ];
}

/**
 * Reads the examples of a service in the catalog.
 *
 * @param dir the folder `examples` of the service
 * @param options.exampleFolders the folders of the examples in the repository
 */
export function readExamples(
  dir: string,
  { source, exampleFolders }: { source: string; exampleFolders: readonly string[] },
): ModuleExample[] {
  if (!existsSync(dir)) return [];
  const folders = new Map(exampleFolders.map((path) => [getExampleName(path), path]));
  return findModules(dir).flatMap((name): ModuleExample[] => {
    const files = getExampleFiles(join(dir, name));
    const mainRank = (file: ImportedFile) => (/^main\./.test(file.name) ? 0 : 1);
    files.sort((a, b) => mainRank(a) - mainRank(b) || compareText(a.name, b.name));
    return name === "" || files.length === 0
      ? []
      : [{ name, folder: folders.get(name) ?? posix.join(source, examplesFolder, name), files }];
  });
}
