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
    `${sink}/subscriber.spec.ts > the page behind does not scroll, until 300 ms after closing`,
  ],
  'Preference dontWarnGitHubLinks = "true"': [
    `${sink}/subscriber.spec.ts > who wants no more warnings gets none`,
    `${sink}/subscriber.spec.ts > only the value true silences the warning`,
  ],
  "Theme storage key `theme`": [
    `${browser}/shell.spec.ts > is kept for the next visit`,
    "tests/specification/storage.test.ts > readers keep the choices they made on the former site",
  ],
  "Tab choice storage prefix `docusaurus.tab.`": [
    `${sink}/tabs.spec.ts > a choice counts for all groups of its name, and is kept`,
    "tests/specification/storage.test.ts > readers keep the choices they made on the former site",
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
    `${sink}/navbar.spec.ts > every kind of navbar item is drawn, on the right unless the site says otherwise`,
  ],
  "Locales: en only, default and current": [`${config} > English is the only language`],
  "Title delimiter: pipe": [`${config} > the title, its delimiter and the tagline`],
  "Search button label 'Search'": [
    `${browser}/search.spec.ts > by its button, and Escape gives the focus back`,
  ],
  "Default storage: local storage": [
    "tests/specification/storage.test.ts > storage is used in one module and the inline scripts alone, and for a visit where code wraps",
  ],
  "Default translation namespace": [
    "tests/site/translations.test.ts > texts of the namespace default take the place of the theme's own",
    "tests/fixtures/unknown-messages",
    "tests/site/languages.test.ts > has no English word of ours on a page",
    "tests/browser/languages/words.spec.ts > the subscriber dialog",
  ],
  "Icon sizes: external link 13.5 px, sidebar toggle 21 px": [
    `${browser}/shell.spec.ts > icons have the sizes of the specification`,
  ],
  "Collapse duration computed from the height": [
    "src/theme/collapsible/collapsible.test.ts > a section of %i px takes %i ms",
  ],
  "Plural forms chosen by locale rules": [
    "src/model/messages/fill-in.test.ts > chooses by the locale's rules and fills in the values",
    "src/model/messages/fill-in.test.ts > knows languages with more forms than two",
    "tests/site/translations.test.ts > counts have the plural forms of the language",
  ],
  "Indexing allowed (no noindex)": [
    "tests/specification/routes.test.ts > search engines may index every page but the unlisted",
    "src/publish/seo/seo.test.ts > names the sitemap to robots, which may read everything",
  ],
};
