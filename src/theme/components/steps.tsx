import type { ReactNode } from "react";

/** A numbered list whose items are steps: each with its number in a circle on a line. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="block steps">{children}</div>;
}
