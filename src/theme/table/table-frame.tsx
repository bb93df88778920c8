import type { ReactNode } from "react";

interface TableFrameProps {
  /** Accessible name. */
  label: string;
  headings: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table that scrolls if it is wider than its column, as in Markdown (`render-table.ts`). */
export function TableFrame({ label, headings, children }: TableFrameProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="table" role="group" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
