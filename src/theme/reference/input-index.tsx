import type { ReactNode } from "react";
import { fillIn, plural } from "../../model/messages/fill-in.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type { IndexedInput, IndexedService, InputLetter } from "../../model/reference/reference.ts";
import { getBreakableName } from "../code-block/breakable-name.ts";
import type { ListField } from "./list/list-filter.tsx";
import * as listMessages from "./list/list-messages.ts";

export const inputsListId = "inputs";

interface InputIndexProps {
  letters: readonly InputLetter[];
  locale: string;
}

/** The markup, which `list/filter-rows.ts` reads, is short because there are thousands of rows. */
export function InputIndex({ letters, locale }: InputIndexProps): ReactNode {
  return (
    <div id={inputsListId}>
      {letters.map(({ letter, inputs }) => (
        <details key={letter} className="ref-letter" data-group="">
          <summary>
            <h2 id={letter}>{letter}</h2>
            <span>{plural(messages.counts.inputs, { locale, count: inputs.length })}</span>
          </summary>
          <ul data-search="off" className="ref-index">
            {inputs.map((input) => (
              <Row key={input.name} input={input} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** In characters: about 22rem, the width of the names in `reference.css`. */
const columnWidth = 40;

function Row({ input: { name, services } }: { input: IndexedInput }): ReactNode {
  return (
    <li id={`input_${name}`}>
      <code>{getBreakableName(name, columnWidth)}</code>
      {services.map((service) => (
        <Occurrence key={service.href} service={service} />
      ))}
    </li>
  );
}

function Occurrence({ service }: { service: IndexedService }): ReactNode {
  const { href, text, type, since } = service;
  return (
    <div>
      <a href={href}>{text}</a> <i>{type}</i>{" "}
      {service.default === null ? (
        <b className="badge required">{messages.badges.required}</b>
      ) : (
        <code>{service.default}</code>
      )}
      {since !== null && <small> {fillIn(messages.badges.since, { version: since })}</small>}
    </div>
  );
}

export function getInputFields(letters: readonly InputLetter[]): ListField[] {
  const services = letters.flatMap(({ inputs }) => inputs.flatMap((input) => input.services));
  const types = new Set(services.map(({ type }) => type.replace(/\(.*/, "")));
  const options = [...types].sort().map((value) => ({ value, text: value }));
  return [{ name: "type", label: listMessages.fieldType, options }];
}
