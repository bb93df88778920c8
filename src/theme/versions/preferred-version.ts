import { readStorage, watchStorage, writeStorage } from "../../framework/client/storage.ts";
import type { VersionLink } from "../../model/page/docs-version.ts";
import { getDocsVersionKey } from "../../model/site/preference-keys.ts";
import * as messages from "../messages/messages.ts";

/** Outside the docs, the navbar links to the version chosen last. */
export function start(): () => void {
  const items = [...document.querySelectorAll<HTMLElement>("[data-docs-id]")];
  const key = getDocsVersionKey(items[0]?.dataset.docsId ?? "");
  const updateItems = () => {
    for (const item of items) updateItem(item, key);
  };
  const controller = new AbortController();
  for (const item of items) {
    item.addEventListener("click", (event) => choose(event, key), { signal: controller.signal });
  }
  updateItems();
  const stop = watchStorage(key, updateItems);
  return () => {
    controller.abort();
    stop();
  };
}

function choose({ target }: Event, key: string): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-version]");
  if (!link || link.dataset.version === undefined) return;
  writeStorage(key, link.dataset.version);
}

type Start = Pick<VersionLink, "name" | "label" | "href">;

/** Outside the docs only: items on docs pages show the page's version. */
function updateItem(item: HTMLElement, key: string): void {
  const { starts, last } = item.dataset;
  if (starts === undefined) return;
  const links = readStarts(starts);
  const preferred = readStorage(key);
  const preferredLink = links.find(({ name }) => name === preferred);
  // The version no longer exists.
  if (preferred !== null && !preferredLink) writeStorage(key, null);
  const shownVersion = preferredLink ?? links.find(({ name }) => name === last);
  if (shownVersion) show(item, shownVersion);
}

export function readStarts(text: string): Start[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isStart) : [];
  } catch {
    return [];
  }
}

function isStart(value: unknown): value is Start {
  if (typeof value !== "object" || value === null) return false;
  const { name, label, href } = value as Partial<Record<keyof Start, unknown>>;
  return [name, label, href].every((text) => typeof text === "string");
}

function show(item: HTMLElement, { label, href }: Start): void {
  const link = item.querySelector<HTMLAnchorElement>(":scope > a");
  link?.setAttribute("href", href);
  const names = item.querySelectorAll(":scope > a, :scope > button, summary");
  for (const { firstChild } of names) if (firstChild) firstChild.nodeValue = label;
  for (const named of item.querySelectorAll(":scope > button, summary")) {
    named.setAttribute("aria-label", messages.docsVersion(label));
  }
}
