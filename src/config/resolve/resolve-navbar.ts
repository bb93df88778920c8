import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import type { DocsVersion } from "../../model/page/docs-version.ts";
import type { NavbarItem, NavbarLink, ShellLink } from "../../model/site/site.ts";
import { findQuotedPosition } from "../../model/text/positions.ts";
import { type Route, withBase, withTrailingSlash } from "../../model/url/route.ts";
import { configRules } from "../rules.ts";
import type { LinkConfig, NavbarItemConfig } from "../schemas/navbar-config.ts";
import type { SiteConfig } from "../schemas/site-config.ts";

interface NavbarDoc {
  id: string;
  label: string;
  route: Route;
  version: string;
}

export interface NavbarContext {
  docs: readonly NavbarDoc[];
  versions: readonly DocsVersion[];
  configText: string;
}

interface ResolvedNavbar {
  items: NavbarItem[];
  diagnostics: Diagnostic[];
}

type DocConfig = Extract<NavbarItemConfig, { type: "doc" }>;
type VersionConfig = Extract<NavbarItemConfig, { type: "docsVersion" | "docsVersionDropdown" }>;
type DropdownConfig = Extract<NavbarItemConfig, { type: "dropdown" }>;

export function hasSearch({ navbar }: Pick<SiteConfig, "navbar">): boolean {
  return navbar.some(({ type }) => type === "search");
}

export function resolveNavbar(config: SiteConfig, context: NavbarContext): ResolvedNavbar {
  const diagnostics: Diagnostic[] = [];
  const { docs, versions } = context;
  const last = versions.find(({ isLast }) => isLast)?.name;

  function resolveDoc({ docId, label }: Pick<DocConfig, "docId" | "label">): ResolvedTarget[] {
    const all = docs.filter(({ id }) => id === docId);
    const doc = all.find(({ version }) => version === last) ?? all[0];
    if (!doc) {
      diagnostics.push(diagnoseUnknownDoc(docId, context));
      return [];
    }
    const link = { label: label ?? doc.label, to: doc.route };
    return [all.length > 1 ? { ...link, inVersions: all } : link];
  }

  function resolveItem(item: NavbarItemConfig): NavbarItem[] {
    if (item.type === "search") return [];
    const { position, show } = item;
    if (item.type === "localeDropdown") {
      return config.locales.length > 1 ? [{ type: "locales", position, show }] : [];
    }
    if (item.type === "docsVersion" || item.type === "docsVersionDropdown") {
      if (versions.length === 0) diagnostics.push(diagnoseNoVersions(item.type, context));
      return getVersionItems(item, versions.length);
    }
    if (item.type === "dropdown") {
      const items = getDropdownLinks(item, resolveDoc).map((link) => resolveTarget(link, config));
      return [{ type: "dropdown", label: item.label, position, show, items }];
    }
    const links = item.type === "doc" ? resolveDoc(item) : [item];
    return links.map((link) => resolveNavbarLink(link, item, config));
  }

  return { items: config.navbar.flatMap(resolveItem), diagnostics };
}

function getDropdownLinks(
  { items }: DropdownConfig,
  resolveDoc: (item: Pick<DocConfig, "docId" | "label">) => ResolvedTarget[],
): ResolvedTarget[] {
  return items.flatMap((item) => (item.type === "doc" ? resolveDoc(item) : [item]));
}

/** `inVersions` contains the page in every version of the docs. */
interface ResolvedTarget extends LinkConfig {
  inVersions?: readonly NavbarDoc[];
}

function resolveTarget({ inVersions, ...link }: ResolvedTarget, config: SiteConfig): ShellLink {
  const resolved = resolveLink(link, config);
  if (!inVersions) return resolved;
  const addresses = inVersions.map(({ version, route }) => [
    version,
    withBase(config.baseUrl, route),
  ]);
  return { ...resolved, byVersion: Object.fromEntries(addresses) };
}

function resolveNavbarLink(
  link: ResolvedTarget,
  { position, show, activePrefixes }: Extract<NavbarItemConfig, { activePrefixes?: unknown }>,
  config: SiteConfig,
): NavbarLink {
  const linkPrefixes = link.inVersions?.map(({ route }) => route) ?? (link.to ? [link.to] : []);
  const prefixes = activePrefixes ?? linkPrefixes;
  return {
    type: "link",
    ...resolveTarget(link, config),
    position,
    show,
    activePrefixes: prefixes.map((prefix) => withBase(config.baseUrl, prefix)),
  };
}

function getVersionItems(item: VersionConfig, versions: number): NavbarItem[] {
  if (versions === 0) return [];
  const { position, show } = item;
  if (item.type === "docsVersionDropdown" && versions > 1) {
    return [{ type: "versions", position, show }];
  }
  const label = item.type === "docsVersion" ? (item.label ?? null) : null;
  return [{ type: "version", label, position, show }];
}

function diagnoseNoVersions(type: string, { configText }: NavbarContext): Diagnostic {
  const location = { file: "config.ts", ...findQuotedPosition(configText, type) };
  return diagnose(configRules["no-docs"], location, { item: "version", type });
}

function diagnoseUnknownDoc(docId: string, { docs, configText }: NavbarContext): Diagnostic {
  const location = { file: "config.ts", ...findQuotedPosition(configText, docId) };
  if (docs.length === 0) return diagnose(configRules["no-docs"], location, { item: "page", docId });
  const ids = docs.map(({ id }) => id);
  return diagnose(configRules["unknown-doc-id"], location, {
    docId,
    suggestion: findNearest(docId, ids),
  });
}

export function resolveLink({ label, to, href }: LinkConfig, config: SiteConfig): ShellLink {
  if (to === undefined) return { label, href: href ?? "#", external: true };
  const route = withTrailingSlash(to, config.trailingSlash);
  return { label, href: withBase(config.baseUrl, route), external: false };
}
