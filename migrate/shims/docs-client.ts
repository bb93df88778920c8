import { docs } from "./docs-data.ts";

const version = {
  pluginId: "default",
  version: "current",
  name: "current",
  label: "Current",
  isLast: true,
  badge: false,
  banner: null,
  className: "docs-version-current",
  path: "/",
  docs,
  docsSidebars: {},
};

/** The same version as components of several versions see it. */
const listedVersion = { ...version, mainDocId: "", docs: [], draftIds: [], sidebars: {} };

export const useDocsVersion = () => version;
export const useActiveVersion = () => listedVersion;
export const useLatestVersion = () => listedVersion;
export const useVersions = () => [listedVersion];
export const useDocsData = () => ({ path: "/", versions: [listedVersion], breadcrumbs: true });
export const useActivePlugin = () => undefined;
export const useActivePluginAndVersion = () => ({ activeVersion: listedVersion });
export const useActiveDocContext = () => ({
  activeVersion: listedVersion,
  alternateDocVersions: {},
});
export const useDocVersionSuggestions = () => ({ latestVersionSuggestion: listedVersion });
export const useDocsSidebar = () => ({ name: "docs", items: [] });
export const useDocsPreferredVersion = () => ({ preferredVersion: null });
export const useCurrentSidebarCategory = () => ({ items: [] });
export const useCurrentSidebarSiblings = () => [];
export const useSidebarBreadcrumbs = () => [];
export const useDocById = (id: string) => docs[id];
export const useDoc = () => ({ metadata: {}, frontMatter: {}, assets: {}, toc: [] });
export const filterDocCardListItems = <T>(items: T): T => items;
