import type { ReactNode } from "react";
import * as messages from "../messages/messages.ts";

interface PartProps {
  children?: ReactNode;
}

/** `Good` and `Bad` side by side, and one below the other where there is no room for both. */
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
