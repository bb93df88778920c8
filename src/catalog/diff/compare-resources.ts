import type { Module } from "../../model/reference/module.ts";
import type { HclParser } from "../hcl/parse-hcl.ts";
import type { Attribute } from "../read/blocks/block.ts";
import { readHclBlocks } from "../read/blocks/hcl-blocks.ts";
import { readJsonBlocks } from "../read/blocks/json-blocks.ts";
import type { ModuleFile } from "../read/read-file.ts";

/** A resource or module call that an upgrade destroys: no `moved` or `removed` block names it. */
export interface LostAddress {
  address: string;
  breaking: true;
}

/** @param released addresses in `moved` and `removed` blocks of the newer version */
export function findLostAddresses(
  before: Module,
  after: Module,
  released: ReadonlySet<string>,
): LostAddress[] {
  const newAddresses = new Set(getAddresses(after));
  const lostAddresses = getAddresses(before).filter(
    (address) => !newAddresses.has(address) && !released.has(address),
  );
  return [...new Set(lostAddresses)].sort().map((address) => ({ address, breaking: true }));
}

function getAddresses({ resources, moduleCalls }: Module): string[] {
  const managed = resources.filter(({ mode }) => mode === "managed");
  return [
    ...managed.map(({ type, name }) => `${type}.${name}`),
    ...moduleCalls.map(({ name }) => `module.${name}`),
  ];
}

export function getReleasedAddresses(files: readonly ModuleFile[], parse: HclParser): Set<string> {
  const blocks = files
    .filter(({ text }) => /\b(?:moved|removed)\b/.test(text))
    .flatMap(({ name, text }) =>
      name.endsWith(".json")
        ? readJsonBlocks(text).blocks
        : readHclBlocks(text, (source) => parse(source, { withAttributes: true })).blocks,
    );
  return new Set(
    blocks.flatMap(({ kind, attributes }) => {
      const from = kind === "moved" || kind === "removed" ? attributes.get("from") : undefined;
      return from ? getAddressWithoutKeys(from) : [];
    }),
  );
}

function getAddressWithoutKeys({ text, value }: Attribute): string {
  // In JSON, an address is a string.
  const address = value.known && typeof value.value === "string" ? value.value : text;
  return address.replace(/\["(?:\\.|[^"\\])*"\]|\[[^\]]*\]|["\s]/g, "");
}

export function describeLost({ address }: LostAddress): string {
  return `BREAKING ${address} is gone without a moved or removed block`;
}
