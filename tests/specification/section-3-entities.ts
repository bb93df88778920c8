import type { Rows } from "./rows.ts";

const browser = "tests/browser";
const sink = `${browser}/kitchen-sink`;
const config = "tests/specification/real-config.test.ts";
const versions = "src/content/graph/link-versions.test.ts";

/** Section 3: entities and their fields. */
export const entities: Rows = {
  "Site config: title, tagline, title delimiter": [
    `${config} > the title, its delimiter, and the tagline`,
  ],
  "Site config: url, baseUrl, favicon": [
    `${config} > the site is at the root of its host`,
    `${browser}/base-url.spec.ts > a site below a path navigates, loads its images, and responds to unknown paths`,
  ],
  "Site config: navbar items": [
    `${browser}/real-site.spec.ts > the navbar has the items of the specification, and More repeats the right ones`,
  ],
  "Site config: footer link groups": [
    `${browser}/real-site.spec.ts > the footer has its four groups, logo and copyright`,
  ],
  "Site config: color-mode settings": [
    `${config} > light is the default and the switch is enabled`,
  ],
  "Site config: locale list, current and default locale": [
    `${config} > English is the only language`,
    "src/config/schemas/locale-config.test.ts > puts the default language at the root and the others below their codes",
  ],
  "Site config: announcement bar with id": [
    `${sink}/announcement.spec.ts > another announcement id resets the dismissal`,
  ],
  "Site config: search settings": [
    "src/search/client/providers/provider-settings.test.ts > takes the hosted service with its defaults",
  ],
  "Site config: trailing-slash setting": ["tests/fixtures/trailing-slash"],
  "Navbar item: type, label, position, docId, or href": [
    `${sink}/navbar.spec.ts > every kind of navbar item is rendered, on the right unless configured otherwise`,
    `${sink}/navbar.spec.ts > a doc item links to the page of its id`,
  ],
  "Docs version: name current, label Next, isLast, path, main doc": [
    `${config} > the docs have one version, current, labeled Next`,
    `${versions} > one version: its name, its label, its main page, and its pages with their sidebars`,
    `${sink}/docs-versions.spec.ts > the current version is called Next and is at the root of the docs, without a banner`,
  ],
  "Docs version: docs list": [
    `${versions} > one version: its name, its label, its main page, and its pages with their sidebars`,
  ],
  "Doc: id, path, optional sidebar": [
    `${versions} > one version: its name, its label, its main page, and its pages with their sidebars`,
  ],
  "Sidebar item: link or category with items": [
    "src/content/graph/docs-navigation.test.ts > neighbors, breadcrumbs, and labels",
  ],
  "Tag and tag list": [
    "tests/fixtures/tags",
    `${sink}/tags.spec.ts > all tags are grouped by first letter, with the number of their pages`,
  ],
  "Table-of-contents entry: id, level, children": ["tests/fixtures/headings-and-toc"],
  "Theme preference: light or dark": [
    "src/theme/color-mode/use-color-mode.test.ts > only light and dark are themes",
  ],
  "Tab-group choice, stored per group": [
    `${sink}/tabs.spec.ts > choosing a tab switches all groups with that tab, and is remembered`,
  ],
  "Preferred docs version, stored per set of docs": [
    `${sink}/docs-versions.spec.ts > the chosen version is stored for this set of docs and used outside of it`,
  ],
  'Preference dontWarnGitHubLinks ("true" when set)': [
    `${sink}/subscriber.spec.ts > a reader can turn the warnings off`,
  ],
};
