import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";

export interface WalkOptions {
  /** Skips a file, or a folder with everything below it. `path` is relative to the root. */
  skip?: (entry: Dirent, path: string) => boolean;
  /** Receives a folder that cannot be read, relative to the root. */
  onError?: (folder: string, error: unknown) => void;
  /** Receives a skipped link, relative to the root, except links to folders without `links`. */
  onSkippedLink?: (path: string, reason: UnusableLink) => void;
  /** Default: links to files are followed anywhere, and links to folders are not. */
  links?: LinkOptions;
}

interface LinkOptions {
  /** Links must stay inside this real path. */
  within: string;
}

export type UnusableLink = "missing" | "cycle" | "outside";

/** Yields files in no particular order, relative to `root`, with forward slashes. */
export function* walkFiles(root: string, options: WalkOptions = {}): Generator<string> {
  const real = realPath(root);
  if (real !== undefined) yield* walk(root, "", { ...options, openFolders: [real] });
  else options.onError?.("", new Error(`${root} does not exist`));
}

/** Lists a folder of a site. Links are followed within the repository of the site. */
export function listSiteFiles(
  siteDir: string,
  folder: string,
  options: Omit<WalkOptions, "links"> = {},
): string[] {
  const links = { within: findRepository(siteDir) };
  return listFiles(join(siteDir, folder), { ...options, links });
}

/** The nearest folder with `.git`; without one, the parent of the site folder. */
export function findRepository(siteDir: string): string {
  const real = realPath(siteDir) ?? siteDir;
  for (let folder = real; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
  }
  return dirname(real);
}

export function listFiles(root: string, options?: WalkOptions): string[] {
  return [...walkFiles(root, options)].sort();
}

/** Like `listFiles`, with `path` joined to the results. The path of a file lists that file. */
export function listFullPaths(path: string, options?: WalkOptions): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return [path];
  return listFiles(path, options).map((file) => join(path, file));
}

export function isHidden({ name }: Pick<Dirent, "name">): boolean {
  return name.startsWith(".");
}

/** Hidden files and installed packages, which are not content even if they contain Markdown. */
export function isIgnored(entry: Pick<Dirent, "name">): boolean {
  return isHidden(entry) || entry.name === "node_modules";
}

const unpublishedNames = /^(?:\.git|\.svn|\.hg|\.DS_Store|\.env(?:\..*)?|Thumbs\.db|desktop\.ini)$/;

/** Files for a site's visitors. Version control, systems, and programs also write into the folder. */
export function listPublicFiles(siteDir: string): string[] {
  return listSiteFiles(siteDir, "public", { skip: ({ name }) => unpublishedNames.test(name) });
}

interface Walk extends WalkOptions {
  /** Real paths of the current folder and its parents. */
  openFolders: readonly string[];
}

function* walk(root: string, prefix: string, options: Walk): Generator<string> {
  for (const entry of readFolder(root, prefix, options)) {
    const path = prefix + entry.name;
    if (options.skip?.(entry, path)) continue;
    if (entry.isFile()) yield path;
    else if (entry.isDirectory()) yield* walkFolder(root, path, entry.name, options);
    else if (entry.isSymbolicLink()) yield* walkLink(root, path, options);
  }
}

function walkFolder(root: string, path: string, name: string, options: Walk): Generator<string> {
  const folder = join(options.openFolders.at(-1) ?? root, name);
  return walk(root, `${path}/`, { ...options, openFolders: [...options.openFolders, folder] });
}

function* walkLink(root: string, path: string, options: Walk): Generator<string> {
  const { links, openFolders, onSkippedLink } = options;
  const target = realPath(join(root, path));
  const stat = target === undefined ? undefined : statSync(target, { throwIfNoEntry: false });
  if (target === undefined || !stat) return onSkippedLink?.(path, "missing");
  if (links && !isWithin(target, links.within)) return onSkippedLink?.(path, "outside");
  if (stat.isFile()) yield path;
  if (!links || !stat.isDirectory()) return;
  if (openFolders.some((folder) => isWithin(folder, target))) return onSkippedLink?.(path, "cycle");
  yield* walk(root, `${path}/`, { ...options, openFolders: [...openFolders, target] });
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function readFolder(root: string, prefix: string, { onError }: WalkOptions): Dirent[] {
  try {
    return readdirSync(join(root, prefix), { withFileTypes: true });
  } catch (error) {
    onError?.(prefix.slice(0, -1), error);
    return [];
  }
}

/** Undefined for a path that does not exist, and for a link to itself. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
