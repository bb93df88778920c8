import type { ReactNode } from "react";

interface PartProps {
  children?: ReactNode;
  [name: string]: unknown;
}

function Shown({ children }: PartProps) {
  return <>{children}</>;
}

/** What only appears after a click, or next to the pointer. */
function Hidden(_props: PartProps) {
  return null;
}

export {
  Hidden as Action,
  Hidden as Arrow,
  Hidden as Cancel,
  Hidden as Close,
  Hidden as Content,
  Hidden as Description,
  Hidden as Overlay,
  Hidden as Portal,
  Hidden as Title,
  Shown as Anchor,
  Shown as Provider,
  Shown as Root,
  Shown as Trigger,
};
