import type { ReactNode } from "react";
import { plural } from "../../../model/messages/fill-in.ts";
import * as messages from "../../../model/reference/catalog-messages.ts";
import type {
  ConnectedInput,
  ConnectedService,
  ServiceConnections,
} from "../../../model/reference/connection.ts";
import type { ReferenceLink } from "../../../model/reference/reference.ts";
import { fillInNodes, joinLinks } from "../fill-in-nodes.ts";

interface ConnectionsProps {
  connections: ServiceConnections;
  locale: string;
}

export function Connections({
  connections: { sources, inputs, targets },
  locale,
}: ConnectionsProps): ReactNode {
  const pairCount = targets.flatMap(({ pairs }) => pairs).length;
  return (
    <>
      {sources.length > 0 && (
        <>
          <p>
            {fillInNodes(messages.connectedFrom, { services: joinFirstLinks(sources, locale) })}
          </p>
          <details data-search="off">
            <summary>{plural(messages.connectedInputs, { locale, count: inputs.length })}</summary>
            <ul className="ref-index">
              {inputs.map((input) => (
                <SourcesItem key={input.name} input={input} />
              ))}
            </ul>
          </details>
        </>
      )}
      {targets.length > 0 && (
        <>
          <p>{fillInNodes(messages.connectedTo, { services: joinFirstLinks(targets, locale) })}</p>
          <details data-search="off">
            <summary>{plural(messages.connectedPairs, { locale, count: pairCount })}</summary>
            <ul className="ref-index">
              {targets.map((target) => (
                <TargetItem key={target.href} target={target} />
              ))}
            </ul>
          </details>
        </>
      )}
    </>
  );
}

const maxLinks = 5;

/** Counts the other services, which the list below the paragraph names. */
function joinFirstLinks(services: readonly ReferenceLink[], locale: string): ReactNode {
  const count = services.length - maxLinks;
  if (count < 2) return joinLinks(services);
  const links = joinLinks(services.slice(0, maxLinks));
  return [...links, `, ${plural(messages.moreServices, { locale, count })}`];
}

function SourcesItem({ input: { href, name, sources } }: { input: ConnectedInput }): ReactNode {
  return (
    <li>
      <a href={href}>
        <code>{name}</code>
      </a>
      {sources.map(({ service, output, reason }) => (
        <div key={`${service.href} ${output}`}>
          <a href={service.href}>{service.text}</a> <code>{output}</code> <small>{reason}</small>
        </div>
      ))}
    </li>
  );
}

function TargetItem({ target: { href, text, pairs } }: { target: ConnectedService }): ReactNode {
  return (
    <li>
      <a href={href}>{text}</a>
      {pairs.map(({ output, input }) => (
        <div key={`${output} ${input}`}>
          <code>{output}</code> → <code>{input}</code>
        </div>
      ))}
    </li>
  );
}
