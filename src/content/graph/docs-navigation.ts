import type { SidebarsConfig } from "../../config/schemas/sidebars-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import type {
  Breadcrumb,
  PageLink,
  PageSidebar,
  ResolvedCategory,
  ResolvedItem,
  ResolvedSidebar,
} from "../../model/page/sidebar.ts";
import { getRouteKey, withBase } from "../../model/url/route.ts";
import { locateKey } from "../load/front-matter/yaml-text.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";
import { sidebarRules } from "../rules/sidebar-rules.ts";
import type { SidebarTree } from "../site-data.ts";
import {
  type AddressSettings,
  type DocIndex,
  finishAddress,
  getSidebarLabel,
} from "./doc-index.ts";
import { resolveSidebars, type SidebarInput } from "./resolve-sidebars.ts";
import {
  type SidebarPosition,
  type SidebarSettings,
  type SplitSidebar,
  splitSidebar,
} from "./split-sidebar.ts";

export interface PageNavigation {
  sidebar: PageSidebar | null;
  breadcrumbs: Breadcrumb[];
  previous: PageLink | null;
  next: PageLink | null;
}

export interface DocsNavigation {
  navigation: Map<string, PageNavigation>;
  trees: SidebarTree[];
  diagnostics: Diagnostic[];
}

interface PreparedSidebar {
  split: SplitSidebar;
  order: PagePosition[];
  positionById: Map<string, number>;
}

export function buildDocsNavigation(
  sidebars: SidebarsConfig,
  input: SidebarInput,
  settings: SidebarSettings,
): DocsNavigation {
  const { index } = input;
  const resolved = resolveSidebars(sidebars, input);
  const prepared = new Map(
    resolved.sidebars.map((sidebar) => [sidebar.name, prepareSidebar(sidebar, settings)]),
  );
  const sidebarOfDoc = findFirstSidebarByDoc(prepared);
  const listedDocs = [...index.byId.values()].filter(({ frontMatter }) => !frontMatter.unlisted);
  const byRoute = new Map(listedDocs.map((doc) => [getRouteKey(doc.route), doc]));
  const outerPages = {
    byRoute,
    byFolder: new Map(listedDocs.flatMap((doc) => (doc.isFolderIndex ? [[doc.folder, doc]] : []))),
  };
  const navigation = new Map<string, PageNavigation>();
  const diagnostics = [...resolved.diagnostics];
  for (const doc of index.byId.values()) {
    const name = doc.frontMatter.displayed_sidebar;
    if (name && !prepared.has(name)) {
      diagnostics.push(diagnoseUnknownSidebar(doc, name, prepared.keys()));
    }
    // `displayed_sidebar: null` hides the sidebar.
    const sidebar = name === undefined ? sidebarOfDoc.get(doc.id) : prepared.get(name ?? "");
    const pageNavigation = sidebar
      ? navigate(doc, sidebar, { index, byRoute, settings })
      : withoutSidebar();
    const outerBreadcrumbs = getPagesAbove(doc, outerPages, settings);
    navigation.set(doc.id, {
      ...pageNavigation,
      breadcrumbs: joinBreadcrumbs(outerBreadcrumbs, pageNavigation.breadcrumbs, doc),
    });
  }
  const trees = [...prepared.values()].flatMap(({ split }) => split.trees);
  return { navigation, trees, diagnostics };
}

function prepareSidebar(sidebar: ResolvedSidebar, settings: SidebarSettings): PreparedSidebar {
  const order = getReadingOrder(sidebar);
  const positionById = new Map(order.map(({ docId }, pageIndex) => [docId, pageIndex]));
  return { split: splitSidebar(sidebar, settings), order, positionById };
}

function findFirstSidebarByDoc(
  prepared: Map<string, PreparedSidebar>,
): Map<string, PreparedSidebar> {
  const sidebarOfDoc = new Map<string, PreparedSidebar>();
  for (const sidebar of prepared.values()) {
    for (const { docId } of sidebar.order) {
      if (!sidebarOfDoc.has(docId)) sidebarOfDoc.set(docId, sidebar);
    }
  }
  return sidebarOfDoc;
}

function withoutSidebar(): PageNavigation {
  return { sidebar: null, breadcrumbs: [], previous: null, next: null };
}

interface NavigationContext {
  index: DocIndex;
  byRoute: OuterPages["byRoute"];
  settings: AddressSettings;
}

function navigate(
  doc: RoutedDoc,
  sidebar: PreparedSidebar,
  context: NavigationContext,
): PageNavigation {
  const { split, order, positionById } = sidebar;
  const pageIndex = positionById.get(doc.id);
  const position = pageIndex === undefined ? undefined : order[pageIndex];
  if (pageIndex === undefined || !position) return navigateFromAbove(doc, sidebar, context);
  return {
    sidebar: split.getPageSidebar(position),
    breadcrumbs: getBreadcrumbs(doc, position, context.settings),
    previous: findNeighbor(order[pageIndex - 1], context),
    next: findNeighbor(order[pageIndex + 1], context),
  };
}

/** A page that the sidebar does not list is shown below the closest page above it. */
function navigateFromAbove(
  doc: RoutedDoc,
  { split, order, positionById }: PreparedSidebar,
  { byRoute, settings }: NavigationContext,
): PageNavigation {
  const parentPage = getParentPaths(getRouteKey(doc.route))
    .map((path) => byRoute.get(path))
    .findLast((page) => page && positionById.has(page.id));
  const position = parentPage && order[positionById.get(parentPage.id) ?? -1];
  const sidebar = split.getPageSidebar(position);
  if (!position) return { ...withoutSidebar(), sidebar };
  const href = finishAddress(parentPage.route, settings);
  const breadcrumbs = [
    ...getBreadcrumbs(parentPage, position, settings).map((crumb, index, { length }) =>
      index === length - 1 ? { ...crumb, href } : crumb,
    ),
    { label: getSidebarLabel(doc) },
  ];
  return { ...withoutSidebar(), sidebar, breadcrumbs };
}

interface OuterPages {
  byRoute: ReadonlyMap<string, RoutedDoc>;
  byFolder: ReadonlyMap<string, RoutedDoc>;
}

/** Pages with a prefix of the route, and index pages of its folders; outermost first. */
function getPagesAbove(
  doc: RoutedDoc,
  { byRoute, byFolder }: OuterPages,
  settings: AddressSettings,
): Breadcrumb[] {
  const pages = [
    ...getParentPaths(getRouteKey(doc.route)).map((path) => byRoute.get(path)),
    ...getParentPaths(`${doc.folder}/`).map((path) => byFolder.get(path)),
  ];
  return [...new Set(pages)].flatMap((above) => {
    if (above === undefined || above === doc) return [];
    return [{ label: above.frontMatter.title, href: finishAddress(above.route, settings) }];
  });
}

function getParentPaths(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, length) => parts.slice(0, length).join("/")).slice(1);
}

/**
 * Adds the pages above a page that are not in the sidebar's breadcrumbs: first, or below the closest
 * page above them, and below the categories between that page and the next one.
 */
function joinBreadcrumbs(
  above: Breadcrumb[],
  sidebarBreadcrumbs: Breadcrumb[],
  doc: RoutedDoc,
): Breadcrumb[] {
  const sidebarHrefs = new Set(sidebarBreadcrumbs.map(({ href }) => href));
  const others = above.filter(({ href }) => !sidebarHrefs.has(href));
  if (others.length === 0) return sidebarBreadcrumbs;
  const joined =
    sidebarBreadcrumbs.length > 0 ? [...sidebarBreadcrumbs] : [{ label: getSidebarLabel(doc) }];
  const aboveHrefs = new Set(above.map(({ href }) => href));
  let index = 0;
  for (const crumb of others) {
    const closest = joined.findLastIndex(({ href }) => isBelow(crumb.href, href));
    if (closest >= index) {
      const next = joined.findIndex(({ href }, at) => at > closest && aboveHrefs.has(href));
      index = next === -1 ? joined.length - 1 : next;
    }
    joined.splice(index, 0, crumb);
    index++;
  }
  return joined;
}

function isBelow(href = "", parent?: string): boolean {
  return parent !== undefined && getRouteKey(href).startsWith(`${getRouteKey(parent)}/`);
}

function getBreadcrumbs(
  doc: RoutedDoc,
  position: PagePosition,
  settings: AddressSettings,
): Breadcrumb[] {
  const above = position.isCategoryPage ? position.path.slice(0, -1) : position.path;
  // Categories that are only headings lead nowhere.
  const categories = above.filter(({ page, collapsible }) => page || collapsible);
  const ancestors = categories.map((category): Breadcrumb => {
    const { label } = category;
    const target = category.page?.target ?? findFirstTarget(category.items);
    const isOtherPage = target !== undefined && target !== doc.route && target.startsWith("/");
    return isOtherPage ? { label, href: finishAddress(target, settings) } : { label };
  });
  return [...ancestors, { label: position.isCategoryPage ? position.label : getSidebarLabel(doc) }];
}

function findFirstTarget([first]: readonly ResolvedItem[]): string | undefined {
  if (first === undefined || first.type === "link") return first?.target;
  return first.page?.target ?? findFirstTarget(first.items);
}

function findNeighbor(
  position: PagePosition | undefined,
  { index, settings }: NavigationContext,
): PageLink | null {
  const doc = position && index.byId.get(position.docId);
  if (!doc) return null;
  const label = position.isCategoryPage ? position.label : getSidebarLabel(doc);
  return {
    label: doc.frontMatter.pagination_label ?? label,
    href: withBase(settings.baseUrl, doc.route),
  };
}

function diagnoseUnknownSidebar(
  doc: RoutedDoc,
  name: string,
  sidebarNames: Iterable<string>,
): Diagnostic {
  const values = { name, suggestion: findNearest(name, sidebarNames) };
  return diagnose(sidebarRules["unknown-sidebar"], locateKey(doc, "displayed_sidebar"), values);
}

/** The path of a category's own page includes that category. */
interface PagePosition extends SidebarPosition {
  docId: string;
  label: string;
  isCategoryPage: boolean;
}

/** A category's own page precedes its items. Only the first occurrence counts. */
function getReadingOrder({ items }: ResolvedSidebar): PagePosition[] {
  const seen = new Set<string>();
  return getPositions(items, []).filter(({ docId }) => !seen.has(docId) && seen.add(docId));
}

function getPositions(items: readonly ResolvedItem[], path: ResolvedCategory[]): PagePosition[] {
  return items.flatMap((item, index): PagePosition[] => {
    const { label } = item;
    if (item.type === "link") {
      return item.docId === undefined
        ? []
        : [{ docId: item.docId, label, path, index, isCategoryPage: false }];
    }
    const inner = [...path, item];
    const categoryPage = item.page
      ? [{ docId: item.page.docId, label, path: inner, index: 0, isCategoryPage: true }]
      : [];
    return [...categoryPage, ...getPositions(item.items, inner)];
  });
}
