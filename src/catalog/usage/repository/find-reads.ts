import type { SyntaxNode } from "../../hcl/syntax.ts";
import { textOf } from "../../hcl/syntax.ts";
import type { Block } from "../../read/blocks/block.ts";

/**
 * A reference such as `module.vpc[*].vpc_id` or `dependency.vpc.outputs["vpc_id"]`. `path` omits the
 * root, and keys of modules with `for_each`.
 */
export interface Read {
  path: string[];
  offsets: number[];
}

const addressBlocks = new Set(["moved", "removed", "import"]);

/**
 * Finds references below a root such as `module`. Arguments of `try()` and `can()` may be missing,
 * so they are skipped.
 */
export function findReads(
  { attributes, blocks }: Pick<Block, "attributes" | "blocks">,
  root: string,
): Read[] {
  const own = [...attributes.values()].flatMap(({ expression }) =>
    expression ? readsIn(expression.source, expression.node, root) : [],
  );
  const inner = blocks.filter(({ kind }) => !addressBlocks.has(kind));
  return [...own, ...inner.flatMap((block) => findReads(block, root))];
}

function readsIn(source: string, node: SyntaxNode, root: string): Read[] {
  if (node.type === "function_call") {
    const name = node.children.find(({ type }) => type === "identifier");
    if (name && /^(?:try|can)$/.test(textOf(source, name))) return [];
  }
  return node.children.flatMap((one, index) => {
    const isRoot = one.type === "variable_expr" && textOf(source, one) === root;
    if (!isRoot) return readsIn(source, one, root);
    const steps = node.children.slice(index + 1);
    return [readOf(source, steps, root)];
  });
}

function readOf(source: string, steps: readonly SyntaxNode[], root: string): Read {
  const read: Read = { path: [], offsets: [] };
  let keys = 0;
  for (const step of flatSteps(steps)) {
    if (step.type === "get_attr") {
      read.path.push(textOf(source, step).slice(1).trim());
      read.offsets.push(step.start + 1);
      continue;
    }
    const isKey = root === "module" && read.path.length === 1 && keys++ === 0;
    const name = /^\[\s*"([\w-]+)"\s*\]$/.exec(textOf(source, step))?.[1];
    if (isKey || read.path.length === 0) continue;
    // The names after a computed key are not known.
    if (name === undefined && read.path.length === namesBefore(root)) break;
    if (name === undefined) continue;
    read.path.push(name);
    read.offsets.push(step.start + textOf(source, step).indexOf(name));
  }
  return read;
}

/** How many names precede that of an output. */
function namesBefore(root: string): number {
  return root === "module" ? 1 : 2;
}

function flatSteps(steps: readonly SyntaxNode[]): SyntaxNode[] {
  const flat: SyntaxNode[] = [];
  for (const step of steps) {
    if (step.type === "get_attr" || step.type === "index") flat.push(step);
    else if (/splat$/.test(step.type)) flat.push(...flatSteps(step.children));
    else if (/^\W/.test(step.type)) continue;
    else break;
  }
  return flat;
}
