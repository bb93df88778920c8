/**
 * Lets React update a document that the browser's translation or an extension has changed: they
 * replace or wrap text nodes, and React's `removeChild` and `insertBefore` would throw. The reader may
 * see an old text until its parent is rendered again, but never an empty page.
 */
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
    // The wrapper of a wrapped text is the child.
    while (position && position.parentNode !== this) position = position.parentNode;
    return insertBefore.call(this, node, position) as T;
  };
}
