import type { ChunkRules } from "../../framework/vite/chunks.ts";

/** Folders of the theme whose client components only some pages have. */
const partFolders =
  /\/theme\/(reference\/list|components|reference|tabs|search|not-found|upgrade|check|moved-anchors)\//;

/** Folders with a chunk of their own; the others share one. */
const ownChunks = ["reference", "list", "search", "not-found", "upgrade", "check", "moved-anchors"];

/** The code of the engine; a client component elsewhere is one of the site, which few pages have. */
const ofEngine = /\/src\/(?:framework|search|theme)\//;

/** A folder of a site's components: those of one folder share a chunk. */
const siteFolder = /\/components\/([^/]+)\/[^/]+$/;

/** A module of the site. */
const ofSite = (module: string) =>
  /\.tsx?$/.test(module) && !ofEngine.test(module) && !module.includes("/node_modules/");

/** Modules that are imported on demand. */
const onDemand = /\/src\/(?:theme|search)\/|\/hydrate\/show-/;

/** Modules of the search, of article parts, of the upgrade planner, the check of code and the block builder. */
const ofParts =
  /\/src\/(?:(?:theme\/)?search|catalog\/(?:block|history|types|usage)|model\/messages|theme\/(?:article|block-builder|browser|check|code-block|collapsible|image-zoom|messages|offline|reference|upgrade))\/|\/node_modules\/(?:fastest-levenshtein|@codemirror|@lezer)\//;

/** Types and helpers of search, messages, addresses and copying, which several parts share. */
const small =
  /\/src\/(?:model\/(?:messages|search)|theme\/(?:browser\/(?:clipboard|download-text|replace-address)|messages))\b/;

/** What older versions, the planner and the block builder share: histories, and how HCL is written. */
const ofHistory =
  /\/src\/(?:catalog\/history\/(?:feed-expression|history|parse-type|to-hcl|upgrade-index|usage-code|versions)|theme\/upgrade\/load-histories)\b/;

/** The chunk of the components of a site, or of those in one of its folders. */
const ofSiteGroup = /^site(?:-|$)/;

/** One chunk for the interactive parts of every page, others for those that few pages have. */
export const themeChunks: ChunkRules = {
  isPart: (group) => ["components", ...ownChunks].includes(group) || ofSiteGroup.test(group),
  isRare: (group) => ["check", "upgrade"].includes(group) || ofSiteGroup.test(group),
  lender: { group: "components", modules: /\/src\/theme\/tabs\// },
  groupOf(module) {
    if (!ofEngine.test(module)) {
      const [, ofOne] = siteFolder.exec(module) ?? [];
      return ofOne === undefined ? "site" : `site-${ofOne}`;
    }
    const folder = partFolders.exec(module)?.[1]?.replace("reference/list", "list");
    if (folder === undefined) return "shell";
    return ownChunks.includes(folder) ? folder : "components";
  },
  isOnDemand: (module) => onDemand.test(module) || ofSite(module),
  isOfParts: (module) => ofParts.test(module),
  sharedChunk(module) {
    if (small.test(module)) return "small";
    return ofHistory.test(module) ? "history" : null;
  },
  sheet: "rest.css",
};
