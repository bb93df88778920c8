import { z } from "zod";
import {
  type HistoryInput,
  historySchema,
  type ModuleHistory,
} from "../../src/catalog/history/history.ts";
import type { Input, JsonValue, Output } from "../../src/model/reference/module.ts";

/**
 * These schemas validate files of the site, because a host may answer missing files with a page,
 * and a partial deployment mixes two builds.
 */

const folderName = z.string().regex(/^[\w.-]{1,200}$/);
const text = z.string();

const serviceEntry = z.object({
  category: folderName,
  name: folderName,
  title: text,
  description: text,
  version: text,
  source: text,
  page: text,
  otherNames: z.array(text).default([]),
});

export type ServiceEntry = z.infer<typeof serviceEntry>;

export const serviceList = z.object({ modules: z.array(serviceEntry) });

const version = z.object({ version: text, repository: z.optional(text) });

export const versionList = z.object({
  versions: z.array(version),
  unobserved: z.array(version).default([]),
});

export const pageList = z.array(z.tuple([text, text]));

/** The search engine validates the rest. */
export const searchManifest = z.object({ version: text });

const isNamed = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";

export const serviceInterface = z.object({
  inputs: z.array(z.custom<Input>((value) => isNamed(value) && hasType(value))),
  outputs: z.array(z.custom<Output>(isNamed)),
  requiredVersions: z.array(text).default([]),
  requiredProviders: z
    .array(z.object({ name: text, source: text.nullable(), versions: z.array(text) }))
    .default([]),
  resources: z.array(z.object({ mode: text, type: text, name: text })).default([]),
  moduleCalls: z.array(z.object({ name: text, from: text, version: text })).default([]),
  moved: z.array(z.object({ from: text, to: text })).default([]),
  submodules: z.array(text).default([]),
  examples: z
    .array(z.object({ name: text, files: z.array(z.object({ name: text, text })) }))
    .default([]),
});

export type ServiceInterface = z.infer<typeof serviceInterface>;

const historyInput = z.custom<HistoryInput>((value) => isNamed(value) && hasType(value));

function hasType(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}

const json = z.custom<JsonValue>(() => true);

export const moduleHistory: z.ZodType<ModuleHistory> = z.object({
  schema: z.literal(historySchema),
  first: z.object({
    version: text,
    date: text,
    inputs: z.array(historyInput),
    outputs: z.array(text),
  }),
  releases: z.array(
    z.object({
      version: text,
      date: text,
      added: z.array(historyInput).exactOptional(),
      removed: z.array(text).exactOptional(),
      changed: z
        .array(
          z.object({
            name: text,
            field: z.enum(["type", "default"]),
            from: json.exactOptional(),
            to: json.exactOptional(),
            breaks: z.enum(["up", "down", "both"]).exactOptional(),
          }),
        )
        .exactOptional(),
      outputsAdded: z.array(text).exactOptional(),
      outputsRemoved: z.array(text).exactOptional(),
      exists: z.boolean().exactOptional(),
    }),
  ),
});

const libraryEntry = z.object({
  name: text,
  path: text,
  version: text,
  summary: text,
  inputs: z.array(historyInput),
  outputs: z.array(text),
});

export const libraryFile = z.object({
  repository: text,
  summary: text,
  modules: z.array(libraryEntry),
});

export type LibraryFile = z.infer<typeof libraryFile>;
