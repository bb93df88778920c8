import { isRecord, type Json, listOf, recordOf, textOf } from "../../text/json.ts";
import type { Project } from "../project.ts";

/** Options of docs, blog and pages that change what readers see, and that the new engine does not have. */
const left = [
  "remarkPlugins",
  "rehypePlugins",
  "recmaPlugins",
  "beforeDefaultRemarkPlugins",
  "beforeDefaultRehypePlugins",
  "sidebarItemsGenerator",
  "processBlogPosts",
  "tagsBasePath",
  "pageBasePath",
  "archiveBasePath",
];

/** The options of plugins of which nothing is taken over, as `docs.remarkPlugins: remark-math`. */
export function leftOptions({ docs, blogs, config }: Project): string[] {
  const parts = [
    ...docs.map(({ id, options }) => [id === "default" ? "docs" : id, options] as const),
    ...blogs.map(({ id, options }) => [id === "default" ? "blog" : id, options] as const),
  ];
  const themes = listOf(config.presets).flatMap((preset) =>
    Array.isArray(preset) ? [recordOf(recordOf(preset[1]).theme)] : [],
  );
  const markdown = recordOf(config.markdown);
  return [
    ...parts.flatMap(([part, options]) =>
      left.flatMap((key) =>
        isSet(options[key]) ? [`${part}.${key}${namesOf(options[key])}`] : [],
      ),
    ),
    ...["preprocessor", "parseFrontMatter"].flatMap((key) =>
      isSet(markdown[key]) ? [`markdown.${key}`] : [],
    ),
    ...themes.flatMap(({ customCss }) => (isSet(customCss) ? ["theme.customCss"] : [])),
  ];
}

function isSet(value: Json): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** The packages of plugins, or the text of an option. */
function namesOf(value: Json): string {
  const names = (Array.isArray(value) ? value : [value]).flatMap((entry) => {
    const one = Array.isArray(entry) ? entry[0] : entry;
    const name = isRecord(one) ? (one["migrate:stand-in"] ?? one["migrate:function"]) : one;
    return textOf(name) || [];
  });
  return names.length === 0 ? "" : `: ${names.join(", ")}`;
}
