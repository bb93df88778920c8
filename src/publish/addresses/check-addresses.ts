import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { getRouteKey } from "../../model/url/route.ts";
import type { MovedAnchors } from "../redirects/moved-anchors.ts";
import {
  type AddressRecord,
  addressesFile,
  escapeAddress,
  getPromisedIds,
  type PublishedPage,
  type RecordedAddress,
  type RecordedPage,
} from "./address-record.ts";
import { addressRules } from "./address-rules.ts";

export interface PublishedSite {
  baseUrl: string;
  pages: readonly PublishedPage[];
  redirected: ReadonlySet<string>;
  movedAnchors: MovedAnchors;
}

export function checkAddresses(record: AddressRecord, site: PublishedSite): Diagnostic[] {
  const { baseUrl } = record;
  if (baseUrl !== site.baseUrl) {
    const rule = addressRules["record-of-other-base"];
    const values = { recorded: baseUrl, baseUrl: site.baseUrl };
    return [diagnose(rule, wholeFile(addressesFile), values)];
  }
  const published = new Map(site.pages.map((page) => [getRouteKey(page.route), page]));
  const context = { record, site, published };
  return [...record.pages].flatMap(([route, page]) => {
    if (page.dropReason !== null || site.redirected.has(route)) return [];
    const publishedPage = published.get(route);
    if (!publishedPage)
      return [diagnoseLostAddress(page, route, { target: getTargetOfPage(route, context) })];
    const { ids } = publishedPage;
    return ids === null ? [] : diagnoseLostAnchors(page, { route, ids }, context);
  });
}

interface CheckContext {
  record: AddressRecord;
  site: PublishedSite;
  published: ReadonlyMap<string, PublishedPage>;
}

interface LostAddress {
  id?: string;
  target: string | undefined;
  attributes?: number;
}

function diagnoseLostAddress(
  { line }: RecordedAddress,
  route: string,
  { id, target, attributes = 0 }: LostAddress,
): Diagnostic {
  const anchor = id === undefined ? "" : `#${id}`;
  const escapedAddress = escapeAddress(route) + (id === undefined ? "" : `#${escapeAddress(id)}`);
  const values = { address: route + anchor, attributes, escapedAddress, target };
  return diagnose(addressRules["lost-address"], { file: addressesFile, line, column: 1 }, values);
}

/** Attributes are reported with their entry. */
function diagnoseLostAnchors(
  { ids: recorded }: RecordedPage,
  { route, ids }: { route: string; ids: readonly string[] },
  context: CheckContext,
): Diagnostic[] {
  const publishedIds = new Set(ids);
  const moved = new Set(context.site.movedAnchors.get(route)?.map(([anchor]) => anchor));
  const missingAnchors = new Map([...recorded].filter(([id]) => !publishedIds.has(id)));
  const belongsToMissing = (id: string) =>
    getEntries(id).some((entry) => missingAnchors.has(entry) || moved.has(entry));
  const lost = [...missingAnchors].filter(
    ([id, { dropReason }]) => dropReason === null && !moved.has(id),
  );
  const found = lost.filter(([id]) => !belongsToMissing(id));
  return found.map(([id, address]) => {
    const attributes = lost.filter(([other]) => other.startsWith(`${id}.`)).length;
    const target = getTargetOfAnchor(id, route, context);
    return diagnoseLostAddress(address, route, { id, attributes, target });
  });
}

/** `input_a.b.c` belongs to `input_a.b` and `input_a`. */
function getEntries(id: string): string[] {
  const parts = id.split(".");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("."));
}

/** A new page with a similar name, or else the parent of the old page. */
function getTargetOfPage(route: string, { record, published }: CheckContext): string | undefined {
  const routes = [...published.keys()];
  const newRoutes = routes.filter((route) => !record.pages.has(route));
  const name = route.slice(route.lastIndexOf("/"));
  const isNamed = (text: string) => name !== "/" && text.endsWith(name);
  const suggestion =
    newRoutes.find(isNamed) ??
    findNearest(route, newRoutes) ??
    findNearest(route, routes) ??
    routes.find(isNamed);
  const target = suggestion ?? getParentRoutes(route).find((parent) => published.has(parent));
  return target && escapeAddress(target);
}

/** The closest parent first. */
function getParentRoutes(route: string): string[] {
  const parts = route.split("/").slice(1);
  return parts.map((_, index) => `/${parts.slice(0, parts.length - 1 - index).join("/")}`);
}

function getTargetOfAnchor(id: string, route: string, { record, published }: CheckContext): string {
  const page = published.get(route);
  const isNew = (key: string) => !record.pages.get(key)?.ids.has(id);
  const [newRoute] = [...published].find(([key, { ids }]) => ids?.includes(id) && isNew(key)) ?? [];
  const suggestion = newRoute === undefined ? findNearest(id, getPromisedIds(page?.ids ?? [])) : id;
  const target = escapeAddress(newRoute ?? route);
  return suggestion === undefined ? target : `${target}#${escapeAddress(suggestion)}`;
}
