import type { ReactNode } from "react";

/** A nested list of files. An item with a list inside is a folder; a bold name stands out. */
export function FileTree({ children }: { children: ReactNode }) {
  return <div className="block file-tree">{children}</div>;
}
