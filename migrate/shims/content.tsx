import type { ReactNode } from "react";

/** Shows the content of a component of the old theme that has no counterpart. */
export default function Content({ children }: { children?: ReactNode; [name: string]: unknown }) {
  return <>{children}</>;
}
