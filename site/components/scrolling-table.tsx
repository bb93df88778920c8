import type { ReactNode } from "react";
import { TableFrame } from "../../src/theme/table/table-frame.tsx";

/** The name of the row is unique in the table. */
export type TableRow = readonly [name: string, ...cells: ReactNode[]];

export interface ScrollingTableProps {
  headings: readonly string[];
  rows: readonly TableRow[];
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
