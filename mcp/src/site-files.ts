import { z } from "zod";
import {
  type HistoryInput,
  historySchema,
  type ModuleHistory,
} from "../../src/catalog/history/history.ts";
import type { Input, JsonValue, Output } from "../../src/model/reference/module.ts";

/**
 * What the files of a site must look like to be used: a host may answer with a page for what is not
 * there, and a site of which half was deployed has files of two builds.
 */

/** Names that become part of a path. */
const folderName = z.string().regex(/^[\w.-]{1,200}$/);
const text = z.string();

/** A service as `api/modules.json` lists it. */
const serviceEntry = z.object({
  category: folderName,
  name: folderName,
  title: text,
  description: text,
  version: text,
  /** Address of the module, pinned to its version. */
  source: text,
  /** Absolute address of its page. */
  page: text,
});

export type ServiceEntry = z.infer<typeof serviceEntry>;

export const serviceList = z.object({ modules: z.array(serviceEntry) });

export const versionList = z.object({ versions: z.array(z.object({ version: text })) });

/** Routes and titles of pages. */
export const pageList = z.array(z.tuple([text, text]));

/** The engine reads the rest, and knows its format. */
export const searchManifest = z.object({ version: text });

const isNamed = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";

export const serviceInterface = z.object({
  inputs: z.array(z.custom<Input>((value) => isNamed(value) && hasType(value))),
  outputs: z.array(z.custom<Output>(isNamed)),
});

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

/** A module of the library, of which the newest interface is known. */
const libraryEntry = z.object({
  name: text,
  /** Folder in the repository. */
  path: text,
  version: text,
  summary: text,
  inputs: z.array(historyInput),
  outputs: z.array(text),
});

export const libraryFile = z.object({
  /** Owner and name. */
  repository: text,
  summary: text,
  modules: z.array(libraryEntry),
});

export type LibraryFile = z.infer<typeof libraryFile>;
