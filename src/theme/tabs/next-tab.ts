interface TabPlace {
  index: number;
  count: number;
  /** Where text runs from right to left, so do tabs. */
  isRtl: boolean;
}

/** Which tab a key leads to from the one at hand; undefined where the key means nothing. */
export function nextTab(key: string, { index, count, isRtl }: TabPlace): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowLeft":
      return (index + ((key === "ArrowRight") === isRtl ? -1 : 1) + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
