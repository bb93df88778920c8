import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import { describeElement, type HeadElement, readHead } from "../document/page-head.ts";
import { asString, type Json, type JsonRecord } from "../text/values.ts";

/** Hosted search by Algolia. Undefined if an option that it needs is missing. */
export function convertAlgolia({
  appId,
  apiKey,
  indexName,
  contextualSearch,
}: JsonRecord): SiteConfigInput["search"] {
  const [app, key, index] = [asString(appId), asString(apiKey), asString(indexName)];
  if (app === undefined || key === undefined || index === undefined) return undefined;
  const contextual = contextualSearch === false ? { contextualSearch: false } : {};
  return { provider: "algolia", appId: app, apiKey: key, indexName: index, ...contextual };
}

/** Icons, the manifest, hints for connections, and what the new site generates. */
const ignoredRelation =
  /^(?:[\w -]*icon[\w -]*|manifest|preconnect|dns-prefetch|preload|canonical)$/;
/** Colors of the browser, and what the new site generates. */
const ignoredName =
  /^(?:theme-color|(?:msapplication|apple|mobile)-[\w-]+|application-name|robots|viewport|author|generator|description|keywords|(?:og|twitter):.+)$/;

function isIgnored({ tag, attributes }: HeadElement): boolean {
  if (tag === "link") return ignoredRelation.test(asString(attributes.rel) ?? "");
  const name = asString(attributes.name) ?? asString(attributes.property) ?? "";
  return tag === "meta" && ignoredName.test(name);
}

/**
 * Reads the elements that the configuration adds to the head of every page.
 *
 * @param report receives an element that has no counterpart
 * @returns the id of Google Analytics, if an element names one
 */
export function findAnalytics(
  head: Json,
  report: (element: string) => void,
): { id: string } | undefined {
  let id: string | undefined;
  for (const element of readHead(head)) {
    const found = getAnalyticsId(element);
    id ??= found;
    if (found === undefined && !isIgnored(element)) report(describeElement(element));
  }
  return id === undefined ? undefined : { id };
}

function getAnalyticsId({ tag, attributes, content }: HeadElement): string | undefined {
  if (tag !== "script") return undefined;
  const [, id] =
    /\/gtag\/js\?id=(G-\w+)/.exec(asString(attributes.src) ?? "") ??
    /gtag\(\s*["']config["']\s*,\s*["'](G-\w+)["']/.exec(content) ??
    [];
  return id;
}
