import type { SyntaxNode } from "../../hcl/syntax.ts";
import { textOf } from "../../hcl/syntax.ts";
import type { Block } from "../../read/blocks/block.ts";

/** A reference such as `module.vpc.vpc_id`; `path` omits the root and indexes. */
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
    const last = steps.findIndex(({ type }) => type !== "get_attr" && type !== "index");
    const names = (last === -1 ? steps : steps.slice(0, last)).filter(
      ({ type }) => type === "get_attr",
    );
    return [
      {
        path: names.map((step) => textOf(source, step).slice(1).trim()),
        offsets: names.map(({ start }) => start + 1),
      },
    ];
  });
}
