import useBaseUrl from "./use-base-url.ts";

export interface DocCardItem {
  type?: string;
  label?: string;
  href?: string;
  description?: string;
  items?: readonly DocCardItem[];
}

/** The address of an item, or of the first item in a category without its own page. */
function addressOf({ href, items = [] }: DocCardItem): string | undefined {
  return href ?? items.map(addressOf).find((address) => address !== undefined);
}

export default function DocCard({ item }: { item: DocCardItem }) {
  const address = addressOf(item);
  return (
    <p>
      {address === undefined ? item.label : <a href={useBaseUrl(address)}>{item.label}</a>}
      {item.description && <>: {item.description}</>}
    </p>
  );
}
