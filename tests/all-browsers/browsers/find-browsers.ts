import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../support/programs.ts";

/** The tested browsers, and their Debian packages. */
export const browsers = {
  firefox: {
    name: "Firefox",
    packages: ["firefox-esr"],
    isInstalled: () => findFirefox() !== undefined,
  },
  webkit: {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb"],
    isInstalled: () => findWebKit() !== undefined,
  },
} as const;

export type BrowserId = keyof typeof browsers;

export const browserIds = Object.keys(browsers) as BrowserId[];

export function installedBrowsers(): BrowserId[] {
  return browserIds.filter((id) => browsers[id].isInstalled());
}

/** Path of Firefox: `FIREFOX_PATH`, Debian's, or the one in `PATH`. */
export function findFirefox(): string | undefined {
  const configured = process.env.FIREFOX_PATH;
  if (configured && existsSync(configured)) return configured;
  return findProgram("firefox-esr") ?? findProgram("firefox");
}

interface WebKitPrograms {
  /** The WebDriver server. */
  server: string;
  /** The browser that the server starts. */
  browser: string;
  xServer: string;
}

/** Paths of WebKitGTK and of an X server that needs no screen. */
export function findWebKit(): WebKitPrograms | undefined {
  const server = findProgram("WebKitWebDriver");
  const browser = findMiniBrowser();
  const xServer = findProgram("Xvfb");
  return server && browser && xServer ? { server, browser, xServer } : undefined;
}

/** The newest `webkit2gtk-4.1/MiniBrowser` in the library folders. */
function findMiniBrowser(): string | undefined {
  const machines = ["", "x86_64-linux-gnu", "aarch64-linux-gnu"];
  const folders = ["/usr/lib", "/usr/libexec", "/usr/lib64"].flatMap((top) =>
    machines.map((machine) => join(top, machine)),
  );
  return folders
    .flatMap((folder) => {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      return names.filter((name) => /^webkit2?gtk-/.test(name)).map((name) => join(folder, name));
    })
    .sort()
    .reverse()
    .map((folder) => join(folder, "MiniBrowser"))
    .find((path) => existsSync(path));
}
