import { Fragment, type ReactNode } from "react";
import * as messages from "../../model/reference/catalog-messages.ts";
import type { IndexedInput, InputLetter } from "../../model/reference/reference.ts";
import { joinNodes } from "./fill-in-nodes.ts";

/** The list of all inputs of all services, by first letter. */
export function InputIndex({ letters }: { letters: readonly InputLetter[] }): ReactNode {
  const links = letters.map(({ letter }) => (
    <a key={letter} href={`#${letter}`}>
      {letter}
    </a>
  ));
  return (
    <>
      <p className="ref-letters">{joinNodes(links, " ")}</p>
      {letters.map(({ letter, inputs }) => (
        <Fragment key={letter}>
          <h2 id={letter}>{letter}</h2>
          <dl data-search="off" className="ref-index">
            {inputs.map((input) => (
              <Row key={input.name} input={input} />
            ))}
          </dl>
        </Fragment>
      ))}
    </>
  );
}

function Row({ input: { name, types, services } }: { input: IndexedInput }): ReactNode {
  const links = services.map(({ href, text }) => (
    <a key={href} href={href}>
      {text}
    </a>
  ));
  return (
    <>
      <dt id={`input_${name}`}>
        <code>{name}</code> <span className="ref-type">{types.join(` ${messages.typeOr} `)}</span>
      </dt>
      <dd>{joinNodes(links, ", ")}</dd>
    </>
  );
}
