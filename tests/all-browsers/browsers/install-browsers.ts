import { installMissing } from "../../support/programs.ts";
import { browserIds, browsers, installedBrowsers } from "./find-browsers.ts";

// Installs the browsers that are missing.
installMissing(() =>
  browserIds.map((id) => browsers[id]).filter((browser) => !browser.isInstalled()),
);
if (installedBrowsers().length === 0) process.exitCode = 1;
