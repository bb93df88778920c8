import { readFileSync } from "node:fs";
import { isPlayerPackage } from "../document/convert/videos.ts";
import { getEnginePath } from "../engine-path.ts";

/** The file in `migrate/shims` that replaces each package of an old engine. */
const shimFiles: Readonly<Record<string, string>> = {
  "@astrojs/starlight/components": "starlight.tsx",
  "@docusaurus/BrowserOnly": "browser-only.tsx",
  "@docusaurus/ExecutionEnvironment": "execution-environment.ts",
  "@docusaurus/Head": "head.tsx",
  "@docusaurus/Interpolate": "interpolate.ts",
  "@docusaurus/Link": "link.tsx",
  "@docusaurus/Translate": "translate.tsx",
  "@docusaurus/plugin-content-docs/client": "docs-client.ts",
  "@docusaurus/router": "router.tsx",
  "@docusaurus/theme-common": "theme-common.tsx",
  "@docusaurus/theme-common/internal": "theme-common.tsx",
  "@docusaurus/useBaseUrl": "use-base-url.ts",
  "@docusaurus/useBrokenLinks": "use-broken-links.ts",
  "@docusaurus/useDocusaurusContext": "use-docusaurus-context.ts",
  "@docusaurus/useGlobalData": "use-global-data.ts",
  "@docusaurus/useIsBrowser": "use-is-browser.ts",
  "@mdx-js/react": "mdx-react.tsx",
  "@radix-ui/react-slot": "slot.tsx",
  "@theme/Admonition": "admonition.tsx",
  "@theme/CodeBlock": "code-block.tsx",
  "@theme/Details": "details.tsx",
  "@theme/DocCard": "doc-card.tsx",
  "@theme/DocCardList": "doc-card-list.tsx",
  "@theme/Heading": "heading.tsx",
  "@theme/IdealImage": "ideal-image.tsx",
  "@theme/MDXComponents": "mdx-components.ts",
  "@theme/TOCInline": "toc-inline.tsx",
  "@theme/TabItem": "tab-item.tsx",
  "@theme/Tabs": "tabs.tsx",
  "@theme/ThemedImage": "themed-image.tsx",
  "astro/components": "starlight.tsx",
  "astro:assets": "astro-assets.tsx",
  "astro:runtime": "astro.tsx",
  "class-variance-authority": "cva.ts",
  classnames: "clsx.ts",
  clsx: "clsx.ts",
  "prop-types": "prop-types.ts",
  "react-router-dom": "router.tsx",
  "tailwind-merge": "tailwind-merge.ts",
};

/** Shows the content of a component that the new site does not have, and its texts. */
export const contentShim = "package-content.tsx";

/** Shows the content of a component of an old theme. */
export const themeContentShim = "content.tsx";

export function findShimFile(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, "@theme/");
  if (Object.hasOwn(shimFiles, name)) return shimFiles[name];
  if (/^@theme\/Icon\b/.test(name)) return "icon.tsx";
  if (isPlayerPackage(name)) return "video.tsx";
  return /^@(?:theme|docusaurus)\//.test(name) ? themeContentShim : undefined;
}

/** The file that replaces a package until it is installed. */
export function findFallbackShim(specifier: string): string | undefined {
  if (isIconPackage(specifier)) return "icon.tsx";
  return /^@radix-ui\/react-(?:tooltip|popover|hover-card|dialog|alert-dialog)$/.test(specifier)
    ? "overlay.tsx"
    : undefined;
}

/** Icons are decoration, so they can be removed without losing words. */
function isIconPackage(name: string): boolean {
  return (
    /^(?:lucide-react|@iconify|@fortawesome|react-feather|phosphor-react)(?:\/|$)/.test(name) ||
    /^(?![./]).*(?:^@?|[-/])(?:hero)?icons?(?:$|[-/])/.test(name)
  );
}

export function readShimSource(file: string): string {
  return readFileSync(getEnginePath(`migrate/shims/${file}`), "utf8");
}
