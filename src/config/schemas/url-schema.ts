import * as v from "valibot";
import { forbiddenSchemes, getScheme } from "../../model/url/scheme.ts";

/** The address of a page or file of another site. */
export const webUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//i, "an address begins with `https://`"),
);

/** The target of a link: no code for the reader's browser, and no file of the reader's disk. */
export const linkUrl = v.pipe(
  v.string(),
  v.url(),
  v.check(
    (url) => !forbiddenSchemes.has(getScheme(url) ?? ""),
    "link to a page, a file, or an `https:` address",
  ),
);
