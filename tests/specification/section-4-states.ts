import type { Rows } from "./rows.ts";

const browser = "tests/browser";
const sink = `${browser}/kitchen-sink`;
const searchOpening = `${browser}/search-opening.spec.ts`;
const opening = "src/theme/search/search-keys.test.ts > %s with %j at %j opens with %j";

/** Section 4: states and transitions. */
export const states: Rows = {
  "Page load: pending shows that it loads, after a delay": [
    `${browser}/shell.spec.ts > a render error shows the crash page and Try again recovers`,
    `${browser}/navigation.spec.ts > a slow page shows the progress bar after a second`,
  ],
  "Page load: error with message and Retry, and a console warning": [
    `${browser}/navigation.spec.ts > a page that fails to load keeps the old one and can be retried`,
  ],
  "Page load: loaded": [
    `${browser}/navigation.spec.ts > a link changes the page without loading a document`,
  ],
  "Color mode: light at first, the switch changes it": [
    `${browser}/shell.spec.ts > is light at first, whatever the system prefers, and the switch changes it`,
  ],
  "Color mode: stored under `theme`": [`${browser}/shell.spec.ts > is kept for the next visit`],
  "Color mode: may follow the system": [
    "src/theme/color-mode/use-color-mode.test.ts > only light and dark are themes",
    "src/theme/page/first-paint-scripts.test.ts > before the first paint the color mode is %s (%s)",
  ],
  "Navbar: hides on scroll down, shows on scroll up": [
    `${browser}/navbar.spec.ts > the navbar hides on the way down and shows on the way up`,
  ],
  "Navbar: shows near the top": [`${browser}/navbar.spec.ts > the navbar shows near the top`],
  "Navbar: shows when a hash link is used": [
    `${browser}/navbar.spec.ts > the navbar shows when a hash link is used, on this page and on another`,
  ],
  "Mobile sidebar: opens, and closes on route change": [
    `${browser}/shell.spec.ts > the mobile menu shows the section, the main menu, and closes on navigation`,
  ],
  "Mobile sidebar: closes when the viewport grows past 996 px": [
    `${browser}/shell.spec.ts > the mobile menu closes on Escape and when the window grows past 996 px`,
  ],
  "Mobile submenu: collapsed unless one of its items is active": [
    `${sink}/navbar.spec.ts > is collapsed until the reader opens it`,
    `${sink}/navbar.spec.ts > is open if one of its items is active, and collapses on the next page`,
  ],
  "Dropdown: closes on outside click": [
    `${browser}/navbar.spec.ts > opens on a click and closes on a click elsewhere`,
  ],
  "Dropdown: closes on outside touch": [
    `${browser}/navbar.spec.ts > a dropdown closes on a touch elsewhere`,
  ],
  "Dropdown: closes on Tab from its last item": [
    `${browser}/navbar.spec.ts > closes on Tab from its last item`,
  ],
  "Announcement bar: active when configured and not dismissed": [
    `${sink}/announcement.spec.ts > the announcement causes no layout shift`,
  ],
  "Announcement bar: the dismissal is stored": [
    `${sink}/announcement.spec.ts > the dismissal is stored and applies to later visits, before the first paint`,
  ],
  "Announcement bar: another id resets the dismissal": [
    `${sink}/announcement.spec.ts > another announcement id resets the dismissal`,
    "src/theme/page/first-paint-scripts.test.ts > an announcement is hidden only if it was dismissed itself (stored: %s)",
  ],
  "Announcement bar: closed only where it is closeable": [
    "src/theme/announcement/announcement-bar.test.tsx > only a closeable announcement has a button (closeable: %s)",
  ],
  "Collapsible sections: animated height": [
    `${sink}/collapsible.spec.ts > the duration of the animation fits the height`,
  ],
  "Search: opens by its button": [`${searchOpening} > by its button, and Escape returns focus`],
  "Search: opens by ctrl/cmd+K and by the slash outside of input fields": [
    `${searchOpening} > by Ctrl+K and by /, which type text in a field`,
    opening,
  ],
  "Search: a letter or digit on the focused button opens it with that character": [
    `${searchOpening} > with the letter or digit that is typed on its button`,
    opening,
  ],
  "Search: Escape closes it": [`${searchOpening} > by its button, and Escape returns focus`],
  "Image zoom: zoomed or not, closes on Escape, resize, and click": [
    `${sink}/zoom.spec.ts > an image is enlarged on white, without a margin`,
    `${sink}/zoom.spec.ts > Escape, a click, and a resize of the window close it and return focus`,
  ],
  "Image zoom: closes when the page scrolls more than 40 px": [
    `${sink}/zoom.spec.ts > it closes 150 ms after the page has scrolled more than 40 px, and not before`,
  ],
  "Subscriber dialog: opens unless dontWarnGitHubLinks is set": [
    `${sink}/subscriber.spec.ts > a click on a link into a private repository warns first`,
    `${sink}/subscriber.spec.ts > only the value true turns the warning off`,
  ],
  "Subscriber dialog: closes on Cancel, Escape, and overlay click": [
    `${sink}/subscriber.spec.ts > Cancel, Escape, and a click on the overlay close the dialog, store nothing, and return focus`,
  ],
  "Subscriber dialog: Continue closes it": [
    `${sink}/subscriber.spec.ts > Continue opens the repository and closes the dialog`,
  ],
  "Subscriber dialog: Enter accepts nothing": [
    `${sink}/subscriber.spec.ts > the dialog traps focus, and Enter accepts nothing`,
  ],
  "Subscriber dialog: scrolling is locked and restored 300 ms after closing": [
    `${sink}/subscriber.spec.ts > scrolling is locked until 300 ms after closing`,
  ],
  "Docs version: the choice is kept in local storage": [
    `${sink}/docs-versions.spec.ts > the chosen version is stored for this set of docs and used outside of it`,
  ],
  "A render error shows the crash page with a try-again option": [
    `${browser}/shell.spec.ts > a render error shows the crash page and Try again recovers`,
  ],
};
