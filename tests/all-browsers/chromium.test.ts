import { startChromium } from "./browsers/chromium.ts";
import { describeInBrowser } from "./in-browser.ts";

// What the other suites check is checked in Chromium by `tests/browser`.
describeInBrowser("Chromium", startChromium, ["navigation", "errors", "the browser"]);
