/** A binary heap. Items of equal rank have no fixed order, but the order is reproducible. */
export class PriorityQueue<T> {
  readonly #items: T[] = [];
  readonly #isBefore: (a: T, b: T) => boolean;

  constructor(isBefore: (a: T, b: T) => boolean) {
    this.#isBefore = isBefore;
  }

  /** The first item, or undefined if the queue is empty. */
  peek(): T | undefined {
    return this.#items[0];
  }

  push(item: T): void {
    const items = this.#items;
    let index = items.length;
    items.push(item);
    while (index > 0) {
      const parentIndex = (index - 1) >> 1;
      const parent = items[parentIndex] as T;
      if (!this.#isBefore(item, parent)) break;
      items[index] = parent;
      index = parentIndex;
    }
    items[index] = item;
  }

  /** Removes and returns the first item. */
  pop(): T | undefined {
    const items = this.#items;
    const [first] = items;
    const last = items.pop();
    if (last === undefined || items.length === 0) return first;
    let index = 0;
    for (;;) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      if (left >= items.length) break;
      const isRightFirst =
        right < items.length && this.#isBefore(items[right] as T, items[left] as T);
      const childIndex = isRightFirst ? right : left;
      const child = items[childIndex] as T;
      if (!this.#isBefore(child, last)) break;
      items[index] = child;
      index = childIndex;
    }
    items[index] = last;
    return first;
  }
}
