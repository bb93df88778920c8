import {
  type OfflineManifest,
  offlineManifestFile,
  offlinePageFile,
  storedPagesPlaceholder,
} from "../../model/offline.ts";
import { wholeIndexName } from "../../model/search/search.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { escapeText } from "../../model/text/escape-html.ts";
import type { PublishMessages } from "../messages.ts";
import type { Output } from "../output.ts";

export const offlineOutput: Output = {
  name: "offline",
  paths: ({ site }) => (site.worksOffline ? [offlinePageFile, offlineManifestFile] : []),
  write({ site, writtenPaths, messages }, put) {
    if (!site.worksOffline) return;
    put(offlinePageFile, getOfflinePage(site, messages));
    put(offlineManifestFile, `${JSON.stringify(getOfflineManifest(writtenPaths))}\n`);
  },
};

/** Images are cached with their pages. */
const cachedAsset = /^assets\/(?:parts\/)?[^/]+\.(?:css|js|json|wasm|woff2)$/;

function getOfflineManifest(paths: ReadonlySet<string>): OfflineManifest {
  const isNeeded = (path: string) => cachedAsset.test(path) || path.endsWith(`/${wholeIndexName}`);
  return { off: false, files: [offlinePageFile, ...[...paths].filter(isNeeded).sort()] };
}

/** The worker inserts the list of cached pages. */
function getOfflinePage(
  { locale, title }: Pick<SiteShell, "locale" | "title">,
  messages: PublishMessages,
): string {
  return `<!doctype html>
<html lang="${locale.code}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<title>${escapeText(messages.offlineTitle)} | ${escapeText(title)}</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
</head>
<body>
<h1>${escapeText(messages.offlineTitle)}</h1>
<p>${escapeText(messages.offlineText)}</p>
<ul>
${storedPagesPlaceholder}
</ul>
</body>
</html>
`;
}
