declare module "virtual:site/organization" {
  export const organization: string;
}

declare module "virtual:site/repositories" {
  import type { RepositoryRules } from "./private-repository.ts";
  export const rules: RepositoryRules;
}
