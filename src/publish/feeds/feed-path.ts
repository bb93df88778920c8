import { withoutBase } from "../../model/url/route.ts";

/** Where the feed at an address lies, below the output folder. */
export function feedFile(href: string, baseUrl: string): string {
  return (withoutBase(baseUrl, href) ?? href).slice(1);
}
