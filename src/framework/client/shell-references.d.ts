/** Made by the compiler, which knows the groups of client components. */
declare module "virtual:shell-references" {
  /** Ids of the client components that every page loads. */
  export const shellReferences: readonly string[];
}
