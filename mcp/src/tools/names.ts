import { z } from "zod";

/** The argument that names a module. */
export const serviceName = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .describe("Service by name, `category/name` or folder; a library module as `repository//folder`");

/** The argument that names a version. */
export const versionName = z.string().trim().min(1).max(40).describe("Version such as `2.11.1`");

/** The argument that chooses a part of a long answer. */
export const partNumber = z
  .int()
  .min(1)
  .max(10_000)
  .default(1)
  .describe("Which part of a long answer, from 1");
