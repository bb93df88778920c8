import { startChromium } from "./browsers/chromium.ts";
import { describeInBrowser } from "./in-browser.ts";

describeInBrowser("Chromium", startChromium);
