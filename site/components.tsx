import { Version as AnyVersion } from "../src/theme/content/version.tsx";
import {
  VersionTable as AnyVersionTable,
  type VersionTableProps,
} from "../src/theme/content/version-table.tsx";
import { versions } from "./data/versions.ts";

/** Minimum versions of the library, from `data/versions.ts`. */
export function VersionTable(props: Omit<VersionTableProps, "data">) {
  return <AnyVersionTable data={versions} {...props} />;
}

/** One of these versions within a sentence. */
export function Version({ of, target }: { of: string; target: string }) {
  return <AnyVersion data={versions} of={of} target={target} />;
}
