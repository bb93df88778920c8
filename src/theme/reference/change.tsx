import type { ReactNode } from "react";
import { plural } from "../../model/messages/fill-in.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type { ReferenceChange } from "../../model/reference/reference.ts";
import { getBreakableName } from "../code-block/breakable-name.ts";
import { fillInNodes, joinNodes } from "./fill-in-nodes.ts";

export function Badge({ name, text }: { name: string; text: string }): ReactNode {
  return <span className={`badge ${name}`}>{text}</span>;
}

export function countBreaking(changes: readonly { breaking: boolean }[]): number {
  return changes.filter(({ breaking }) => breaking).length;
}

/** Continues a sentence. Empty if nothing breaks. */
export function BreakingCount({ count, locale }: { count: number; locale: string }): ReactNode {
  if (count === 0) return null;
  return (
    <>
      , <strong>{plural(messages.breakingChanges, { locale, count })}</strong>
    </>
  );
}

interface ChangeProps {
  change: ReferenceChange;
  /** Makes the change a row that a filter can select by this service. */
  service?: string | undefined;
}

function Change({ change, service }: ChangeProps): ReactNode {
  const { kind, subject, href, breaking } = change;
  const code = <code>{getBreakableName(change.name)}</code>;
  const name = href === null ? code : <a href={href}>{code}</a>;
  return (
    <li className={`ref-change ${getKindClass(kind)}`} {...getRowData(change, service)}>
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

function getRowData({ kind, breaking }: ReferenceChange, service: string | undefined) {
  if (service === undefined) return {};
  const data = { "data-service": service, "data-kind": kind };
  return { ...data, "data-row": "", "data-breaking": breaking ? "yes" : "no" };
}

/** New entries that break nothing share a line. */
export function Changes({
  changes,
  service,
}: { changes: readonly ReferenceChange[] } & Pick<ChangeProps, "service">): ReactNode {
  const getAdded = (subject: ReferenceChange["subject"]) =>
    changes.filter((change) => change.kind === "added" && change.subject === subject);
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes
        .filter(({ kind }) => kind !== "added")
        .map((change) => (
          <Change key={getChangeKey(change)} change={change} service={service} />
        ))}
      <AddedEntries text={messages.addedEntries} changes={getAdded("input")} service={service} />
      <AddedEntries text={messages.addedOutputs} changes={getAdded("output")} service={service} />
    </ul>
  );
}

interface AddedEntriesProps extends Pick<ChangeProps, "service"> {
  text: string;
  changes: readonly ReferenceChange[];
}

function AddedEntries({ text, changes, service }: AddedEntriesProps): ReactNode {
  const [first] = changes;
  if (!first) return null;
  const names = joinNodes(
    changes.map(({ name, href }) => (
      <a key={name} href={href ?? undefined}>
        <code>{getBreakableName(name)}</code>
      </a>
    )),
    ", ",
  );
  return (
    <li className="ref-change added" {...getRowData(first, service)}>
      {fillInNodes(text, { names })}
    </li>
  );
}

/** Includes the values, because an input may have several changes of one kind. */
function getChangeKey({ subject, name, kind, values }: ReferenceChange): string {
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
