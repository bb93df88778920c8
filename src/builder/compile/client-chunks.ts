/** Folders of the theme with client components that only some pages have. */
const partFolders =
  /\/src\/theme\/(check|moved-anchors|not-found|reference\/list|reference|search|tabs|upgrade)\//;
const engine = /\/src\/(?:framework|theme)\//;
const siteFolder = /\/components\/([^/]+)\/[^/]+$/;

/**
 * The chunk of a client component, by the path of its module. Components of every page are in
 * `shell`, others share a chunk with those of their folder.
 */
export function clientChunk(module: string): string {
  if (engine.test(module)) return partFolders.exec(module)?.[1]?.replace("/", "-") ?? "shell";
  const [, folder] = siteFolder.exec(module) ?? [];
  return folder === undefined ? "site" : `site-${folder}`;
}
