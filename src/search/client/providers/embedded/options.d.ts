/** The build generates this module from `config.ts`. */
declare module "virtual:site/search-embedded" {
  /** Address of the manifest of the site's index. */
  export const manifest: string;
}
