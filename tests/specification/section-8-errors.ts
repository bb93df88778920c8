import type { Rows } from "./rows.ts";

const browser = "tests/browser";

/** Section 8: the error catalog. */
export const errors: Rows = {
  "Page chunk fails to load: error message and Retry button": [
    `${browser}/navigation.spec.ts > a page that fails to load keeps the old one and can be retried`,
  ],
  "Uncaught render error: 'This page crashed.', the message and 'Try again'": [
    `${browser}/shell.spec.ts > a render error shows the crash page and Try again recovers`,
  ],
  "Wrong configured base URL: red banner with the current and a suggested one": [
    `${browser}/base-url.spec.ts > a site served at another path than it was built for shows a banner`,
    `${browser}/base-url.spec.ts > a script that fails to load at the right path shows no banner`,
  ],
  "Click on a private repository link: dialog 'For Subscribers Only' with its sentence": [
    `${browser}/kitchen-sink/subscriber.spec.ts > a click on a link into a private repository warns first`,
  ],
  "Unknown path: the catch-all page": [
    `${browser}/navigation.spec.ts > unknown URLs and prefixes of known ones get the catch-all page`,
  ],
  "Developer: no docs data found": ["tests/fixtures/navbar-without-docs"],
  "Developer: no docs set for the path": [
    "src/theme/versions/version-links.test.ts > a page outside of the docs has no version, and uses the last one",
  ],
  "Developer: a navbar doc item's id is missing": ["tests/fixtures/unknown-navbar-docs"],
  "Developer: an unknown navbar item type": ["tests/fixtures/unknown-navbar-items"],
  "Developer: theme context used outside of the layout": [
    "src/theme/color-mode/use-color-mode.test.ts > throws if the color mode is used outside of the layout",
  ],
  "Developer: storage unavailable": [
    "src/framework/client/storage.test.ts > %s storage reads as empty and warns developers once",
  ],
  "Developer: a missing context provider": ["tests/fixtures/tab-outside-tabs"],
  "Developer: invalid percent-encoding in a pathname": [
    `${browser}/errors.spec.ts > a pathname with invalid percent-encoding gets the catch-all page`,
    `${browser}/errors.spec.ts > links with invalid percent-encoding open the catch-all page or the page`,
  ],
  "Developer: an invalid selector for image zoom": [
    `${browser}/kitchen-sink/zoom.spec.ts > an invalid selector is only reported to developers`,
  ],
  "A console warning when a zoom image's target cannot be reached": [
    `${browser}/kitchen-sink/zoom.spec.ts > if the larger image cannot be loaded, the small one is shown and a warning logged`,
  ],
};
