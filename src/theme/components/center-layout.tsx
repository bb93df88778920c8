import type { ReactNode } from "react";

/** An article in the middle of the page, for pages without title and table of contents of their own. */
export function CenterLayout({ children }: { children: ReactNode }) {
  return <div className="block center">{children}</div>;
}
