import { posix } from "node:path";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";

export interface SimulatedFile {
  text: string;
  /** Whether the text is what the file contains. */
  isKnown: boolean;
  /** Position of each line in a guide; null for lines that a command wrote. */
  origins: (SourceLocation | null)[];
}

/** The reader's home folder, in which every guide starts. */
export const home = "/home/reader";

export class FileSystem {
  readonly #files: Map<string, SimulatedFile>;
  readonly #folders: Set<string>;
  /** Where a guide removed each path. */
  readonly #removed: Map<string, SourceLocation>;
  /** Folders with unknown contents, such as clones and unpacked archives. */
  readonly #unknownFolders: Set<string>;

  constructor(
    files: Iterable<[string, SimulatedFile]> = [],
    folders: Iterable<string> = [home],
    removed: Iterable<[string, SourceLocation]> = [],
    unknownFolders: Iterable<string> = [],
  ) {
    this.#files = new Map(files);
    this.#folders = new Set(folders);
    this.#removed = new Map(removed);
    this.#unknownFolders = new Set(unknownFolders);
  }

  copy(): FileSystem {
    return new FileSystem(this.#files, this.#folders, this.#removed, this.#unknownFolders);
  }

  addUnknownFolder(path: string): void {
    this.makeFolder(path);
    this.#unknownFolders.add(path);
  }

  isUnknown(path: string): boolean {
    for (let current = path; current !== "/" && current !== "."; current = posix.dirname(current)) {
      if (this.#unknownFolders.has(current)) return true;
    }
    return false;
  }

  read(path: string): SimulatedFile | undefined {
    return this.#files.get(path);
  }

  isFile(path: string): boolean {
    return this.#files.has(path);
  }

  /** Everything outside the home folder is assumed to exist. */
  isFolder(path: string): boolean {
    return this.#folders.has(path) || isOutsideHome(path) || this.isUnknown(path);
  }

  exists(path: string): boolean {
    return this.isFile(path) || this.isFolder(path);
  }

  getRemoval(path: string): SourceLocation | undefined {
    for (let current = path; current.length > home.length; current = posix.dirname(current)) {
      const removal = this.#removed.get(current);
      if (removal) return removal;
    }
    return undefined;
  }

  write(path: string, file: SimulatedFile): void {
    this.makeFolder(posix.dirname(path));
    this.#removed.delete(path);
    this.#files.set(path, file);
  }

  append(path: string, { text, isKnown, origins }: SimulatedFile): void {
    const before = this.#files.get(path);
    if (!before) {
      this.write(path, { text, isKnown, origins });
      return;
    }
    const endsWithNewline = before.text === "" || before.text.endsWith("\n");
    this.#files.set(path, {
      isKnown: before.isKnown && isKnown,
      text: `${before.text}${endsWithNewline ? "" : "\n"}${text}`,
      origins: [...before.origins.slice(0, getLineCount(before.text)), ...origins],
    });
  }

  makeFolder(path: string): void {
    for (let current = path; current !== "/" && current !== "."; current = posix.dirname(current)) {
      this.#folders.add(current);
      this.#removed.delete(current);
    }
  }

  remove(path: string, location: SourceLocation): void {
    for (const file of this.filesBelow(path)) this.#files.delete(file);
    for (const folders of [this.#folders, this.#unknownFolders]) {
      for (const folder of getFolders(folders, path)) folders.delete(folder);
    }
    this.#files.delete(path);
    this.#removed.set(path, location);
  }

  /** Copies a file, or a folder with its contents, which `to` then has. */
  copyTo(from: string, to: string): void {
    const file = this.#files.get(from);
    if (file) {
      this.write(to, file);
      return;
    }
    if (!this.isFolder(from)) return;
    for (const path of this.filesBelow(from)) {
      const inner = this.#files.get(path);
      if (inner) this.write(to + path.slice(from.length), inner);
    }
    for (const path of getFolders(this.#folders, from)) {
      this.makeFolder(to + path.slice(from.length));
    }
    for (const path of getFolders(this.#unknownFolders, from)) {
      this.addUnknownFolder(to + path.slice(from.length));
    }
    if (this.isUnknown(from)) this.addUnknownFolder(to);
  }

  filesBelow(folder: string): string[] {
    const prefix = getPrefix(folder);
    return [...this.#files.keys()].filter((path) => path.startsWith(prefix)).sort();
  }

  list(folder: string): string[] {
    const prefix = getPrefix(folder);
    const names = [...this.#files.keys(), ...this.#folders]
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length).split("/")[0] ?? "");
    return [...new Set(names)].sort();
  }
}

function getLineCount(text: string): number {
  return text === "" ? 0 : text.replace(/\n$/, "").split("\n").length;
}

/** The folder itself, if it is one of them, and those below it. */
function getFolders(folders: ReadonlySet<string>, path: string): string[] {
  return [...folders].filter((folder) => folder === path || folder.startsWith(getPrefix(path)));
}

function getPrefix(folder: string): string {
  return folder === "/" ? "/" : `${folder}/`;
}

function isOutsideHome(path: string): boolean {
  return !path.startsWith(`${home}/`) && path !== home;
}

/** Writes what a command prints; null if that is unknown. */
export function writeOutput(
  files: FileSystem,
  path: string,
  text: string | null,
  append: boolean,
): void {
  const file = {
    text: text ?? "",
    isKnown: text !== null,
    origins: Array.from({ length: getLineCount(text ?? "") }, () => null),
  };
  if (append) files.append(path, file);
  else files.write(path, file);
}

/** @param folder in which a relative path begins */
export function resolvePath(path: string, folder: string): string {
  const expanded = path === "~" || path.startsWith("~/") ? home + path.slice(1) : path;
  return posix.resolve(folder, expanded);
}
