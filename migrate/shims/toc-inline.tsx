interface TocItem {
  value: string;
  id: string;
  level: number;
}

/** A list of headings. `value` is HTML in Docusaurus; its tags are removed. */
export default function TOCInline({ toc = [] }: { toc?: readonly TocItem[] }) {
  if (toc.length === 0) return null;
  return (
    <ul>
      {toc.map(({ value, id }) => (
        <li key={id}>
          <a href={`#${id}`}>{value.replace(/<[^>]*>/g, "")}</a>
        </li>
      ))}
    </ul>
  );
}
