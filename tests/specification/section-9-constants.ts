import type { Rows } from "./rows.ts";

const browser = "tests/browser";
const sink = `${browser}/kitchen-sink`;
const config = "tests/specification/real-config.test.ts";

/** Section 9: constants and limits. */
export const constants: Rows = {
  "Mobile breakpoint 996 px": [
    `${browser}/shell.spec.ts > the mobile menu closes on Escape and when the window grows past 996 px`,
  ],
  "Progress bar delay 1000 ms": [
    `${browser}/navigation.spec.ts > a slow page shows the progress bar after a second`,
  ],
  "Progress bar minimum 0.08, speed 200 ms, trickle 0.02 every 800 ms": [
    `${browser}/navigation.spec.ts > the progress bar starts at 8 % and gains 2 % every 800 ms`,
  ],
  "Dialog scroll-unlock delay 300 ms": [
    `${sink}/subscriber.spec.ts > scrolling is locked until 300 ms after closing`,
  ],
  'Preference dontWarnGitHubLinks = "true"': [
    `${sink}/subscriber.spec.ts > a reader can turn the warnings off`,
    `${sink}/subscriber.spec.ts > only the value true turns the warning off`,
  ],
  "Theme storage key `theme`": [
    `${browser}/shell.spec.ts > is kept for the next visit`,
    "tests/specification/storage.test.ts > readers keep their choices from the previous site",
  ],
  "Tab choice storage prefix `docusaurus.tab.`": [
    `${sink}/tabs.spec.ts > choosing a tab switches all groups with that tab, and is remembered`,
    "tests/specification/storage.test.ts > readers keep their choices from the previous site",
  ],
  "Image zoom: margin 0, white background": [
    `${sink}/zoom.spec.ts > an image is enlarged on white, without a margin`,
  ],
  "Image zoom: scroll offset 40 px, close delay 150 ms": [
    `${sink}/zoom.spec.ts > it closes 150 ms after the page has scrolled more than 40 px, and not before`,
  ],
  "Image zoom: script started after 1 second": [
    `${sink}/zoom.spec.ts > its script starts one second after the page has loaded`,
  ],
  "Table of contents levels 2 to 3": [
    `${config} > the table of contents shows levels 2 to 3`,
    "tests/fixtures/headings-and-toc",
  ],
  "Navbar hides on scroll": [
    `${browser}/navbar.spec.ts > the navbar hides on the way down and shows on the way up`,
  ],
  "Navbar: default item position right": [
    `${sink}/navbar.spec.ts > every kind of navbar item is rendered, on the right unless configured otherwise`,
  ],
  "Locales: en only, default and current": [`${config} > English is the only language`],
  "Title delimiter: pipe": [`${config} > the title, its delimiter, and the tagline`],
  "Search button label 'Search'": [
    `${browser}/search-opening.spec.ts > by its button, and Escape returns focus`,
  ],
  "Default storage: local storage": [
    "tests/specification/storage.test.ts > only three modules use the storage of the browser directly",
  ],
  "Default translation namespace": [
    "tests/site/translations.test.ts > messages in the default namespace override the theme's",
    "tests/fixtures/errors-in-code",
    "tests/site/languages.test.ts > has no English interface text on a page",
    "tests/browser/languages/words.spec.ts > the subscriber dialog",
  ],
  "Icon sizes: external link 13.5 px, sidebar toggle 21 px": [
    `${browser}/shell.spec.ts > icons have the sizes that docs/behaviors.md lists`,
  ],
  "Collapse duration computed from the height": [
    "src/theme/collapsible/collapsible.test.ts > a section of %i px takes %i ms",
  ],
  "Plural forms chosen by locale rules": [
    "src/model/messages/fill-in.test.ts > chooses by the locale's rules and fills in the values",
    "src/model/messages/fill-in.test.ts > supports languages with more than two plural forms",
    "tests/site/translations.test.ts > counts have the plural forms of the language",
  ],
  "Indexing allowed (no noindex)": [
    "tests/specification/routes.test.ts > search engines may index every page except unlisted ones",
    "tests/site/machine-files.test.ts > names the sitemap in robots.txt, which allows everything",
  ],
};
