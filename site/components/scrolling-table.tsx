import type { ReactNode } from "react";

export interface ScrollingTableProps {
  headings: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

export function ScrollingTable({ headings, rows }: ScrollingTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="table" role="group" tabIndex={0} aria-label={`Table: ${headings.join(", ")}`}>
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
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={headings[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
