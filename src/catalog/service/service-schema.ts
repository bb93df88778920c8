import * as v from "valibot";

/** Written with or without a leading `v`; read without it. */
const version = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^v(?=\d)/, "")),
);

/** `module.yaml`. */
export const serviceSchema = v.strictObject({
  /** Long name. */
  title: v.string(),
  /** Path of the module in its repository. */
  source: v.string(),
  /** Version of the catalog. */
  version,
  last_modified_version: v.optional(version),
  /** Repository on GitHub that holds the module. Default: the Service Catalog. */
  repository: v.optional(v.string(), "gruntwork-io/terraform-aws-service-catalog"),
  /** Whether the files are copies of that repository's, so that line numbers agree. Default: false. */
  exact_source: v.optional(v.boolean(), false),
  repositories: v.optional(v.array(v.string()), []),
  tags: v.optional(v.array(v.string()), []),
});

/** `categories.yaml`: the groups of the catalog by folder name, in their order. */
export const categoriesSchema = v.record(
  v.string(),
  v.strictObject({
    label: v.string(),
    /** One sentence for the catalog's page. Default: empty. */
    description: v.optional(v.string(), ""),
    /** Services that are announced but not written: links to their pages are no findings. */
    planned: v.optional(v.array(v.string()), []),
  }),
);
