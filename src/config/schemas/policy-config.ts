import * as v from "valibot";

const sourceSchema = v.pipe(
  v.string(),
  v.check(
    (source) => /^[^\s;,'"]+$/.test(source),
    "a source is a scheme or a host, for example `https://video.example.com`",
  ),
);

const sourceList = v.optional(v.array(sourceSchema), []);

/** Keywords are rejected, because `'unsafe-inline'` would disable the policy. */
export const policySchema = v.strictObject({
  "connect-src": sourceList,
  "font-src": sourceList,
  "frame-src": sourceList,
  "img-src": sourceList,
  "media-src": sourceList,
  "script-src": sourceList,
  "style-src": sourceList,
});

export const hostingSchema = v.array(
  v.picklist(["rules-files", "netlify", "nginx", "apache", "caddy", "cloudfront"]),
);
