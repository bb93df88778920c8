import { readStorage, watchStorage, writeStorage } from "../../framework/client/storage.ts";
import type { VersionLink } from "../../model/page/docs-version.ts";
import { getDocsVersionKey } from "../../model/site/preference-keys.ts";
import * as messages from "../messages/messages.ts";

/** Outside the docs, the navbar links to the version that the reader chose last. */
export function start(): () => void {
  const items = [...document.querySelectorAll<HTMLElement>("[data-docs-id]")];
  const key = getDocsVersionKey(items[0]?.dataset.docsId ?? "");
  const updateItems = () => {
    for (const item of items) updateItem(item, key);
  };
  const controller = new AbortController();
  for (const item of items) {
    item.addEventListener("click", (event) => storeChoice(event, key), {
      signal: controller.signal,
    });
  }
  updateItems();
  const stop = watchStorage(key, updateItems);
  return () => {
    controller.abort();
    stop();
  };
}

function storeChoice({ target }: Event, key: string): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-version]");
  if (!link || link.dataset.version === undefined) return;
  writeStorage(key, link.dataset.version);
}

type VersionLinkData = Pick<VersionLink, "name" | "label" | "href">;

/** Items on docs pages have no links: they show the version of the page. */
function updateItem(item: HTMLElement, key: string): void {
  const { versionLinks, lastVersion } = item.dataset;
  if (versionLinks === undefined) return;
  const links = readVersionLinks(versionLinks);
  const preferred = readStorage(key);
  const preferredLink = links.find(({ name }) => name === preferred);
  // A version that no longer exists is forgotten.
  if (preferred !== null && !preferredLink) writeStorage(key, null);
  const shownVersion = preferredLink ?? links.find(({ name }) => name === lastVersion);
  if (shownVersion) showVersion(item, shownVersion);
}

export function readVersionLinks(text: string): VersionLinkData[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isVersionLinkData) : [];
  } catch {
    return [];
  }
}

function isVersionLinkData(value: unknown): value is VersionLinkData {
  if (typeof value !== "object" || value === null) return false;
  const { name, label, href } = value as Partial<Record<keyof VersionLinkData, unknown>>;
  return [name, label, href].every((text) => typeof text === "string");
}

function showVersion(item: HTMLElement, { label, href }: VersionLinkData): void {
  const link = item.querySelector<HTMLAnchorElement>(":scope > a");
  link?.setAttribute("href", href);
  for (const control of item.querySelectorAll(":scope > a, :scope > button, summary")) {
    if (control.firstChild) control.firstChild.nodeValue = label;
    if (control !== link) control.setAttribute("aria-label", messages.docsVersion(label));
  }
}
