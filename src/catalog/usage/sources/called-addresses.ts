import type { KnownModules } from "../find-module.ts";
import type { ModuleAddress } from "../parse-source.ts";

/**
 * Collects the addresses of called modules.
 *
 * @param check a check of the code, run with a lookup that finds nothing
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
