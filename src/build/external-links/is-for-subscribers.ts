import type { SiteConfig } from "../../config/site-config.ts";
import { privateRepository } from "../../theme/dialog/private-repository.ts";
import { subscriberOptions } from "../site-modules.ts";

/** True for a private repository: to whoever is not a subscriber its host says that it is not there. */
export function isForSubscribers(address: string, links: SiteConfig["subscriberLinks"]): boolean {
  const { organisation, ...rules } = subscriberOptions(links);
  if (organisation === "" || !address.toLowerCase().startsWith(organisation)) return false;
  return privateRepository(address, rules) !== undefined;
}
