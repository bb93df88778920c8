import { z } from "zod";

/** The argument that names a module. */
export const serviceName = z
  .string()
  .min(1)
  .max(300)
  .describe("Service by name, `category/name` or folder; a library module as `repository//folder`");

/** The argument that names a version. */
export const versionName = z.string().min(1).max(40).describe("Version such as `2.11.1`");
