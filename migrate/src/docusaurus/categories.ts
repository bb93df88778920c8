import { join } from "node:path";
import { parse } from "yaml";
import { categorySchema } from "../../../src/config/schemas/front-matter.ts";
import { formatJson } from "../../../src/model/text/format-json.ts";
import { listFilesBelow } from "../document/article.ts";
import type { CauseId, Plan } from "../model.ts";
import { removeInvalidKeys } from "../text/invalid-keys.ts";
import { asRecord, asString, type JsonRecord, readText } from "../text/values.ts";
import type { DocsCollection } from "./collections.ts";

export type Categories = Map<string, JsonRecord>;

interface CategoryTexts {
  report(cause: CauseId, subject: string, file: string): void;
  translate(label: string): string | undefined;
}

export function addCategories(
  collection: DocsCollection,
  plan: Plan,
  { report, translate }: CategoryTexts,
): Categories {
  const categories: Categories = new Map();
  const open = collection.instance.options.sidebarCollapsed === false ? { collapsed: false } : {};
  for (const path of listFilesBelow(collection.root)) {
    const match = /^(.*?)\/?_category_\.(?:json|ya?ml)$/.exec(path);
    if (!match) continue;
    const metadata = read(join(collection.root, path));
    const folder = match[1] ?? "";
    categories.set(folder, metadata);
    const target = `${collection.folder}/${collection.prefix}${folder === "" ? "" : `${folder}/`}_category_.json`;
    const { className, customProps, link, position, key: _, ...rest } = metadata;
    const label = asString(rest.label);
    const translatedLabel = label === undefined ? undefined : translate(label);
    for (const [key, value] of Object.entries({ className, customProps })) {
      if (value !== undefined) report("category-key-removed", key, target);
    }
    // The link to a generated index is added when the sidebars are read. An index page of the
    // folder needs no key.
    if (asRecord(link).type === "doc")
      report("category-key-removed", `link to ${asString(asRecord(link).id)}`, target);
    const positionEntry =
      position === undefined || Number.isNaN(Number(position))
        ? {}
        : { position: Number(position) };
    const validMetadata = dropUnknown(
      {
        ...open,
        ...rest,
        ...(translatedLabel !== undefined && { label: translatedLabel }),
        ...positionEntry,
      },
      (key) => report("category-key-removed", key, target),
    );
    plan.files.set(target, { text: formatJson(validMetadata) });
  }
  return categories;
}

function read(file: string): JsonRecord {
  try {
    return asRecord(parse(readText(file)));
  } catch {
    return {};
  }
}

function dropUnknown(metadata: JsonRecord, report: (key: string) => void): JsonRecord {
  const validMetadata: Record<string, unknown> = { ...metadata };
  const isValid = removeInvalidKeys(categorySchema, validMetadata, (key) => {
    report(key);
    delete validMetadata[key];
  });
  return isValid ? validMetadata : {};
}
