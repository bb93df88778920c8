import DocCard, { type DocCardItem } from "./doc-card.tsx";

export default function DocCardList({ items = [] }: { items?: readonly DocCardItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href ?? item.label}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
