import { distance } from "fastest-levenshtein";

/** What is probably wrong with an address; `doubtfulForms` in `link-rules.ts` describes each form. */
export type DoubtfulForm = "host" | "twice" | "slashes" | "scheme" | "port" | "drive";

/** Finds what is probably wrong with an address of another site. */
export function findDoubtfulForm(address: string): DoubtfulForm | undefined {
  if (!/^https?:/i.test(address)) return findDoubtfulScheme(address);
  // On a site with the same scheme, a browser reads it as a path.
  if (!/^https?:\/\//i.test(address)) return "slashes";
  if (!URL.canParse(address)) return undefined;
  const { hostname, port, pathname } = new URL(address);
  // A name without a dot is a host of a private network, or a domain whose dot was forgotten.
  if (port === "" && /^[\w-]{2,}(?:com|org)$/.test(hostname)) return "host";
  return /^https?$/.test(hostname) || /^\/?https?:/.test(pathname) ? "twice" : undefined;
}

/** Programs define their own schemes, so only unlikely ones are reported. */
function findDoubtfulScheme(address: string): DoubtfulForm | undefined {
  if (/^[a-z]:[\\/]/i.test(address)) return "drive";
  if (/^(?:localhost|[\w-]+(?:\.[\w-]+)+):\d+(?:[/?#]|$)/i.test(address)) return "port";
  const [, scheme = ""] = /^([a-z]+):/.exec(address.toLowerCase()) ?? [];
  const isTypo = ["http", "https", "mailto"].some((known) => distance(scheme, known) === 1);
  return isTypo ? "scheme" : undefined;
}
