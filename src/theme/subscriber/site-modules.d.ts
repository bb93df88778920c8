/** Options of the site that browsers need. The build makes these modules from `config.ts`. */
declare module "virtual:site/organization" {
  /** Address, in lower case and with a last slash, below which repositories may be private; or empty. */
  export const organization: string;
}

declare module "virtual:site/repositories" {
  import type { RepositoryRules } from "./private-repository.ts";
  export const rules: RepositoryRules;
}
