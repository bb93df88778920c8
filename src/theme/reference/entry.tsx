import { createElement, Fragment, type ReactNode } from "react";
import { fillIn, plural } from "../../model/messages/fill-in.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type {
  EntryChange,
  InputEntry,
  OutputEntry,
  TypeRow,
} from "../../model/reference/reference.ts";
import { getBreakableName } from "../code-block/breakable-name.ts";
import { Badge, ChangedValues } from "./change.tsx";
import { fillInNodes, joinLinks, joinNodes } from "./fill-in-nodes.ts";

interface EntryProps<T = InputEntry | OutputEntry> {
  entry: T;
  locale: string;
}

export function Entry({
  entry,
  locale,
  isChanged,
}: EntryProps & { isChanged: boolean }): ReactNode {
  const { id, name, hasBareId, badges, since, description, source } = entry;
  return (
    <li className="ref" id={id} {...(isChanged && { "data-changed": "" })}>
      <div className="ref-head">
        <h4>
          <a href={getFragment(id)}>
            <code {...(hasBareId && { id: name })}>{getBreakableName(name)}</code>
          </a>
        </h4>
        <button type="button" data-copy="" aria-label={fillIn(messages.copyName, { name })} />
        {entry.kind === "input" && <span className="ref-type">{entry.type}</span>}
        {badges.map((badge) => (
          <Badge key={badge} name={badge} text={messages.badges[badge]} />
        ))}
        {since !== null && (
          <Badge name="since" text={fillIn(messages.badges.since, { version: since })} />
        )}
        {source && (
          <a
            className="ref-source"
            href={source.href}
            rel="noopener"
            aria-label={fillIn(messages.sourceOf, { name, file: source.text })}
          >
            {source.text}
          </a>
        )}
      </div>
      {description !== "" && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the content layer
        <div className="ref-text" dangerouslySetInnerHTML={{ __html: description }} />
      )}
      {entry.kind === "input" && <InputDetails entry={entry} locale={locale} />}
      {entry.lastChange && <LastChange change={entry.lastChange} />}
    </li>
  );
}

function getFragment(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

function LastChange({ change: { kind, version, values } }: { change: EntryChange }): ReactNode {
  return (
    <p className="ref-foot">
      {fillIn(messages.lastChange, { version, change: messages.changes[kind] })}
      <ChangedValues values={values} />
    </p>
  );
}

function InputDetails({ entry, locale }: EntryProps<InputEntry>): ReactNode {
  const { validations } = entry;
  return (
    <>
      {entry.default !== null && <Default text={entry.default} locale={locale} />}
      <TypeTree rows={entry.rows} locale={locale} />
      {validations.length > 0 && (
        <div className="ref-rules">
          {messages.validation}
          <ul>
            {validations.map(({ condition, message }) => (
              <li key={condition + message}>
                {message} <code>{condition}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <OtherServices entry={entry} locale={locale} />
    </>
  );
}

/** Longer default values get a block. */
const maxInlineLength = 72;
/** Default values with this many lines are folded. */
const minFoldedLines = 6;
/** Types with more attributes are folded. */
const maxOpenRows = 12;

export function hasFoldedContent(entry: InputEntry | OutputEntry): boolean {
  if (entry.description.includes("<details")) return true;
  if (entry.kind === "output") return false;
  return (
    getLineCount(entry.default ?? "") >= minFoldedLines || getRowCount(entry.rows) > maxOpenRows
  );
}

function getLineCount(text: string): number {
  return text.split("\n").length;
}

function getRowCount(rows: readonly TypeRow[]): number {
  return rows.reduce((sum, { rows: children }) => sum + 1 + getRowCount(children), 0);
}

function Default({ text, locale }: { text: string; locale: string }): ReactNode {
  const lines = getLineCount(text);
  const code = <code>{text}</code>;
  if (lines === 1 && text.length <= maxInlineLength) {
    return (
      <p className="ref-default">
        {messages.defaultValue} {code}
      </p>
    );
  }
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be focusable
  const block = <pre tabIndex={0}>{code}</pre>;
  if (lines < minFoldedLines) {
    return (
      <div className="ref-default">
        {messages.defaultValue}
        {block}
      </div>
    );
  }
  return (
    <details className="ref-default">
      <summary>{plural(messages.defaultLines, { locale, count: lines })}</summary>
      {block}
    </details>
  );
}

function TypeTree({ rows, locale }: { rows: readonly TypeRow[]; locale: string }): ReactNode {
  const count = getRowCount(rows);
  if (count <= maxOpenRows) return <TypeRows rows={rows} />;
  return (
    <details>
      <summary>{plural(messages.attributes, { locale, count })}</summary>
      <TypeRows rows={rows} />
    </details>
  );
}

function TypeRows({ rows }: { rows: readonly TypeRow[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <ul className="ref-tree">
      {rows.map((row) => (
        <li key={row.id} id={row.id}>
          <a href={getFragment(row.id)}>
            <code>{getBreakableName(row.name)}</code>
          </a>{" "}
          <span className="ref-type">{row.type}</span>
          {row.required && <Badge name="required" text={messages.badges.required} />}
          {row.default !== null && (
            <>
              {" "}
              {messages.defaultValue} <code>{row.default}</code>
            </>
          )}
          {row.comment !== "" && (
            <p>{createElement(Fragment, null, ...joinNodes(row.comment.split("\n"), <br />))}</p>
          )}
          <TypeRows rows={row.rows} />
        </li>
      ))}
    </ul>
  );
}

function OtherServices({ entry: { alsoIn, more }, locale }: EntryProps<InputEntry>): ReactNode {
  const links = [...alsoIn];
  if (more) {
    const text = plural(messages.moreServices, { locale, count: more.count });
    links.push({ href: more.href, text });
  }
  if (links.length === 0) return null;
  return <p className="ref-foot">{fillInNodes(messages.alsoIn, { services: joinLinks(links) })}</p>;
}
