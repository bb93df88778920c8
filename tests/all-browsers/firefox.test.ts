import { startFirefox } from "./browsers/firefox.ts";
import { describeInBrowser } from "./in-browser.ts";

describeInBrowser("Firefox", startFirefox);
