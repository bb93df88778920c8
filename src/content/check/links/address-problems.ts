import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../../model/diagnostics/nearest.ts";
import { layoutIds } from "../../../model/site/layout-ids.ts";
import { type Route, routeKey, safeDecode, withBase } from "../../../model/url/route.ts";

/** An address that a finished page uses. */
export interface UsedAddress {
  kind: "link" | "image";
  address: string;
}

/** What is wrong with an address, apart from where it stands. */
export interface AddressProblem extends Pick<Diagnostic, "rule" | "message"> {
  hint: string;
  /** The same for every page that has the same problem. */
  target: string;
}

export function brokenLink(
  { address }: UsedAddress,
  route: Route,
  { routes, baseUrl }: { routes: readonly Route[]; baseUrl: string },
): AddressProblem {
  const near = nearest(route, routes);
  return {
    rule: "broken-link",
    target: routeKey(route),
    message: `\`${address}\` leads to no page`,
    hint: route === "/" ? homeHint : nearHint(near && withBase(baseUrl, near)),
  };
}

const homeHint =
  "add `pages/index.md` for it; the logo leads there too, unless `logo.href` in `config.ts` is set";

function nearHint(near: string | undefined): string {
  return near ? `did you mean \`${near}\`?` : "no page has a similar address";
}

export function brokenImage(
  { address }: UsedAddress,
  route: Route,
  files: Iterable<string>,
): AddressProblem {
  const near = nearest(safeDecode(route).slice(1), files);
  return {
    rule: "broken-image",
    target: route,
    message: `the image \`${address}\` does not exist`,
    hint: near ? `did you mean \`/${near}\`?` : "no file has a similar name",
  };
}

/** `id`: what the address names; `ids`: what the page at `route` has. */
export function brokenAnchor(
  { address }: UsedAddress,
  id: string,
  { route, ids }: { route: Route; ids: Iterable<string> },
): AddressProblem {
  const own = [...ids].filter((one) => !layoutIds.has(one));
  const near = nearest(id, own);
  return {
    rule: "broken-anchor",
    target: `${routeKey(route)}#${id}`,
    message: `\`${address}\` leads to an anchor that \`${route}\` does not have`,
    hint: near ? `did you mean \`#${near}\`?` : anchorsHint(own),
  };
}

function anchorsHint(ids: readonly string[]): string {
  const some = ids.slice(0, 5).map((id) => `\`#${id}\``);
  return some.length > 0 ? `the page has ${some.join(", ")}` : "the page has no anchors";
}

export function outsideBase(used: UsedAddress, path: string, baseUrl: string): AddressProblem {
  return {
    rule: brokenRule(used),
    target: path,
    message: `\`${used.address}\` leads outside the base URL \`${baseUrl}\``,
    hint: `did you mean \`${withBase(baseUrl, path)}\`?`,
  };
}

export function refusedAddress({ address }: UsedAddress): AddressProblem {
  // React puts a text of its own in place of what was written.
  const written = address.startsWith("javascript:throw new Error('React")
    ? "javascript:…"
    : address;
  return {
    rule: "refused-link",
    target: address,
    message: `the address \`${written.slice(0, 80)}\` is refused`,
    hint: "link to a page, a file or an `https:` address",
  };
}

export function invalidAddress(used: UsedAddress): AddressProblem {
  return {
    rule: brokenRule(used),
    target: used.address,
    message: `\`${used.address}\` is not a valid address`,
    hint: "check its spelling, or put it in backticks where it is an example",
  };
}

function brokenRule({ kind }: UsedAddress): string {
  return kind === "image" ? "broken-image" : "broken-link";
}
