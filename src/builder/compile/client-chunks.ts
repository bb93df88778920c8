/** Theme folders with client components that only some pages need. */
const separateChunkFolders =
  /\/src\/theme\/(check|moved-anchors|not-found|reference\/list|reference|search|tabs|upgrade)\//;
const engine = /\/src\/(?:framework|theme)\//;
const siteFolder = /\/components\/([^/]+)\/[^/]+$/;

/** Chunk of a client component. `shell` is for components of every page. */
export function getClientChunk(module: string): string {
  if (engine.test(module))
    return separateChunkFolders.exec(module)?.[1]?.replace("/", "-") ?? "shell";
  const [, folder] = siteFolder.exec(module) ?? [];
  return folder === undefined ? "site" : `site-${folder}`;
}
