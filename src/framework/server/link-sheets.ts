/** React adds these links only for components that load late. */
const reactLinks = /<link rel="stylesheet"[^>]*data-precedence="vite-rsc\/client-reference"[^>]*>/g;

/** Components of the site also render without scripts. */
const siteSheet = /\/site(?:-[^/]*)?\.css$/;

/** Links the sheets of the site's client components. Scripts load those of the theme. */
export function linkSheets(html: string, sheets: Iterable<string>): string {
  const links = [...sheets]
    .filter((sheet) => siteSheet.test(sheet))
    .sort()
    .map((sheet) => `<link rel="stylesheet" href="${sheet}"/>`);
  return html.replace(reactLinks, "").replace("</head>", `${links.join("")}</head>`);
}
