import type { Block, Guide } from "./guide.ts";

/** The chosen tab of each group. */
export type Variant = ReadonlyMap<string, string>;

/** Groups whose combinations are all simulated. Each value of other groups occurs at least once. */
const combinedGroups = ["orchestration", "iac-tool"];

export function getVariants(guides: readonly Guide[]): Variant[] {
  const groups = getValuesByGroup(guides);
  let variants: Map<string, string>[] = [new Map()];
  for (const group of combinedGroups) {
    const values = groups.get(group);
    if (!values) continue;
    variants = variants.flatMap((variant) =>
      values.map((value) => new Map([...variant, [group, value]])),
    );
  }
  const others = [...groups].filter(([group]) => !combinedGroups.includes(group));
  const count = Math.max(variants.length, ...others.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, index) => {
    const variant = new Map(variants[index % variants.length]);
    for (const [group, values] of others) variant.set(group, values[index % values.length] ?? "");
    return variant;
  });
}

export function isVisible(tabs: Block["tabs"], variant: Variant): boolean {
  return tabs.every(({ group, value }) => (variant.get(group) ?? value) === value);
}

export function getVariantKey(variant: Variant): string {
  return JSON.stringify([...variant].sort());
}

function getValuesByGroup(guides: readonly Guide[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { steps } of guides) {
    for (const step of steps) {
      for (const { group, value } of step.kind === "block" ? step.block.tabs : step.tabs) {
        const values = groups.get(group) ?? [];
        if (!values.includes(value)) groups.set(group, [...values, value]);
      }
    }
  }
  return groups;
}
