import { startChromium } from "./browsers/chromium.ts";
import { describeInBrowser } from "./in-browser.ts";

// In Chromium, `tests/browser` covers the other suites.
describeInBrowser("Chromium", startChromium, ["navigation", "errors", "the browser"]);
