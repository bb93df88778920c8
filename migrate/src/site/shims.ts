import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isPlayerPackage } from "../document/convert/videos.ts";

/** Files in `migrate/shims`, by module of Docusaurus's client API or small package. */
const files: Readonly<Record<string, string>> = {
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
  classnames: "clsx.ts",
  clsx: "clsx.ts",
  "react-router-dom": "router.tsx",
};

export function shimFile(specifier: string): string | undefined {
  const name = specifier.replace(/^@theme-(?:original|init)\//, "@theme/");
  if (Object.hasOwn(files, name)) return files[name];
  if (/^@theme\/Icon\b/.test(name) || isIconPackage(name)) return "icon.tsx";
  if (isPlayerPackage(name)) return "video.tsx";
  return /^@(?:theme|docusaurus)\//.test(name) ? "content.tsx" : undefined;
}

/** Icons are decoration, so they can be removed without losing words. */
function isIconPackage(name: string): boolean {
  return /^(?:react-icons|lucide-react|@heroicons|@iconify|@fortawesome|@mui\/icons-material|@tabler\/icons-react|react-feather|@phosphor-icons|phosphor-react|@ant-design\/icons)(?:\/|$)/.test(
    name,
  );
}

export function shimSource(file: string): string {
  return readFileSync(join(shimFolder(), file), "utf8");
}

/** This module may be compiled, so the folder is searched above it. */
function shimFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "migrate/shims"))) folder = dirname(folder);
  return join(folder, "migrate/shims");
}
