import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { isHidden, listFiles } from "../../../files/walk-files.ts";
import { nearest } from "../../../model/diagnostics/nearest.ts";
import { safeDecode } from "../../../model/url/route.ts";
import type { SourceFolder } from "../loaded-content.ts";
import { fileFinder, readSource } from "./list-files.ts";
import type { Answers, Missing, Outside, Size, Topic } from "./outside.ts";

export interface Surroundings extends SourceFolder {
  /** All files below the source folder. */
  files: readonly string[];
  /** Finished addresses of the pages, by path below the source folder. */
  addresses: ReadonlyMap<string, string>;
  /** Paths of drafts that this build leaves out. */
  drafts: ReadonlySet<string>;
}

/** Creates the resolver of a folder's articles. Each answer is computed once. */
export function createOutside(surroundings: Surroundings): Outside {
  const { siteDir, folder, files, addresses, drafts } = surroundings;
  const root = join(siteDir, folder);
  const publicDir = join(siteDir, "public");
  const known = new Set(files);
  const fileOf = fileFinder(files);
  const publicFiles = new Set(listFiles(publicDir, { skip: isHidden }));
  const markdown = files.filter((path) => /\.mdx?$/i.test(path));
  const others = files.filter((path) => !/\.mdx?$|\.json$/i.test(path));
  const read = remember((path: string) => readSource(join(root, fileOf(path))));

  const answers: { [T in Topic]: (path: string) => Answers[T] } = {
    doc(named) {
      const path = fileOf(named);
      const href = addresses.get(path);
      if (href !== undefined) return { href };
      return drafts.has(path) ? { missing: true, draft: true } : missing(path, addresses.keys());
    },
    asset(named) {
      const path = fileOf(named);
      return known.has(path) ? readAsset(join(root, path)) : missing(path, others);
    },
    public(path) {
      const file = safeDecode(path.replace(/^\/+/, ""));
      if (!publicFiles.has(file)) return missing(file, publicFiles);
      return { found: true, ...readSize(join(publicDir, file)) };
    },
    partial(path) {
      if (!known.has(fileOf(path))) return missing(path, markdown);
      return { hash: createHash("sha256").update(read(path)).digest("hex").slice(0, 16) };
    },
  };
  const remembered: typeof answers = {
    doc: remember(answers.doc),
    asset: remember(answers.asset),
    public: remember(answers.public),
    partial: remember(answers.partial),
  };
  return {
    read,
    ask<T extends Topic>(topic: T, path: string): Answers[T] {
      const answer: (path: string) => Answers[T] = remembered[topic];
      return answer(path);
    },
  };
}

/** Finds the file that was probably meant: one with the same name in another folder, or with a similar name. */
function missing(path: string, candidates: Iterable<string>): Missing {
  const all = [...candidates];
  const name = path.slice(path.lastIndexOf("/") + 1);
  const near = all.find((other) => other.endsWith(`/${name}`) || other === name);
  const guess = near ?? nearestFile(path, all);
  return { missing: true, ...(guess !== undefined && { near: guess }) };
}

/** Extensions are not compared, because they make different names look similar. */
function nearestFile(path: string, candidates: readonly string[]): string | undefined {
  const byStem = new Map(candidates.map((candidate) => [stem(candidate), candidate]));
  const near = nearest(stem(path), byStem.keys());
  return near === undefined ? undefined : byStem.get(near);
}

function stem(path: string): string {
  return path.replace(/\.[^./]+$/, "");
}

function remember<T>(work: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const result = work(path);
    known.set(path, result);
    return result;
  };
}

type Asset = Exclude<Answers["asset"], Missing>;

const pictures = /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

/** Name of the copy of a file, with a hash of its content, and its size where it is a picture. */
function readAsset(absolutePath: string): Asset {
  const content = readFileSync(absolutePath);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const to = `assets/${hashedName(absolutePath, hash)}`;
  if (!pictures.test(absolutePath)) return { to };
  const size = sizeOf(content);
  return size ? { to, ...size } : { to, unreadable: true };
}

/** Returns the size of a picture in CSS pixels; no size for another file. */
function readSize(absolutePath: string): Size {
  if (!pictures.test(absolutePath)) return {};
  return sizeOf(readFileSync(absolutePath)) ?? {};
}

function hashedName(path: string, hash: string): string {
  const [, name = "", extension = ""] = /([^/\\]+?)(\.[^./\\]+)?$/.exec(path) ?? [];
  const plain = name.replace(/[^\w.-]+/g, "-").replace(/^-+|-+$/g, "") || "file";
  return `${plain}-${hash}${extension.toLowerCase()}`;
}

function sizeOf(content: Uint8Array): Size | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    const [w, h] = [Math.round(width), Math.round(height)];
    // Orientations 5 to 8 of a photo are turned by 90 degrees.
    return orientation >= 5 ? { width: h, height: w } : { width: w, height: h };
  } catch {
    return undefined;
  }
}
