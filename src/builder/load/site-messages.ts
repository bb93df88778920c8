import type { Parsed } from "../../config/parse/parse-config.ts";
import * as content from "../../content/messages.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import * as catalog from "../../model/reference/catalog-messages.ts";
import { getPosition } from "../../model/text/positions.ts";
import * as publish from "../../publish/messages.ts";
import { builderRules } from "../diagnostics/rules.ts";
import { getExportedNames } from "./exported-names.ts";

export interface SiteMessages {
  catalog: catalog.CatalogMessages;
  content: content.ContentMessages;
  publish: publish.PublishMessages;
}

export const englishMessages: SiteMessages = {
  catalog: { ...catalog },
  content: { ...content },
  publish: { ...publish },
};

interface MessageFile {
  file: string;
  text: string;
}

/** Replaces English messages. `checkTranslations` reports unknown names. */
export function parseMessages<N extends keyof SiteMessages>(
  namespace: N,
  module: Readonly<Record<string, unknown>>,
  source: MessageFile,
): Parsed<SiteMessages[N]> {
  const english = englishMessages[namespace];
  const replacements = Object.entries(module).filter(([name]) => name in english);
  const invalid = replacements.filter(([name, text]) => !hasSameForm(text, Object(english)[name]));
  if (invalid.length > 0) {
    return {
      ok: false,
      diagnostics: invalid.map(([name]) => diagnoseInvalidMessage(name, source)),
    };
  }
  return { ok: true, value: { ...english, ...Object.fromEntries(replacements) } };
}

function hasSameForm(translated: unknown, english: unknown): boolean {
  if (typeof english === "string") return typeof translated === "string";
  return Object.entries(Object(english)).every(([key, text]) =>
    hasSameForm(Object(translated)[key], text),
  );
}

function diagnoseInvalidMessage(name: string, { file, text }: MessageFile): Diagnostic {
  const exported = getExportedNames(text).find((found) => found.name === name);
  const position = getPosition(text, exported?.offset ?? 0);
  return diagnose(builderRules["invalid-message"], { file, ...position }, { name });
}
