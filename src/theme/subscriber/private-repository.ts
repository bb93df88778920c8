import { subscriberKey } from "../../model/site/preference-keys.ts";

export interface RepositoryRules {
  /** Names of repositories that everybody can read, in lower case. */
  publicRepositories: string[];
  /** Repositories for which a subscription of their own is needed. */
  subscriptions: { name: string; storageKey: string; repositories: string[] }[];
}

export interface PrivateRepository {
  name: string;
  /** Name of the subscription that opens it, empty for the ordinary one. */
  subscription: string;
  /** Key under which the reader's wish for no further warnings is kept. */
  storageKey: string;
}

/**
 * The private repository that an address below the organization leads into, or undefined where
 * everybody can go. The address may go on after the name, and in its spelling case does not count.
 */
export function privateRepository(
  href: string,
  { publicRepositories, subscriptions }: RepositoryRules,
): PrivateRepository | undefined {
  const name = new URL(href).pathname.split("/")[2]?.replace(/\.git$/i, "") ?? "";
  const key = name.toLowerCase();
  if (key === "" || publicRepositories.includes(key)) return undefined;
  const own = subscriptions.find(({ repositories }) => repositories.includes(key));
  return { name, subscription: own?.name ?? "", storageKey: own?.storageKey ?? subscriberKey };
}
