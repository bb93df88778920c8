/** What only some pages load lies in a folder of its own, so that sizes can be told apart. */
export const partsFolder = "assets/parts";
/** Six characters of base64 tell 2^36 contents of one file apart; every page names three of them. */
export const everyPage = "assets/[name]-[hash:6]";
export const somePages = `${partsFolder}/[name]-[hash:6]`;

/**
 * First line of what every page loads: V8 compiles its functions all at once, beside the main thread
 * while the file arrives, and not each one when a click calls it first. Other engines read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export function compileHint({ fileName }: { fileName: string }): string {
  return fileName.startsWith(partsFolder) ? "" : "//# allFunctionsCalledOnLoad";
}

/** One chunk for the interactive leaves of every page, others for those that few pages have. */
export function clientChunk(id: string): string {
  const [, feature] = /\/theme\/(components|reference|tabs|search|not-found)\//.exec(id) ?? [];
  if (feature === "search" || feature === "not-found") return feature;
  return feature ? "components" : "shell";
}

interface Graph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/**
 * What the shell imports lies in its chunk, even where parts import it too: the shell is there
 * before any part, and each small chunk beside it would be a request. What the entry imports is
 * left to the entry's chunk.
 */
export function shellGroup(id: string, graph: Graph): string | null {
  const found = [...withImporters(id, graph)];
  if (found.some((importer) => importer.includes("/client/entry.browser."))) return null;
  return found.some((importer) => importer.endsWith("/group/shell")) ? "shell" : null;
}

/** A module and all that import it, directly or not. */
function withImporters(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  for (const importer of importers) withImporters(importer, graph, found);
  return found;
}

interface ChunkNames {
  name: string;
  facadeModuleId?: string | null;
  moduleIds?: string[];
}

/** Modules that are imported on demand. */
const onDemand = /\/src\/(?:theme|search)\//;

/** Modules of the search and of article parts: what parts share has no module that stands for it. */
const ofParts =
  /\/src\/(?:(?:theme\/)?search|model\/messages|theme\/(?:article|browser|code-block|collapsible|image-zoom|messages))\//;

export function chunkFileName({ name, facadeModuleId, moduleIds = [] }: ChunkNames): string {
  const isShared = name !== "shell" && moduleIds.some((id) => ofParts.test(id));
  const isLeaf = ["components", "search", "not-found"].includes(name);
  const isPart = isLeaf || isShared || onDemand.test(facadeModuleId ?? "");
  return `${isPart ? somePages : everyPage}.js`;
}

export function assetFileName({ names }: { names: string[] }): string {
  // Of all sheets only this one is linked by every page.
  const isPart = names.some((name) => name.endsWith(".css") && name !== "rest.css");
  return `${isPart ? somePages : everyPage}[extname]`;
}
