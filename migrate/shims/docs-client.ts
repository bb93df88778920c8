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
  docs: {},
  docsSidebars: {},
};

export const useDocsVersion = () => version;
export const useActiveVersion = () => version;
export const useLatestVersion = () => version;
export const useVersions = () => [version];
export const useAllDocsData = () => ({});
export const useDocsData = () => ({ path: "/", versions: [version], breadcrumbs: true });
export const useActivePlugin = () => undefined;
export const useActivePluginAndVersion = () => ({});
export const useActiveDocContext = () => ({ activeVersion: version, alternateDocVersions: {} });
export const useDocVersionSuggestions = () => ({ latestVersionSuggestion: version });
export const useDocsSidebar = () => null;
export const useDocsPreferredVersion = () => ({ preferredVersion: null });
export const useCurrentSidebarCategory = () => ({ items: [] });
export const useCurrentSidebarSiblings = () => [];
export const useSidebarBreadcrumbs = () => [];
export const useDocById = () => undefined;
export const useDoc = () => ({ metadata: {}, frontMatter: {}, assets: {}, toc: [] });
export const findFirstSidebarItemLink = () => undefined;
export const filterDocCardListItems = <T>(items: T): T => items;
