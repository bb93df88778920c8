import { type ReactNode, useId } from "react";

interface TermProps {
  /** What the word means, in a sentence or two. */
  definition: string;
  children: ReactNode;
}

/** A word with its definition, which a native popover shows on request and print shows at once. */
export function Term({ definition, children }: TermProps) {
  const id = useId();
  return (
    <>
      <button type="button" className="term" popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto" className="term-definition">
        {definition}
      </span>
    </>
  );
}
