/** Translation and extensions replace text nodes, which makes React's DOM updates throw. */
export function tolerateForeignNodes({ prototype }: typeof Node): void {
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const parent = this.contains(child) ? child.parentNode : null;
    return parent ? (removeChild.call(parent, child) as T) : child;
  };
  prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    let position = this.contains(next) ? next : null;
    // The text may be wrapped: then the wrapper is the child.
    while (position && position.parentNode !== this) position = position.parentNode;
    return insertBefore.call(this, node, position) as T;
  };
}
