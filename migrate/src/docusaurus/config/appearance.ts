import { type LogoPicture, pictureSize, type TextLogo } from "../../site/site-config.ts";
import { asString, type JsonRecord, stripTags } from "../../text/values.ts";
import type { NavigationSources } from "./navigation.ts";

export interface AppearanceSources extends NavigationSources {
  publicFiles: ReadonlyMap<string, string>;
  /** Target of the logo if the site has no page at its root. */
  firstPage: string | undefined;
  textLogo(title: string, picture?: LogoPicture): TextLogo;
}

export function favicon(config: JsonRecord, { publicFiles, report }: AppearanceSources): string {
  const path = asString(config.favicon);
  if (path === undefined) return "data:,";
  const address = /^(?:https?:|data:|\/)/.test(path) ? path : `/${path}`;
  if (!address.startsWith("/") || publicFiles.has(address)) return address;
  report("config-option", `favicon ${path}, which does not exist`);
  return "data:,";
}

export function colorMode({
  defaultMode,
  disableSwitch,
  respectPrefersColorScheme,
}: JsonRecord): JsonRecord | undefined {
  const mode = {
    ...(defaultMode === "dark" && { default: "dark" }),
    ...(disableSwitch === true && { disableSwitch: true }),
    ...(respectPrefersColorScheme === true && { respectSystem: true }),
  };
  return Object.keys(mode).length === 0 ? undefined : mode;
}

export function logo(
  logo: JsonRecord,
  { title, shownTitle }: { title: string; shownTitle: string | undefined },
  { publicFiles, report, exists, firstPage, textLogo }: AppearanceSources,
): JsonRecord {
  const place = (path: string | undefined) => {
    if (path === undefined) return undefined;
    const address = /^(?:https?:|\/)/.test(path) ? path : `/${path}`;
    if (!address.startsWith("/") || publicFiles.has(address)) return address;
    report("config-option", `navbar.logo ${path}, which does not exist`);
    return undefined;
  };
  const light = place(asString(logo.src));
  const dark = place(asString(logo.srcDark)) ?? light;
  const file = light === undefined ? undefined : publicFiles.get(light);
  const size = file === undefined ? undefined : pictureSize(file);
  const given = asString(logo.href);
  const wanted = given !== undefined && (/^https?:/.test(given) || exists(given)) ? given : "/";
  const href = wanted === "/" && !exists("/") ? (firstPage ?? "/") : wanted;
  const alt = asString(logo.alt) ?? title;
  const leadsTo = href === "/" ? {} : { href };
  if (light === undefined || dark === undefined) return { alt, ...textLogo(title), ...leadsTo };
  const darkFile = publicFiles.get(dark);
  if (shownTitle !== undefined && file !== undefined) {
    return { alt, ...textLogo(shownTitle, { file, darkFile }), ...leadsTo };
  }
  const height = Math.min(Number(logo.height ?? 32) || 32, 64);
  const ratio = size ? size.width / size.height : 1;
  return {
    alt,
    light,
    dark,
    ...leadsTo,
    width: Number(logo.width) || Math.round(height * ratio),
    height,
  };
}

export function announcement({ id, content, isCloseable }: JsonRecord): JsonRecord | undefined {
  const html = asString(content);
  if (html === undefined) return undefined;
  const link = /<a\b[^>]*href=["']([^"']+)["'][^>]*>([\s\S]*?)<\/a>/i.exec(html);
  const [whole = "", href = "", label = ""] = link ?? [];
  const target = href.startsWith("/") ? { to: href } : { href };
  return {
    ...(asString(id) !== undefined && { id: asString(id) }),
    text: stripTags(html.replace(whole, "")) || stripTags(html),
    ...(link && { link: { label: stripTags(label), ...target } }),
    ...(isCloseable === false && { closeable: false }),
  };
}
