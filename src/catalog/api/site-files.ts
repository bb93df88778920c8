import * as v from "valibot";
import type { Output } from "../../model/reference/module.ts";
import { type HistoryInput, historySchemaVersion, type ModuleHistory } from "../history/history.ts";
import type { PublishedInput } from "../types/history-input.ts";

// Programs that fetch these files validate them: a host may send an HTML page instead, or an old file.

/** Becomes part of a path and of a URL. */
const folderName = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$)[^/\\?#%\p{Cc}\p{Cs}]{1,200}$/u));
const text = v.string();
const texts = v.array(text);

const serviceEntry = v.object({
  category: folderName,
  name: folderName,
  title: text,
  description: text,
  version: text,
  source: text,
  /** Absent from sites that an older version built. */
  repository: v.optional(text),
  folder: v.optional(text),
  page: text,
  otherNames: v.optional(texts, []),
  retired: v.optional(v.nullable(v.object({ version: text, successor: v.nullable(text) })), null),
});

export type ServiceEntry = v.InferOutput<typeof serviceEntry>;

export const serviceList = v.object({
  modules: v.array(serviceEntry),
  libraries: v.optional(v.array(folderName), []),
  owner: v.optional(text),
});

const version = v.object({
  version: text,
  repository: v.optional(text),
  module: v.optional(text),
});

export const versionList = v.object({
  versions: v.array(version),
  unobserved: v.optional(v.array(version), []),
});

export const pageList = v.array(v.tuple([text, text]));

/** The search engine validates the rest. */
export const searchManifest = v.object({ version: text });

const named = v.looseObject({ name: text });
const typed = v.looseObject({ name: text, type: text });

export const serviceInterface = v.object({
  inputs: v.array(v.custom<PublishedInput>((value) => v.is(typed, value))),
  outputs: v.array(v.custom<Output>((value) => v.is(named, value))),
  requiredVersions: v.optional(texts, []),
  requiredProviders: v.optional(
    v.array(v.object({ name: text, source: v.nullable(text), versions: texts })),
    [],
  ),
  resources: v.optional(v.array(v.object({ mode: text, type: text, name: text })), []),
  moduleCalls: v.optional(v.array(v.object({ name: text, from: text, version: text })), []),
  moved: v.optional(v.array(v.object({ from: text, to: text })), []),
  fedBy: v.optional(
    v.array(
      v.object({
        from: text,
        output: text,
        outputType: text,
        input: text,
        form: v.picklist(["whole", "item", "one", "values"]),
        keys: texts,
      }),
    ),
    [],
  ),
  submodules: v.optional(texts, []),
  examples: v.optional(
    v.array(v.object({ name: text, files: v.array(v.object({ name: text, text })) })),
    [],
  ),
});

export type ServiceInterface = v.InferOutput<typeof serviceInterface>;

const historyInput = v.custom<HistoryInput>((value) => v.is(typed, value));

const historyShape = v.looseObject({
  schema: v.literal(historySchemaVersion),
  first: v.looseObject({
    version: text,
    date: text,
    inputs: v.array(historyInput),
    outputs: texts,
  }),
  releases: v.array(v.looseObject({ version: text, date: text })),
});

export const moduleHistory = v.custom<ModuleHistory>((value) => v.is(historyShape, value));

const libraryEntry = v.object({
  name: text,
  path: text,
  version: text,
  summary: text,
  deprecated: v.exactOptional(text),
  inputs: v.array(historyInput),
  outputs: texts,
});

export const libraryFile = v.object({
  repository: text,
  summary: text,
  modules: v.array(libraryEntry),
});

export type LibraryFile = v.InferOutput<typeof libraryFile>;
