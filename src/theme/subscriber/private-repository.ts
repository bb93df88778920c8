import { repositoryWarningKey } from "../../model/site/preference-keys.ts";

interface RepositoryRules {
  /** Lowercase names of public repositories. */
  publicRepositories: string[];
  subscriptions: { name: string; storageKey: string; repositories: string[] }[];
}

export interface PrivateRepository {
  name: string;
  subscription: string;
  /** Storage key of "don't warn again". */
  storageKey: string;
}

/** The private repository of a URL, or undefined if it is public. Case is ignored. */
export function findPrivateRepository(
  href: string,
  { publicRepositories, subscriptions }: RepositoryRules,
): PrivateRepository | undefined {
  const name = new URL(href).pathname.split("/")[2]?.replace(/\.git$/i, "") ?? "";
  const key = name.toLowerCase();
  if (key === "" || publicRepositories.includes(key)) return undefined;
  const subscription = subscriptions.find(({ repositories }) => repositories.includes(key));
  return {
    name,
    subscription: subscription?.name ?? "",
    storageKey: subscription?.storageKey ?? repositoryWarningKey,
  };
}
