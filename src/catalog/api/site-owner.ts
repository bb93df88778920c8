/**
 * The owner of the repository to which one of these addresses leads, such as `acme` for
 * `https://github.com/acme/docs`. On other hosts, the name of the host is part of it.
 */
export function getSiteOwner(addresses: readonly (string | undefined)[]): string | undefined {
  for (const address of addresses) {
    if (!URL.canParse(address ?? "")) continue;
    const url = new URL(address ?? "");
    const [owner = ""] = url.pathname.split("/").filter(Boolean);
    if (/^[\w.-]+$/.test(owner))
      return url.hostname === "github.com" ? owner : `${url.hostname}/${owner}`;
  }
  return undefined;
}
