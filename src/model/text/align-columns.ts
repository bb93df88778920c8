/** Formats rows as a table for the terminal. Cells are left-aligned by default. */
export function alignColumns(
  rows: readonly (readonly string[])[],
  isRightAligned: (column: number) => boolean = () => false,
): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const align = (cell: string, column: number) =>
    isRightAligned(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((cells) => cells.map(align).join("  ").trimEnd()).join("\n");
}
