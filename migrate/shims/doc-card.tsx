import useBaseUrl from "./use-base-url.ts";

export interface DocCardItem {
  type?: string;
  label?: string;
  href?: string;
  description?: string;
  items?: readonly DocCardItem[];
}

export default function DocCard({ item }: { item: DocCardItem }) {
  const address = item.href ?? item.items?.find(({ href }) => href !== undefined)?.href;
  return (
    <p>
      {address === undefined ? item.label : <a href={useBaseUrl(address)}>{item.label}</a>}
      {item.description && <>: {item.description}</>}
    </p>
  );
}
