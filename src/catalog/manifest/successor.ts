import { posix } from "node:path";

const announcement =
  /deprecated|deprecation|replaced|superseded|successor|(?:renamed|moved)(?! from)|instead(?! of)/i;

/** Finds the module that a README names as its successor; null if it names none or several. */
export function getSuccessor(
  readme: string,
  folder: string,
  folders: readonly string[],
): string | null {
  const otherFolders = new Set(folders.filter((candidate) => candidate !== folder));
  for (const paragraph of readme.split(/\n\s*\n/)) {
    if (!announcement.test(paragraph)) continue;
    const names = [...paragraph.matchAll(/\]\(([^)\s]+)\)|`([^`\n]+)`/g)].map(
      ([, link, code]) => link ?? code ?? "",
    );
    const namedFolders = new Set(
      names.flatMap((name) => findFolder(name, folder, otherFolders) ?? []),
    );
    const [successor] = namedFolders;
    if (successor !== undefined && namedFolders.size === 1) return successor;
  }
  return null;
}

/** In a guide, `a` was merged into `b`. The module that is gone comes first. */
const guideAnnouncement =
  /\b(?:(?:merged|renamed|moved) (?:in)?to|(?:replaced|superseded) (?:by|with)|in favor of|instead(?! of)|is now)\b|->|=>|→/i;

/** Finds the module that a line of an upgrade guide names as the successor of another one. */
export function getSuccessorInGuide(
  guide: string,
  folder: string,
  folders: readonly string[],
): string | null {
  const knownFolders = new Set([...folders, folder]);
  for (const line of guide.split("\n")) {
    if (!guideAnnouncement.test(line)) continue;
    const names = [...line.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);
    const [first, ...others] = names.map((name) => findFolder(name, folder, knownFolders));
    if (first !== folder) continue;
    const namedFolders = new Set(others.filter((other) => other !== folder));
    const [successor] = namedFolders;
    if (successor !== undefined && namedFolders.size === 1) return successor;
  }
  return null;
}

function findFolder(
  name: string,
  folder: string,
  knownFolders: ReadonlySet<string>,
): string | undefined {
  const path = name.replace(/[#?].*$/, "").replace(/\/(?:README\.md)?$/i, "");
  const inUrl = /\/(?:tree|blob|src)\/[^/]+\/(.+)$/.exec(path)?.[1] ?? path.split("//").at(-1);
  const candidates = [
    posix.join(folder, path),
    inUrl ?? path,
    posix.join(posix.dirname(folder), path),
  ];
  return candidates.find((candidate) => knownFolders.has(candidate));
}
