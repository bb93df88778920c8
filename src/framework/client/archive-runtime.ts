import { isFilePath } from "./payload/payload-format.ts";

/**
 * What the scripts of a site find in place of a host when its pages are opened from a disk
 * (`file://`), where browsers refuse to fetch anything. The build of an archive puts this module in
 * front of the scripts, and `siteArchive` where they name `fetch` and methods of `location`.
 */
export interface SiteArchive {
  /** Reads a file of the site from the script that holds it as text. */
  fetch(address: RequestInfo | URL): Promise<Response>;
  assign(address: string | URL): void;
  replace(address: string | URL): void;
}

declare global {
  var siteArchive: SiteArchive;
  /** Called by the scripts that hold a file as text. */
  var siteFile: (path: string, text: string) => void;
}

/** Files that pages fetch: they have such a script. */
const fetched = /\.(?:json|md)$/;

/** The file below the folder of the site for an address that begins with its base URL. */
export function fileOfAddress(address: string, baseUrl: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address.slice(baseUrl.length)) ?? [];
  const isFile = isFilePath(path) || /\.html?$/.test(path);
  const folder = path.replace(/\/+$/, "");
  return (isFile ? path : folder === "" ? "index.html" : `${folder}/index.html`) + rest;
}

/** Starts the archive whose script lies at `script`, in a folder below its own. */
export function startArchive(script: string, baseUrl: string): void {
  const root = new URL("..", script).href;
  const texts = new Map<string, string>();
  globalThis.siteFile = (path, text) => texts.set(path, text);

  /** The address on the disk; addresses of other places stay as they are. */
  function onDisk(address: string): string {
    const isOurs = address.startsWith(baseUrl) && !address.startsWith("//");
    return isOurs ? root + fileOfAddress(address, baseUrl) : address;
  }

  function load(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const element = document.createElement("script");
      element.src = `${root}${path}.js`;
      element.onload = () => resolve();
      element.onerror = () => reject(new TypeError(`${path} is not in the archive`));
      document.head.append(element);
      element.remove();
    });
  }

  globalThis.siteArchive = {
    async fetch(input) {
      const { href } = new URL(onDisk(String(input)), root);
      const path = href.slice(root.length).replace(/[?#].*$/s, "");
      if (!href.startsWith(root) || !fetched.test(path)) {
        throw new TypeError(`${href} cannot be read from a disk`);
      }
      const name = decodeURI(path);
      if (!texts.has(name)) await load(path);
      return new Response(texts.get(name));
    },
    // By way of the window: the build puts this object in the place of the bare name.
    assign: (address) => window.location.assign(onDisk(String(address))),
    replace: (address) => window.location.replace(onDisk(String(address))),
  };

  const names = ["action", "href", "src"];
  const correct = (element: Element) => {
    for (const name of names) {
      const address = element.getAttribute(name);
      const place = address === null ? null : onDisk(address);
      if (place !== null && place !== address) element.setAttribute(name, place);
    }
  };
  // What scripts draw leads to addresses of the host.
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) {
        if (!(node instanceof Element)) continue;
        correct(node);
        if (node !== target) node.querySelectorAll("[action], [href], [src]").forEach(correct);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: names });
}
