import type { Rows } from "./rows.ts";

const browser = "tests/browser";
const sink = `${browser}/kitchen-sink`;
const routes =
  "tests/specification/routes.test.ts > the real site has the pages of the sidebar $sidebar";
const search = `${browser}/search.spec.ts`;

/** Section 2: screens, routes, and navigation. */
export const screens: Rows = {
  "Base path /": ["tests/specification/real-config.test.ts > the site is at the root of its host"],
  "Routes match exactly": [
    `${browser}/navigation.spec.ts > unknown URLs and prefixes of known ones get the catch-all page`,
  ],
  "Each page loads on demand": [
    `${browser}/navigation.spec.ts > a link changes the page without loading a document`,
    `${sink}/docs-versions.spec.ts > the text of a version is only in its own page`,
  ],
  "A catch-all page for unknown paths": [
    `${browser}/navigation.spec.ts > unknown URLs and prefixes of known ones get the catch-all page`,
  ],
  "A trailing slash is kept on some index routes": [
    "src/model/url/route.test.ts > keeps the declared form without a setting",
    "tests/fixtures/trailing-slash",
  ],
  "Top-level routes": [routes],
  "Route /search": [`${browser}/search-page.spec.ts > are on a page that keeps its state`],
  "Tag pages code, go, golang, style, terraform": [routes],
  Courses: [routes],
  "Intro pages": [routes],
  "Guides, support, style, working with code": [routes],
  "Build it yourself: five guides of five parts": [routes],
  "Production framework": [routes],
  "Reference architecture": [routes],
  "Stay up to date": [routes],
  "Reference intro and service pages": [routes],
  "Reference modules and tools": [routes],
  "Each page belongs to a named sidebar, some to none": [
    "src/content/graph/docs-navigation.test.ts > a page chooses its sidebar, or none",
    "tests/specification/routes.test.ts > the pages of the sidebar $sidebar show it",
    "tests/specification/routes.test.ts > no two groups of the specification share a sidebar",
  ],
  "The sidebar cannot be hidden": [
    `${browser}/shell.spec.ts > the sidebar marks the page, opens its categories and cannot be hidden`,
  ],
  "Top navigation, left and right": [
    `${browser}/real-site.spec.ts > the navbar has the items of the specification, and More repeats the right ones`,
  ],
  "A More dropdown repeats the right items": [
    `${browser}/real-site.spec.ts > the navbar has the items of the specification, and More repeats the right ones`,
  ],
  "Navbar item kinds: link, dropdown, locale dropdown, search, doc": [
    `${sink}/navbar.spec.ts > every kind of navbar item is rendered, on the right unless configured otherwise`,
    `${sink}/navbar.spec.ts > the locale dropdown links to this page in the other languages`,
    `${sink}/navbar.spec.ts > a doc item links to the page of its id`,
  ],
  "Navbar item kinds: docs version, docs version dropdown": [
    `${sink}/docs-versions.spec.ts > the version dropdown stays on the same page`,
    `${sink}/docs-versions.spec.ts > the version dropdown shows which version lacks the page, and links to its start`,
    `${sink}/docs-versions.spec.ts > a version has its own sidebar, tags, and main page`,
  ],
  "Footer: four groups, logo, copyright": [
    `${browser}/real-site.spec.ts > the footer has its four groups, logo and copyright`,
  ],
  "Skip link": [
    `${browser}/shell.spec.ts > the skip link is the first Tab stop and skips to the text, past the table of contents`,
  ],
  "Announcement bar with close button": [
    `${sink}/announcement.spec.ts > the announcement bar is closed for this visit, and focus moves to the start of the page`,
  ],
  "Mobile: slide-out menu with a back-to-main-menu button": [
    `${browser}/shell.spec.ts > the mobile menu shows the section, the main menu, and closes on navigation`,
  ],
  "Page kinds have their own class": [
    "src/theme/page/page-class.test.ts > uses the class names of the previous engine",
    "tests/site/feeds.test.ts > sets the class of each kind of page on the document",
  ],
  "Page kind blog list": [
    `${sink}/blog.spec.ts > the list shows ten posts, newest first, and links to the older ones and back`,
  ],
  "Page kind blog post": [
    `${sink}/blog.spec.ts > a post shows its date, authors, tags, and neighbors`,
  ],
  "Page kinds blog tags list and blog tag post list": [
    `${sink}/blog.spec.ts > the tags of posts are grouped, and each links to its paginated posts`,
  ],
  "Page kind docs doc page": [
    `${browser}/shell.spec.ts > breadcrumbs, previous and next link through the section`,
  ],
  "Page kinds docs tags list and docs tag doc list": [
    `${sink}/tags.spec.ts > a tag links from an article to the other pages with that tag`,
  ],
  "Page kind custom markdown page": [
    `${sink}/blog.spec.ts > a Markdown page works next to the site's components`,
  ],
  "Tags grouped by the upper-case first letter": [
    `${sink}/tags.spec.ts > all tags are grouped by first letter, with the number of their pages`,
    "src/model/page/tag.test.ts > groups by the upper-case first letter, in the order of the alphabet",
  ],
  "Search page: the query in q": [
    `${browser}/search-page.spec.ts > are on a page that keeps its state`,
  ],
  "Search hits: their url, with the base path unless external": [
    `${browser}/hosted-search.spec.ts > hits of the provider are shown as text, with links below the base path`,
  ],
  "Search: 'See all {n} results'": [
    `${search} > results show their count, mark matches, and are grouped by page`,
    `${browser}/hosted-search.spec.ts > hits of the provider are shown as text, with links below the base path`,
  ],
  "Table of contents: heading levels 2 to 3": ["tests/fixtures/headings-and-toc"],
  "Navigation: the old page stays while the next loads": [
    `${browser}/navigation.spec.ts > a slow page shows the progress bar after a second`,
  ],
  "Navigation: progress bar after 1000 ms": [
    `${browser}/navigation.spec.ts > a slow page shows the progress bar after a second`,
  ],
  "Navigation: scrolls to the top": [
    `${browser}/navigation.spec.ts > a new page starts at the top, Back and Forward restore the scroll position`,
  ],
  "Navigation: scrolls to the target of a hash": [
    `${browser}/navigation.spec.ts > a hash scrolls to its heading, on a new page and on the same`,
  ],
};
