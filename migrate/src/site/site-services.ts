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

/** Icons, colors of the browser, and hints for connections. */
const ignoredElements =
  /^<(?:link rel="(?:[\w -]*icon[\w -]*|manifest|preconnect|dns-prefetch|preload|canonical)"|meta name="(?:theme-color|msapplication-[\w-]+|apple-[\w-]+|mobile-[\w-]+|application-name|robots|viewport|author|generator))/;

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
    const text = describeElement(element);
    const isGenerated =
      /^<meta (?:property|name)="(?:og|twitter):|^<meta name="(?:description|keywords)"/;
    if (found === undefined && !ignoredElements.test(text) && !isGenerated.test(text)) report(text);
  }
  return id === undefined ? undefined : { id };
}

function getAnalyticsId({ tag, attributes, content }: HeadElement): string | undefined {
  if (tag !== "script") return undefined;
  const address = /\/gtag\/js\?id=(G-\w+)/.exec(asString(attributes.src) ?? "");
  return (address ?? /gtag\(\s*["']config["']\s*,\s*["'](G-\w+)["']/.exec(content))?.[1];
}
