import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { listFiles, listPublicFiles } from "../../files/walk-files.ts";
import type { FileContent } from "../../publish/index.ts";
import { attempt } from "../attempt.ts";
import { computeHash } from "../cache/hash.ts";
import type { Bundle } from "../compile/bundle.ts";
import { isInside } from "../load/is-inside.ts";
import type { MergedData } from "../load/site-data.ts";
import { createManifest, outputManifestFile, publicWriter } from "./manifest.ts";
import {
  type FileRecord,
  getRecordsFile,
  type OutputFolders,
  openPreviousOutput,
  type PreviousOutput,
  recordOutput,
} from "./previous-output.ts";
import {
  moveToCache,
  recoverInterruptedBuild,
  removeLater,
  removeReplacedOutputs,
  reuseReplacedOutput,
  swapOutput,
} from "./replace-output.ts";
import { createWorkFolder, type WorkFolder } from "./work-folder.ts";

/**
 * The folder of an unfinished output. It starts with the files of the output that the current one
 * replaced, because most of them stay the same. Writes are synchronous: for small files, Node's
 * threads are slower.
 */
export class Staging {
  readonly manifest = createManifest();
  readonly #folders: OutputFolders;
  readonly #dir: string;
  readonly #work: WorkFolder;
  readonly #isReused: boolean;
  readonly #createdFolders: Set<string>;
  readonly #previousOutput: PreviousOutput;
  /** What `recordOutput` needs, by path. */
  readonly #fileSources = new Map<string, string | FileRecord>();
  /** Folders of the current output by the path of the folders that replace them. */
  readonly #previousFolders = new Map<string, string>();

  constructor(outDir: string, cacheDir: string) {
    this.#folders = { outDir, cacheDir };
    recoverInterruptedBuild(outDir);
    this.#work = createWorkFolder(outDir);
    this.#dir = this.#work.next;
    this.#isReused = reuseReplacedOutput(this.#folders, this.#dir);
    removeReplacedOutputs(cacheDir);
    mkdirSync(this.#dir, { recursive: true });
    this.#createdFolders = new Set([this.#dir]);
    this.#previousOutput = openPreviousOutput(outDir, getRecordsFile(this.#folders));
  }

  /** Writes a file. `source` identifies its inputs, for `keep` in a later build. */
  write(writer: string, path: string, content: FileContent, source?: string): void {
    this.#createFile(path, (target) => {
      if (typeof content === "string" || content instanceof Uint8Array) {
        writeFileSync(target, content, { flag: "wx" });
        this.manifest.record(writer, path, Buffer.byteLength(content));
      } else this.manifest.record(writer, path, writeChunks(target, content));
    });
    if (source !== undefined) this.#fileSources.set(path, source);
  }

  /** Reuses a previous file with the same source. Returns false if it must be written. */
  keep(writer: string, path: string, source: string): boolean {
    const folder = this.#previousFolders.get(dirname(path));
    const previousPath = folder === undefined ? path : `${folder}/${basename(path)}`;
    const record = this.#previousOutput.link(previousPath, source, this.#resolve(path));
    if (!record) return false;
    this.#fileSources.set(path, record);
    this.manifest.record(writer, path, record.bytes);
    return true;
  }

  /** Prepares a folder with a hash in its name: `keep` finds its files in the previous one. */
  replaceHashedFolder(path: string): void {
    const target = this.#resolve(path);
    const parent = dirname(path);
    const [reusable] = this.#isReused ? getFolders(join(this.#dir, parent)) : [];
    if (reusable !== undefined)
      attempt(() => renameSync(join(this.#dir, parent, reusable), target));
    const names = getFolders(join(this.#folders.outDir, parent));
    const [previous] = names.includes(basename(path)) ? [] : names;
    if (previous !== undefined) this.#previousFolders.set(path, `${parent}/${previous}`);
  }

  copy(writer: string, from: string, path: string): void {
    this.#createFile(path, (target) => copyFileSync(from, target, constants.COPYFILE_EXCL));
    this.manifest.record(writer, path, statSync(from).size);
  }

  read(path: string): Uint8Array {
    return readFileSync(join(this.#dir, path));
  }

  commit(): void {
    if (this.#isReused) {
      removeUnwritten(this.#dir, {
        isWritten: (path) => this.#isWritten(path),
        isCreated: (folder) => this.#createdFolders.has(folder),
        cacheDir: this.#folders.cacheDir,
      });
    }
    this.#createFile(outputManifestFile, (target) => writeFileSync(target, this.manifest.toJson()));
    // After the swap, another build may replace the output.
    const recordsFile = getRecordsFile(this.#folders);
    recordOutput(this.#dir, this.#fileSources, recordsFile);
    swapOutput(this.#work, this.#folders);
    this.#work.remove();
  }

  discard(): void {
    // The next build can reuse an unfinished folder.
    if (this.#isReused) moveToCache(this.#dir, this.#folders);
    this.#work.remove();
  }

  #isWritten(path: string): boolean {
    return this.manifest.getSize(path) !== undefined;
  }

  /** An existing file may be hard-linked to the current output, so it is removed first. */
  #createFile(path: string, create: (target: string) => void): void {
    const target = this.#resolve(path);
    this.#fileSources.delete(path);
    try {
      create(target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      rmSync(target, { recursive: true, force: true });
      create(target);
    }
  }

  #resolve(path: string): string {
    const target = join(this.#dir, path);
    if (!isInside(target, this.#dir))
      throw new Error(`\`${path}\` would be outside of the output folder`);
    this.#createFolder(dirname(target));
    return target;
  }

  #createFolder(path: string): void {
    if (this.#createdFolders.has(path)) return;
    this.#createFolder(dirname(path));
    if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      if (this.#isReused && !this.#isWritten(getPathBelow(this.#dir, path)))
        rmSync(path, { force: true });
      mkdirSync(path);
    }
    this.#createdFolders.add(path);
  }
}

function getFolders(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function writeChunks(file: string, chunks: Iterable<string>): number {
  const descriptor = openSync(file, "wx");
  try {
    let length = 0;
    for (const chunk of chunks) {
      const bytes = Buffer.from(chunk);
      writeFileSync(descriptor, bytes);
      length += bytes.length;
    }
    return length;
  } finally {
    closeSync(descriptor);
  }
}

interface RemoveOptions {
  isWritten(path: string): boolean;
  isCreated(folder: string): boolean;
  cacheDir: string;
}

function removeUnwritten(dir: string, { isWritten, isCreated, cacheDir }: RemoveOptions): void {
  const clean = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const inner = join(folder, entry.name);
      if (entry.isDirectory() && isCreated(inner)) clean(inner);
      else if (entry.isDirectory()) removeLater(inner, cacheDir);
      else if (!isWritten(getPathBelow(dir, inner))) rmSync(inner);
    }
  };
  clean(dir);
}

export function copyFiles(
  staging: Staging,
  { siteDir, bundle, data }: { siteDir: string; bundle: Bundle; data: MergedData },
): void {
  for (const path of listPublicFiles(siteDir)) {
    staging.copy(publicWriter, join(siteDir, "public", path), path);
  }
  for (const path of listFiles(bundle.clientDir)) {
    if (!path.startsWith(".vite/")) staging.copy("bundle", join(bundle.clientDir, path), path);
  }
  for (const { from, to } of data.assets) staging.copy("images", from, to);
  for (const { to, items } of data.trees) writeData("sidebars", to, JSON.stringify(items));
  for (const { to, text } of data.files) writeData("catalog", to, text);

  function writeData(writer: string, to: string, text: string): void {
    const hash = computeHash(text);
    if (!staging.keep(writer, to, hash)) staging.write(writer, to, text, hash);
  }
}

function getPathBelow(dir: string, path: string): string {
  return relative(dir, path).replaceAll(sep, "/");
}
