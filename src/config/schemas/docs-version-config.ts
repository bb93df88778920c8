import * as v from "valibot";
import { staysInside } from "./route-config.ts";

const inside = v.check(staysInside, "a version lies below the docs' route, without `..`");

/** A version of the docs. */
export const docsVersionSchema = v.strictObject({
  /** `current` stands for `content/docs`; any other version lies in `versions/<name>/docs`. */
  name: v.pipe(
    v.string(),
    v.regex(/^[\w.-]+$/, "a name has letters, digits, dots and hyphens"),
    inside,
  ),
  /** Default: the message `currentVersion` for `current`, else the name. */
  label: v.optional(v.string()),
  /** Where it lies below the docs' route. Default: at the route itself for the last version, `next` for `current`, else the name. */
  path: v.optional(v.pipe(v.string(), inside)),
  /** What stands above its pages. Default: `unreleased` before the last version, `unmaintained` after it. */
  banner: v.optional(v.picklist(["none", "unreleased", "unmaintained"])),
});

export type DocsVersionConfig = v.InferOutput<typeof docsVersionSchema>;

/** A site that writes nothing about versions has this one. */
export const onlyVersion: DocsVersionConfig = { name: "current" };
