import { type PropsWithChildren, type ReactNode, useId } from "react";
import * as messages from "../messages/messages.ts";

/** For pages without a title and table of contents. */
export function CenterLayout({ children }: PropsWithChildren) {
  return <div className="block center">{children}</div>;
}

/** An item with a nested list is a folder; bold names are highlighted. */
export function FileTree({ children }: PropsWithChildren) {
  return <div className="block file-tree">{children}</div>;
}

export function Steps({ children }: PropsWithChildren) {
  return <div className="block steps">{children}</div>;
}

export function Compare({ children }: PropsWithChildren) {
  return <div className="compare">{children}</div>;
}

export function Good({ children }: PropsWithChildren) {
  return <Verdict name="good" label={messages.good} body={children} />;
}

export function Bad({ children }: PropsWithChildren) {
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
  definition: string;
  children: ReactNode;
}

export function Term({ definition, children }: TermProps) {
  const id = useId();
  if (!definition) throw new Error("a `Term` has no `definition`");
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
