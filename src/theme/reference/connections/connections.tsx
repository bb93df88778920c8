import type { ReactNode } from "react";
import { plural } from "../../../model/messages/fill-in.ts";
import * as messages from "../../../model/reference/catalog-messages.ts";
import type {
  ConnectedInput,
  ConnectedService,
  ServiceConnections,
} from "../../../model/reference/connection.ts";
import type { ReferenceLink } from "../../../model/reference/reference.ts";

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
        <details>
          <summary>
            {plural(messages.connectedFromServices, {
              locale,
              count: inputs.length,
              services: joinNames(sources, locale),
            })}
          </summary>
          <ul className="ref-index" data-search="off">
            {inputs.map((input) => (
              <SourcesItem key={input.name} input={input} />
            ))}
          </ul>
        </details>
      )}
      {targets.length > 0 && (
        <details>
          <summary>
            {plural(messages.connectedToServices, {
              locale,
              count: pairCount,
              services: joinNames(targets, locale),
            })}
          </summary>
          <ul className="ref-index" data-search="off">
            {targets.map((target) => (
              <TargetItem key={target.href} target={target} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const maxNames = 5;

/** Counts the other services, which the list names. */
function joinNames(services: readonly ReferenceLink[], locale: string): string {
  const names = services.map(({ text }) => text);
  const count = names.length - maxNames;
  if (count < 2) return names.join(", ");
  const rest = plural(messages.moreServices, { locale, count });
  return [...names.slice(0, maxNames), rest].join(", ");
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
