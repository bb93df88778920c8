/** The links that React adds, but only for components that were loaded late. */
const reactLinks = /<link rel="stylesheet"[^>]*data-precedence="vite-rsc\/client-reference"[^>]*>/g;

/** Sheets of the site's components, which also render without scripts. */
const siteSheet = /\/site(?:-[^/]*)?\.css$/;

/**
 * Links the style sheets of the site's client components in a document. Those of the theme are loaded
 * by their scripts.
 *
 * @param sheets URLs of the sheets of all client components in the document
 */
export function linkSheets(html: string, sheets: Iterable<string>): string {
  const links = [...sheets]
    .filter((sheet) => siteSheet.test(sheet))
    .sort()
    .map((sheet) => `<link rel="stylesheet" href="${sheet}"/>`);
  return html.replace(reactLinks, "").replace("</head>", `${links.join("")}</head>`);
}
