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
  // The bundler's runtime is one function.
  const helps = !fileName.startsWith(partsFolder) && !fileName.includes("rolldown-runtime");
  return helps ? "//# allFunctionsCalledOnLoad" : "";
}

/** The group of the client components that every page loads. */
export const shellName = "shell";

/** How the modules of a theme are divided into files for the browser. Modules are named by their path. */
export interface ChunkRules {
  /** The group of a client component, each of which becomes a chunk: `shellName`, or one of `isPart`. */
  groupOf(module: string): string;
  /** Whether only some pages load a group. */
  isPart(group: string): boolean;
  /** Whether so few pages load a group that the others do not even name it. */
  isRare(group: string): boolean;
  /** A group, and those of its modules that other groups import too: they stay in its chunk. */
  lender: { group: string; modules: RegExp };
  /** Whether a chunk that begins with this module is imported on demand. */
  isOnDemand(module: string): boolean;
  /** Whether only parts have this module. No module stands for a chunk that several parts share. */
  isOfParts(module: string): boolean;
  /** The chunk of a module that several parts share; null where it has none of its own. */
  sharedChunk(module: string): string | null;
  /** Name of the one sheet that every page links. */
  sheet: string;
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
  if (found.some(isEntry)) return null;
  return found.some((importer) => importer.endsWith(`/group/${shellName}`)) ? shellName : null;
}

/** What one group lends to others lies in its own chunk, and not in one more beside it. */
export function lenderGroup({ lender: { group, modules } }: Pick<ChunkRules, "lender">) {
  const isGroup = (id: string) => id.endsWith(`/group/${group}`);
  return (id: string, graph: Graph): string | null =>
    isGroup(id) || (modules.test(id) && [...withImporters(id, graph)].some(isGroup)) ? group : null;
}

/**
 * Few chunks for the modules that several parts share: each chunk is a request, browsers make six at a
 * time, and every page has the names of those that its parts need.
 */
export function sharedGroup({ sharedChunk }: Pick<ChunkRules, "sharedChunk">) {
  return (id: string, graph: Graph): string | null => {
    const chunk = sharedChunk(id);
    return chunk !== null && ![...withImporters(id, graph)].some(isEntry) ? chunk : null;
  };
}

function isEntry(module: string): boolean {
  return module.includes("/client/entry.browser.");
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

/** The names of the files for the browser. */
export function chunkNames({ isPart: isPartGroup, isOnDemand, isOfParts, sheet }: ChunkRules) {
  return {
    chunk({ name, facadeModuleId, moduleIds = [] }: ChunkNames): string {
      const isShared = name !== shellName && moduleIds.some(isOfParts);
      const isRareList = facadeModuleId?.endsWith("/rare-references");
      const isPart =
        isPartGroup(name) || isShared || isRareList || isOnDemand(facadeModuleId ?? "");
      return `${isPart ? somePages : everyPage}.js`;
    },
    asset({ names }: { names: string[] }): string {
      const isPart = names.some((name) => /\.(?:css|wasm)$/.test(name) && name !== sheet);
      return `${isPart ? somePages : everyPage}[extname]`;
    },
  };
}
