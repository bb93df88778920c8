/** The build generates this module from `config.ts`. */
declare module "virtual:site/search-algolia" {
  export const options: import("./settings.ts").HostedOptions;
}
