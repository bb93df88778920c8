import type { SiteConfigInput } from "../../src/config/schemas/site-config.ts";

/** For sites of which nobody, or nobody strict, has checked the links: what is broken is a warning. */
export const linkChecks = {
  checks: {
    "broken-anchor": "warning",
    "broken-link": "warning",
    "missing-image": "warning",
    "unresolvable-markdown-link": "warning",
  },
} as const satisfies Pick<SiteConfigInput, "checks">;
