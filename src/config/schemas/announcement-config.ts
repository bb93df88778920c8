import * as v from "valibot";
import { linkSchema } from "./navbar-config.ts";

/** A message above the navbar of every page. */
export const announcementSchema = v.strictObject({
  /** Names the message: a reader who closed it sees the bar again when this changes. */
  id: v.optional(v.string(), "announcement-bar"),
  text: v.string(),
  /** Where the reader learns more. */
  link: v.optional(linkSchema),
  /** False: the reader cannot close it. Default: true. */
  closeable: v.optional(v.boolean(), true),
});
