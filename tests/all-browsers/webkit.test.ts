import { startWebKit } from "./browsers/webkit.ts";
import { describeInBrowser } from "./in-browser.ts";

describeInBrowser("WebKit", startWebKit);
