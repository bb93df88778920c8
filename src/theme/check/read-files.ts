import {
  isCode,
  maxFileBytes,
  maxFiles,
  type SkippedFile,
  type SourceFile,
} from "../../catalog/usage/sources/select-files.ts";
import { byName } from "../../model/compare-text.ts";
import type { ReadFiles } from "./worker/read-zip.ts";

export interface ChosenFile {
  path: string;
  file: File;
}

/** Files and folders of a dropped folder. */
const maxEntries = 20_000;
const maxArchiveBytes = 20_000_000;

export async function readFiles(
  chosen: readonly ChosenFile[],
  unzip: (bytes: ArrayBuffer) => Promise<ReadFiles>,
): Promise<ReadFiles> {
  const files: SourceFile[] = [];
  const skipped: SkippedFile[] = [];
  for (const { path, file } of chosen) {
    const isArchive = /\.zip$/i.test(path);
    if (!isArchive && !isCode(path)) continue;
    if (file.size > (isArchive ? maxArchiveBytes : maxFileBytes)) {
      skipped.push({ path, reason: "too-long" });
    } else if (isArchive) {
      const archive = await unzip(await file.arrayBuffer());
      const folder = path.replace(/\.zip$/i, "/");
      files.push(...withUniquePaths(archive.files, files, folder));
      skipped.push(...archive.skipped);
    } else if (files.length >= maxFiles) {
      skipped.push({ path, reason: "too-many" });
    } else {
      files.push(...withUniquePaths([{ path, text: await file.text() }], files, "other/"));
    }
  }
  return { files, skipped };
}

/** Moves files into a folder if one has the path of another file. */
function withUniquePaths(
  added: SourceFile[],
  files: readonly SourceFile[],
  folder: string,
): SourceFile[] {
  const paths = new Set(files.map(({ path }) => path));
  if (!added.some(({ path }) => paths.has(path))) return added;
  const moved = added.map(({ path, text }) => ({ path: folder + path, text }));
  return withUniquePaths(moved, files, folder);
}

export function getFilesOfField(list: FileList): ChosenFile[] {
  return [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

export async function findDroppedFiles(transfer: DataTransfer): Promise<ChosenFile[]> {
  // The list is empty after the event.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const chosen: ChosenFile[] = [];
  let visited = 0;
  const visit = async (entry: FileSystemEntry): Promise<void> => {
    visited += 1;
    if (visited > maxEntries) return;
    const path = entry.fullPath.replace(/^\//, "");
    if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      chosen.push({ path, file });
    } else if (isFolder(entry) && isCode(`${path}/main.tf`)) {
      for (const inner of await getEntries(entry.createReader())) await visit(inner);
    }
  };
  for (const entry of entries) await visit(entry);
  return chosen;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** Browsers return entries in batches, in disk order. */
async function getEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  while (all.length < maxEntries) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (batch.length === 0) break;
    all.push(...batch);
  }
  return all.sort(byName);
}
