import type { Module } from "../../model/reference/module.ts";
import type { HclParser } from "../hcl/parse-hcl.ts";
import type { Attribute, Block } from "../read/blocks/block.ts";
import { readHclBlocks } from "../read/blocks/hcl-blocks.ts";
import { readJsonBlocks } from "../read/blocks/json-blocks.ts";
import type { LoadedModule } from "../read/load-module.ts";
import type { ModuleFile } from "../read/read-file.ts";

/** A resource or module call that an upgrade destroys: no `moved` or `removed` block names it. */
export interface LostAddress {
  address: string;
  /** `rekeyed` if it is still declared, but its instances have other keys. */
  kind: "gone" | "rekeyed";
  breaking: true;
}

type ModuleWithFiles = Pick<LoadedModule, "module" | "files">;

export function findLostAddresses(
  before: ModuleWithFiles,
  after: ModuleWithFiles,
  parse: HclParser,
): LostAddress[] {
  const newAddresses = new Set(getAddresses(after.module));
  const [oldBlocks, newBlocks] = [before, after].map(({ files }) => readBlocks(files, parse));
  const released = getReleasedAddresses(newBlocks ?? [], newAddresses);
  const [hadKeys, hasKeys] = [oldBlocks, newBlocks].map((blocks) =>
    getKeyedAddresses(blocks ?? []),
  );
  const lost = [...new Set(getAddresses(before.module))]
    .sort()
    .flatMap((address): LostAddress[] => {
      if (released.has(address)) return [];
      if (!newAddresses.has(address)) return [{ address, kind: "gone", breaking: true }];
      // Terraform moves instances between a resource with `count` and one without it.
      const isRekeyed = hadKeys?.has(address) !== hasKeys?.has(address);
      return isRekeyed ? [{ address, kind: "rekeyed", breaking: true }] : [];
    });
  return lost;
}

function getAddresses({ resources, moduleCalls }: Module): string[] {
  const managed = resources.filter(({ mode }) => mode === "managed");
  return [
    ...managed.map(({ type, name }) => `${type}.${name}`),
    ...moduleCalls.map(({ name }) => `module.${name}`),
  ];
}

/** The blocks of files that may have `moved` or `removed` blocks or `for_each`. */
function readBlocks(files: readonly ModuleFile[], parse: HclParser): Block[] {
  return files
    .filter(({ text }) => /\b(?:for_each|moved|removed)\b/.test(text))
    .flatMap(({ name, text }) =>
      name.endsWith(".json")
        ? readJsonBlocks(text).blocks
        : readHclBlocks(text, (source) => parse(source, { withAttributes: true })).blocks,
    );
}

/** Resources and module calls with `for_each`. */
function getKeyedAddresses(blocks: readonly Block[]): Set<string> {
  const keyed = blocks.filter(({ attributes }) => attributes.has("for_each"));
  return new Set(
    keyed.flatMap(({ kind, labels }) => {
      if (kind === "resource") return [labels.join(".")];
      return kind === "module" ? [`module.${labels[0]}`] : [];
    }),
  );
}

/** Addresses in `removed` blocks, and in `moved` blocks that lead to what `declared` contains. */
function getReleasedAddresses(
  blocks: readonly Block[],
  declared: ReadonlySet<string>,
): Set<string> {
  const released = new Set<string>();
  const moves = new Map<string, string>();
  for (const { kind, attributes } of blocks) {
    const [from, to] = ["from", "to"].map((name) => getAddressWithoutKeys(attributes.get(name)));
    if (kind === "removed" && from) released.add(from);
    if (kind === "moved" && from && to) moves.set(from, to);
  }
  const isDeclared = (address: string, seen: ReadonlySet<string> = new Set()): boolean => {
    const [call] = /^module\.[^.]+/.exec(address) ?? [];
    if (declared.has(call ?? address) || released.has(address)) return true;
    const next = moves.get(address);
    return next !== undefined && !seen.has(next) && isDeclared(next, new Set([...seen, next]));
  };
  for (const [from, to] of moves) if (isDeclared(to)) released.add(from);
  return released;
}

function getAddressWithoutKeys(attribute: Attribute | undefined): string {
  if (!attribute) return "";
  const { text, value } = attribute;
  // In JSON, an address is a string.
  const address = value.known && typeof value.value === "string" ? value.value : text;
  return address.replace(/\["(?:\\.|[^"\\])*"\]|\[[^\]]*\]|["\s]/g, "");
}

export function describeLost({ address, kind }: LostAddress): string {
  return kind === "gone"
    ? `BREAKING ${address} is gone without a moved or removed block`
    : `BREAKING ${address} begins or ceases to use for_each without a moved block`;
}
