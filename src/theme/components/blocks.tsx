import { type ReactNode, useId } from "react";
import * as messages from "../messages/messages.ts";

/** An article in the middle of the page, for pages without title and table of contents of their own. */
export function CenterLayout({ children }: { children: ReactNode }) {
  return <div className="block center">{children}</div>;
}

/** A nested list of files. An item with a list inside is a folder; a bold name stands out. */
export function FileTree({ children }: { children: ReactNode }) {
  return <div className="block file-tree">{children}</div>;
}

/** A numbered list whose items are steps: each with its number in a circle on a line. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="block steps">{children}</div>;
}

interface PartProps {
  children?: ReactNode;
}

/** `Good` and `Bad` side by side, or one below the other on narrow screens. */
export function Compare({ children }: PartProps) {
  return <div className="compare">{children}</div>;
}

/** What a rule asks for. Words say so; color and sign only repeat it. */
export function Good({ children }: PartProps) {
  return <Verdict name="good" label={messages.good} body={children} />;
}

/** What a rule is meant to prevent. */
export function Bad({ children }: PartProps) {
  return <Verdict name="bad" label={messages.bad} body={children} />;
}

interface VerdictProps {
  name: "good" | "bad";
  label: string;
  body: ReactNode;
}

function Verdict({ name, label, body }: VerdictProps) {
  return (
    <div className={`verdict ${name}`}>
      <p>{label}</p>
      {body}
    </div>
  );
}

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
