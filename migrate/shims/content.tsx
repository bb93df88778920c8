import type { ReactNode } from "react";

/** Shows what is inside a component of the old theme that has no counterpart. */
export default function Content({ children }: { children?: ReactNode; [name: string]: unknown }) {
  return <>{children}</>;
}
