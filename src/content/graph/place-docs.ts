import type { SidebarsConfig } from "../../config/schemas/sidebars-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import type {
  Breadcrumb,
  PageLink,
  PageSidebar,
  ResolvedCategory,
  ResolvedItem,
  ResolvedSidebar,
} from "../../model/page/sidebar.ts";
import { routeKey, withBase } from "../../model/url/route.ts";
import { keyPosition } from "../load/front-matter/yaml-text.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";
import { sidebarRules } from "../rules/sidebar-rules.ts";
import type { SidebarTree } from "../site-data.ts";
import { type CutSettings, type CutSidebar, cutSidebar, type SidebarPlace } from "./cut-sidebar.ts";
import { resolveSidebars, type SidebarSurroundings } from "./resolve-sidebars.ts";
import {
  type AddressSettings,
  type DocIndex,
  finishAddress,
  sidebarLabel,
} from "./sidebar-tree.ts";

/** All the navigation that one page shows. */
export interface PageNavigation {
  sidebar: PageSidebar | null;
  breadcrumbs: Breadcrumb[];
  previous: PageLink | null;
  next: PageLink | null;
}

export interface PlacedDocs {
  /** By id. */
  navigation: Map<string, PageNavigation>;
  trees: SidebarTree[];
  diagnostics: Diagnostic[];
}

interface PreparedSidebar {
  cut: CutSidebar;
  order: PagePosition[];
  /** Indexes into `order`. */
  placeOf: Map<string, number>;
}

/** Finds each page's sidebar, path and neighbors. */
export function placeDocs(
  sidebars: readonly ResolvedSidebar[],
  index: DocIndex,
  settings: CutSettings,
): PlacedDocs {
  const prepared = new Map(
    sidebars.map((sidebar) => [sidebar.name, prepareSidebar(sidebar, settings)]),
  );
  const home = firstSidebars(prepared);
  const listed = [...index.byId.values()].filter(({ frontMatter }) => !frontMatter.unlisted);
  const above = {
    byRoute: new Map(listed.map((doc) => [routeKey(doc.route), doc])),
    byFolder: new Map(listed.flatMap((doc) => (doc.isFolderIndex ? [[doc.folder, doc]] : []))),
  };
  const navigation = new Map<string, PageNavigation>();
  const diagnostics: Diagnostic[] = [];
  for (const doc of index.byId.values()) {
    const name = doc.frontMatter.displayed_sidebar;
    if (name && !prepared.has(name)) diagnostics.push(unknownSidebar(doc, name, prepared.keys()));
    const shown = name === undefined ? home.get(doc.id) : prepared.get(name ?? "");
    const own = shown ? navigate(doc, shown, { index, settings }) : withoutSidebar();
    const outer = pagesAbove(doc, above, settings);
    navigation.set(doc.id, { ...own, breadcrumbs: joinTrails(outer, own.breadcrumbs, doc) });
  }
  const trees = [...prepared.values()].flatMap(({ cut }) => cut.trees);
  return { navigation, trees, diagnostics };
}

function prepareSidebar(sidebar: ResolvedSidebar, settings: CutSettings): PreparedSidebar {
  const order = readingOrder(sidebar);
  const placeOf = new Map(order.map(({ docId }, at) => [docId, at]));
  return { cut: cutSidebar(sidebar, settings), order, placeOf };
}

/** The first sidebar that holds each page. */
function firstSidebars(prepared: Map<string, PreparedSidebar>): Map<string, PreparedSidebar> {
  const home = new Map<string, PreparedSidebar>();
  for (const sidebar of prepared.values()) {
    for (const { docId } of sidebar.order) if (!home.has(docId)) home.set(docId, sidebar);
  }
  return home;
}

function withoutSidebar(): PageNavigation {
  return { sidebar: null, breadcrumbs: [], previous: null, next: null };
}

interface Surroundings {
  index: DocIndex;
  settings: AddressSettings;
}

function navigate(
  doc: RoutedDoc,
  { cut, order, placeOf }: PreparedSidebar,
  surroundings: Surroundings,
): PageNavigation {
  const at = placeOf.get(doc.id);
  const place = at === undefined ? undefined : order[at];
  if (at === undefined || !place) return { ...withoutSidebar(), sidebar: cut.forPage(undefined) };
  return {
    sidebar: cut.forPage(place),
    breadcrumbs: breadcrumbsOf(doc, place, surroundings.settings),
    previous: neighbor(order[at - 1], surroundings),
    next: neighbor(order[at + 1], surroundings),
  };
}

interface OuterPages {
  byRoute: ReadonlyMap<string, RoutedDoc>;
  /** Index pages by their folder. */
  byFolder: ReadonlyMap<string, RoutedDoc>;
}

/**
 * The pages whose addresses are the beginning of a page's address, and the index pages of the folders
 * around it, whose addresses may be others; outermost first.
 */
function pagesAbove(
  doc: RoutedDoc,
  { byRoute, byFolder }: OuterPages,
  settings: AddressSettings,
): Breadcrumb[] {
  const found = [
    ...pathsAround(routeKey(doc.route)).map((path) => byRoute.get(path)),
    ...pathsAround(`${doc.folder}/`).map((path) => byFolder.get(path)),
  ];
  return [...new Set(found)].flatMap((above) => {
    if (above === undefined || above === doc) return [];
    return [{ label: above.frontMatter.title, href: finishAddress(above.route, settings) }];
  });
}

/** The folders that a path leads through, outermost first: `a` and `a/b` of `a/b/c`. */
function pathsAround(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, length) => parts.slice(0, length).join("/")).slice(1);
}

/** A page's way through its sidebar, after the pages above that the sidebar does not name. */
function joinTrails(above: Breadcrumb[], own: Breadcrumb[], doc: RoutedDoc): Breadcrumb[] {
  const known = new Set(own.map(({ href }) => href));
  const outer = above.filter(({ href }) => !known.has(href));
  if (outer.length === 0) return own;
  return [...outer, ...(own.length > 0 ? own : [{ label: sidebarLabel(doc) }])];
}

function breadcrumbsOf(
  doc: RoutedDoc,
  place: PagePosition,
  settings: AddressSettings,
): Breadcrumb[] {
  const around = place.isCategoryPage ? place.path.slice(0, -1) : place.path;
  const steps = around.map((category): Breadcrumb => {
    const { label } = category;
    const target = category.page?.target ?? firstTarget(category.items);
    const isElsewhere = target !== undefined && target !== doc.route && target.startsWith("/");
    return isElsewhere ? { label, href: finishAddress(target, settings) } : { label };
  });
  return [...steps, { label: place.isCategoryPage ? place.label : sidebarLabel(doc) }];
}

/** Where the sidebar leads from a category without a page of its own. */
function firstTarget([first]: readonly ResolvedItem[]): string | undefined {
  if (first === undefined || first.type === "link") return first?.target;
  return first.page?.target ?? firstTarget(first.items);
}

function neighbor(
  place: PagePosition | undefined,
  { index, settings }: Surroundings,
): PageLink | null {
  const doc = place && index.byId.get(place.docId);
  if (!doc) return null;
  const label = place.isCategoryPage ? place.label : sidebarLabel(doc);
  return {
    label: doc.frontMatter.pagination_label ?? label,
    href: withBase(settings.baseUrl, doc.route),
  };
}

function unknownSidebar(doc: RoutedDoc, name: string, known: Iterable<string>): Diagnostic {
  const place = { file: doc.file, ...keyPosition(doc.readText(), "displayed_sidebar") };
  return diagnose(sidebarRules["unknown-sidebar"], place, { name, near: nearest(name, known) });
}

/** The position of a page in a sidebar. The path of a category's own page has that category too. */
interface PagePosition extends SidebarPlace {
  docId: string;
  /** Its label there. */
  label: string;
  isCategoryPage: boolean;
}

/**
 * The pages of a sidebar in reading order: a category's own page comes before its items. A page
 * that appears twice counts where it appears first.
 */
function readingOrder({ items }: ResolvedSidebar): PagePosition[] {
  const seen = new Set<string>();
  return placesOf(items, []).filter(({ docId }) => !seen.has(docId) && seen.add(docId));
}

function placesOf(items: readonly ResolvedItem[], path: ResolvedCategory[]): PagePosition[] {
  return items.flatMap((item, index): PagePosition[] => {
    const { label } = item;
    if (item.type === "link") {
      return item.docId === undefined
        ? []
        : [{ docId: item.docId, label, path, index, isCategoryPage: false }];
    }
    const inner = [...path, item];
    const own = item.page
      ? [{ docId: item.page.docId, label, path: inner, index: 0, isCategoryPage: true }]
      : [];
    return [...own, ...placesOf(item.items, inner)];
  });
}

/** The navigation of the whole site: normalize, resolve, place. */
export function buildGraph(
  sidebars: SidebarsConfig,
  surroundings: SidebarSurroundings,
  settings: CutSettings,
): PlacedDocs {
  const resolved = resolveSidebars(sidebars, surroundings);
  const placed = placeDocs(resolved.sidebars, surroundings.index, settings);
  return { ...placed, diagnostics: [...resolved.diagnostics, ...placed.diagnostics] };
}
