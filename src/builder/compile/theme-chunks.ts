import type { ChunkRules } from "../../framework/vite/chunks.ts";

/** Folders of the theme whose client components only some pages have. */
const partFolders = /\/theme\/(components|reference|tabs|search|not-found)\//;

/** Modules that are imported on demand. */
const onDemand = /\/src\/(?:theme|search)\//;

/** Modules of the search and of article parts. */
const ofParts =
  /\/src\/(?:(?:theme\/)?search|model\/messages|theme\/(?:article|browser|code-block|collapsible|image-zoom|messages))\//;

/** One chunk for the interactive parts of every page, others for those that few pages have. */
export const themeChunks: ChunkRules = {
  groups: ["components", "search", "not-found"],
  groupOf(module) {
    const [, folder] = partFolders.exec(module) ?? [];
    if (folder === "search" || folder === "not-found") return folder;
    return folder ? "components" : "shell";
  },
  isOnDemand: (module) => onDemand.test(module),
  isOfParts: (module) => ofParts.test(module),
  sheet: "rest.css",
};
