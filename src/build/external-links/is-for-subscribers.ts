import type { SiteConfig } from "../../config/site-config.ts";

/** True for a private repository: to whoever is not a subscriber its host says that it is not there. */
export function isForSubscribers(address: string, links: SiteConfig["subscriberLinks"]): boolean {
  if (links === null) return false;
  const organisation = `${links.organisation.replace(/\/+$/, "")}/`.toLowerCase();
  const path = address.toLowerCase();
  if (!path.startsWith(organisation)) return false;
  const repository = path.slice(organisation.length).split(/[/?]/, 1)[0] ?? "";
  return (
    repository !== "" && !links.publicRepositories.some((name) => name.toLowerCase() === repository)
  );
}
