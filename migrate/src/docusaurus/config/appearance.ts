import { readFileSync } from "node:fs";
import { getSize } from "../../../../src/content/load/files/picture-size.ts";
import type { LogoPicture, TextLogo } from "../../site/text-logo.ts";
import { findLinks, type HtmlLink } from "../../text/html-links.ts";
import {
  asRecord,
  asString,
  type Json,
  type JsonRecord,
  keepDefined,
  stripTags,
} from "../../text/values.ts";
import { type NavigationSources, withoutBase } from "./navigation.ts";

export interface AppearanceSources extends NavigationSources {
  publicFiles: ReadonlyMap<string, string>;
  /** Target of the logo if the site has no page at its root. */
  firstPage: string | undefined;
  createTextLogo(title: string, picture?: LogoPicture): TextLogo;
}

/** Colors of Infima, the CSS framework of Docusaurus. */
export function getDefaultColors({ navbar, footer }: JsonRecord): string {
  const headers = new Map<Json, string>([
    ["dark", "#242526"],
    ["primary", "var(--ifm-color-primary)"],
  ]);
  const header = headers.get(asRecord(navbar).style);
  const colors = [
    "--ifm-color-primary: #3578e5;",
    ...(header === undefined ? [] : [`--ifm-navbar-background-color: ${header};`]),
    ...(asRecord(footer).style === "dark" ? ["--ifm-footer-background-color: #303846;"] : []),
  ];
  return `:root { ${colors.join(" ")} }`;
}

export function convertFavicon(config: JsonRecord, sources: AppearanceSources): string {
  return getPublicAddress(asString(config.favicon), "favicon", sources) ?? "data:,";
}

/** The address of a picture that the site contains, or that is elsewhere. */
function getPublicAddress(
  path: string | undefined,
  option: string,
  { publicFiles, report }: AppearanceSources,
): string | undefined {
  if (path === undefined) return undefined;
  const address = /^(?:https?:|data:|\/)/.test(path) ? path : `/${path}`;
  if (!/^\/(?!\/)/.test(address) || publicFiles.has(address)) return address;
  report("config-option", `${option} ${path}, which does not exist`);
  return undefined;
}

export function convertColorMode({
  defaultMode,
  disableSwitch,
  respectPrefersColorScheme,
}: JsonRecord): JsonRecord | undefined {
  return keepDefined({
    default: defaultMode === "dark" ? defaultMode : undefined,
    disableSwitch: disableSwitch === true || undefined,
    respectSystem: respectPrefersColorScheme === true || undefined,
  });
}

export function convertLogo(
  options: JsonRecord,
  { title, shownTitle }: { title: string; shownTitle: string | undefined },
  sources: AppearanceSources,
): JsonRecord {
  const { publicFiles, exists, firstPage, createTextLogo } = sources;
  const light = getPublicAddress(asString(options.src), "navbar.logo", sources);
  const dark = getPublicAddress(asString(options.srcDark), "navbar.logo", sources) ?? light;
  const configured = asString(options.href);
  const isReachable =
    configured !== undefined && (/^https?:/.test(configured) || exists(configured));
  const logoTarget = isReachable ? configured : "/";
  const href = logoTarget === "/" && !exists("/") ? (firstPage ?? "/") : logoTarget;
  const alt = asString(options.alt) ?? title;
  const hrefOption = href === "/" ? {} : { href };
  if (light === undefined || dark === undefined)
    return { alt, ...createTextLogo(title), ...hrefOption };
  const [file, darkFile] = [publicFiles.get(light), publicFiles.get(dark)];
  if (shownTitle !== undefined && file !== undefined) {
    return { alt, ...createTextLogo(shownTitle, { file, darkFile }), ...hrefOption };
  }
  const size = getLogoSize(options, file === undefined ? undefined : getSize(readFileSync(file)));
  return { alt, light, dark, ...hrefOption, ...size };
}

const maxLogoHeight = 64;

interface Size {
  width: number;
  height: number;
}

/** The configured size, completed with the ratio of the picture, and not higher than the navbar. */
function getLogoSize({ width, height }: JsonRecord, picture: Size | undefined): Size {
  const ratio = picture ? picture.width / picture.height : 1;
  const configuredSize = { width: Number(width) || 0, height: Number(height) || 0 };
  const wantedHeight =
    configuredSize.height || (configuredSize.width ? configuredSize.width / ratio : 32);
  const wantedWidth = configuredSize.width || wantedHeight * ratio;
  const scale = Math.min(1, maxLogoHeight / wantedHeight);
  return { width: Math.round(wantedWidth * scale), height: Math.round(wantedHeight * scale) };
}

function getAnnouncementLink(
  { href, text }: HtmlLink,
  sources: Pick<AppearanceSources, "toOldUrl">,
): JsonRecord {
  const target = /^\/(?!\/)/.test(href)
    ? { to: withoutBase(href, sources) }
    : { href: href.replace(/^\/\//, "https://") };
  return { label: text, ...target };
}

/** The bar has one link after its text, so a link within the text is repeated there. */
export function convertAnnouncement(
  { id, content, isCloseable }: JsonRecord,
  sources: Pick<AppearanceSources, "report" | "toOldUrl">,
): JsonRecord | undefined {
  const html = asString(content);
  if (html === undefined) return undefined;
  const [first, ...others] = findLinks(html);
  for (const { href } of others)
    sources.report("config-option", `announcementBar: the link to ${href}`);
  const endsText = first && stripTags(html.slice(first.end)).replace(/\p{P}/gu, "") === "";
  const isCut = others.length === 0 && endsText;
  return keepDefined({
    id: asString(id),
    text: stripTags(isCut ? html.slice(0, first.start) + html.slice(first.end) : html),
    link: first && getAnnouncementLink(first, sources),
    closeable: isCloseable === false ? false : undefined,
  });
}
