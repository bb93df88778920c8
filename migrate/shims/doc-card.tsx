import Link from "./link.tsx";

export interface DocCardItem {
  type?: string;
  label?: string;
  href?: string;
  description?: string;
  items?: readonly DocCardItem[];
}

/** The address of an item; for a category without a page, the first address below it. */
function addressOf({ href, items = [] }: DocCardItem): string | undefined {
  return href ?? items.map(addressOf).find((address) => address !== undefined);
}

export default function DocCard({ item }: { item: DocCardItem }) {
  const { label, description } = item;
  const address = addressOf(item);
  return (
    <p>
      {address === undefined ? label : <Link to={address}>{label}</Link>}
      {description && <>: {description}</>}
    </p>
  );
}
