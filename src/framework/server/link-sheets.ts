/** The links that React adds, which it does only where a component happens to be loaded late. */
const ofReact = /<link rel="stylesheet"[^>]*data-precedence="vite-rsc\/client-reference"[^>]*>/g;

/** A sheet of a site's own components, which draw something without scripts. */
const ofSite = /\/site(?:-[^/]*)?\.css$/;

/**
 * Links the sheets of client components in a document. Those of the theme come with their scripts:
 * what they style is there with scripts alone, or stands in the sheets of every page.
 *
 * @param html a document
 * @param sheets addresses of the sheets of all client components in it
 */
export function linkSheets(html: string, sheets: Iterable<string>): string {
  const links = [...sheets]
    .filter((sheet) => ofSite.test(sheet))
    .sort()
    .map((sheet) => `<link rel="stylesheet" href="${sheet}"/>`);
  return html.replace(ofReact, "").replace("</head>", `${links.join("")}</head>`);
}
