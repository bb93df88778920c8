import type { SiteConfig } from "../../../config/schemas/site-config.ts";
import { privateRepository } from "../../../theme/subscriber/private-repository.ts";
import { subscriberOptions } from "../../compile/site-modules.ts";

/** True for a private repository: to whoever is not a subscriber its host says that it is not there. */
export function isForSubscribers(address: string, links: SiteConfig["subscriberLinks"]): boolean {
  const { organization, ...rules } = subscriberOptions(links);
  if (organization === "" || !address.toLowerCase().startsWith(organization)) return false;
  return privateRepository(address, rules) !== undefined;
}
