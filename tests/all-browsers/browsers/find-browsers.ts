import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findChromium } from "../../browser/find-chromium.ts";

/** The tested browsers, and their Debian packages. */
export const browsers = {
  chromium: {
    name: "Chromium",
    packages: ["chromium-headless-shell"],
    isThere: () => findChromium() !== undefined,
  },
  firefox: {
    name: "Firefox",
    packages: ["firefox-esr"],
    isThere: () => findFirefox() !== undefined,
  },
  webkit: {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb"],
    isThere: () => findWebKit() !== undefined,
  },
} as const;

export type BrowserId = keyof typeof browsers;

export const browserIds = Object.keys(browsers) as BrowserId[];

export function installedBrowsers(): BrowserId[] {
  return browserIds.filter((id) => browsers[id].isThere());
}

/** Path of Firefox: `FIREFOX_PATH`, Debian's, or the one in `PATH`. */
export function findFirefox(): string | undefined {
  const given = process.env.FIREFOX_PATH;
  if (given && existsSync(given)) return given;
  return findProgram("firefox-esr") ?? findProgram("firefox");
}

interface WebKitPrograms {
  /** The WebDriver server. */
  server: string;
  /** The browser that the server starts. */
  browser: string;
  xServer: string;
}

/** Paths of WebKitGTK and of an X server without a screen. */
export function findWebKit(): WebKitPrograms | undefined {
  const server = findProgram("WebKitWebDriver");
  const browser = findMiniBrowser();
  const xServer = findProgram("Xvfb");
  return server && browser && xServer ? { server, browser, xServer } : undefined;
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
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
