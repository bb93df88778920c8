import { isRecord, type Json } from "../text/values.ts";

export interface UnknownValue {
  /** Keys with dots between them; empty for the whole configuration. */
  path: string;
  expression: string;
}

const marker = /\{\{migrate:(.*?)\}\}/gs;

/** Strings at these keys are addresses or ids, of which a part is useless. */
const atomicKeys =
  /^(?:url|href|to|path|src|srcDark|baseUrl|editUrl|routeBasePath|favicon|image|id|trackingID|appId|apiKey|indexName|docId|sidebarId|sidebarPath|locales)$/i;

/** The migration does not read these keys. */
const ignoredPaths =
  /^(?:plugins|themes|customFields|headTags|scripts|stylesheets|clientModules|webpack|future|markdown)\b|^themeConfig\.(?:prism|metadata)\b|(?:remark|rehype|recma)Plugins|^presets\.\d+\.0$|\.customCss\b/i;

export function describeUnknown({ path, expression }: UnknownValue): string {
  return path === "" ? expression : `${path}: ${expression}`;
}

/** Removes placeholders from a configuration and keeps the text around them. */
export function extractUnknown(config: Json): { value: Json; unknown: UnknownValue[] } {
  const unknown: UnknownValue[] = [];
  const record = (path: string, expression: string) => {
    if (!ignoredPaths.test(path)) unknown.push({ path, expression });
  };
  const visit = (value: Json, path: string, key: string): Json => {
    if (typeof value === "string") {
      const expressions = new Set([...value.matchAll(marker)].map(([, code = ""]) => code));
      if (expressions.size === 0) return value;
      for (const expression of expressions) record(path, expression);
      const rest = value.replace(marker, "").replace(/\s+/g, " ").trim();
      return atomicKeys.test(key) || !/\p{L}/u.test(rest) ? undefined : rest;
    }
    if (Array.isArray(value)) {
      return value.map((value, index) => visit(value, `${path}.${index}`, key));
    }
    if (!isRecord(value)) return value;
    if (typeof value["migrate:placeholder"] === "string") {
      record(path, value["migrate:placeholder"]);
      return value;
    }
    const { "migrate:call": call, ...known } = value;
    if (typeof call === "string") record(path, call);
    return Object.fromEntries(
      Object.entries(known).map(([name, inner]) => [
        name,
        visit(inner, path === "" ? name : `${path}.${name}`, name),
      ]),
    );
  };
  return { value: visit(config, "", ""), unknown };
}
