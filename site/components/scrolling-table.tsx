import type { ReactNode } from "react";
import { TableFrame } from "../../src/theme/table/table-frame.tsx";

export interface ScrollingTableProps {
  headings: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

export function ScrollingTable({ headings, rows }: ScrollingTableProps) {
  return (
    <TableFrame label={`Table: ${headings.join(", ")}`} headings={headings}>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={headings[column + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}
