import { z } from "zod";

export const serviceName = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .describe("Service by name, `category/name` or folder; a library module as `repository//folder`");

export const versionName = z.string().trim().min(1).max(40).describe("Version such as `2.11.1`");

export const partNumber = z
  .int()
  .min(1)
  .max(10_000)
  .default(1)
  .describe("Which part of a long answer, from 1");
