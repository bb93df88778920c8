import type { KnownModules } from "../find-module.ts";
import type { ModuleAddress } from "../parse-source.ts";

/**
 * Addresses of the modules that code calls.
 *
 * @param check checks the code: it asks for each module that is called, and learns nothing
 */
export function calledAddresses(check: (modules: KnownModules) => void): ModuleAddress[] {
  const addresses: ModuleAddress[] = [];
  check({
    repositories: [],
    find(address) {
      addresses.push(address);
      return { kind: "unchecked" };
    },
  });
  return addresses;
}
