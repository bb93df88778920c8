import type { SiteConfig } from "../../../config/schemas/site-config.ts";
import { privateRepository } from "../../../theme/subscriber/private-repository.ts";
import { subscriberOptions } from "../../compile/site-modules.ts";

/** True for a private repository: to whoever is not a subscriber its host says that it is not there. */
export function isForSubscribers(address: string, links: SiteConfig["subscriberLinks"]): boolean {
  const { organisation, ...rules } = subscriberOptions(links);
  if (organisation === "" || !address.toLowerCase().startsWith(organisation)) return false;
  return privateRepository(address, rules) !== undefined;
}
