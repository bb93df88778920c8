import type { ReactNode } from "react";
import * as messages from "../../model/reference/catalog-messages.ts";
import type { ReferenceChange } from "../../model/reference/reference.ts";
import { getBreakableName } from "../code-block/breakable-name.ts";
import { fillInNodes } from "./fill-in-nodes.ts";

export function Badge({ name, text }: { name: string; text: string }): ReactNode {
  return <span className={`badge ${name}`}>{text}</span>;
}

interface ChangeProps {
  change: ReferenceChange;
  /** Makes the change a row that a filter can select by this service. */
  service?: string;
}

export function Change({ change, service }: ChangeProps): ReactNode {
  const { kind, subject, href, breaking } = change;
  const data = service !== undefined && {
    "data-row": "",
    "data-service": service,
    "data-kind": kind,
    "data-breaking": breaking ? "yes" : "no",
  };
  const code = <code>{getBreakableName(change.name)}</code>;
  const name = href === null ? code : <a href={href}>{code}</a>;
  return (
    <li className={`ref-change ${getKindClass(kind)}`} {...data}>
      {breaking && (
        <>
          <Badge name="breaking" text={messages.badges.breaking} />{" "}
        </>
      )}
      {subject === "output" ? fillInNodes(messages.changedOutput, { name }) : name}:{" "}
      {messages.changes[kind]}
      <ChangedValues values={change.values} />
    </li>
  );
}

/** Includes the values, because an input may have several changes of one kind. */
export function getChangeKey({ subject, name, kind, values }: ReferenceChange): string {
  return [subject, name, kind, ...values].join(" ");
}

function getKindClass(kind: ReferenceChange["kind"]): string {
  if (kind.startsWith("added")) return "added";
  return kind === "removed" ? "removed" : "changed";
}

/** Shows one value, or the old and the new one. */
export function ChangedValues({ values }: Pick<ReferenceChange, "values">): ReactNode {
  const [first, second] = values;
  if (first === undefined) return null;
  if (second === undefined) {
    return (
      <>
        {" "}
        (<code>{first}</code>)
      </>
    );
  }
  return (
    <>
      , <code>{first}</code> → <code>{second}</code>
    </>
  );
}
