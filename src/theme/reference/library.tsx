import type { ReactNode } from "react";
import { fillIn, plural } from "../../model/messages/fill-in.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type { LibraryGroup, LibraryModuleView } from "../../model/reference/library.ts";
import type { ReferenceLink } from "../../model/reference/reference.ts";
import { getBreakableName } from "../code-block/breakable-name.ts";
import { TextWithCode } from "../code-block/text-with-code.tsx";
import { TableFrame } from "../table/table-frame.tsx";
import { Badge } from "./change.tsx";
import { fillInNodes, joinLinks, joinNodes } from "./fill-in-nodes.ts";
import type { ListField } from "./list/list-filter.tsx";
import * as listMessages from "./list/list-messages.ts";

export const libraryListId = "modules";

interface LibraryIndexProps {
  groups: readonly LibraryGroup[];
  locale: string;
}

export function LibraryIndex({ groups, locale }: LibraryIndexProps): ReactNode {
  const columns = messages.libraryColumns;
  return (
    <div id={libraryListId} className="ref-library" data-search="off">
      {groups.map((group) => (
        <details key={group.id} className="ref-detail" data-group="">
          <summary>
            <h2 id={group.id}>{group.text}</h2>{" "}
            <small>{plural(messages.moduleCount, { locale, count: group.modules.length })}</small>
          </summary>
          <p>
            {group.summary} <a href={group.href}>{messages.moduleInterfaces}</a>
          </p>
          <TableFrame
            label={group.text}
            headings={[columns.module, columns.summary, columns.version, columns.inputs]}
          >
            {group.modules.map((row) => (
              <tr key={row.href} data-row="" data-repository={group.id}>
                <td>
                  <a href={row.href}>
                    <code>{row.text}</code>
                  </a>
                  {row.deprecated && <DeprecatedBadge />}
                </td>
                <td>{row.summary}</td>
                <td>{row.version}</td>
                <td>{row.inputs ?? messages.unknownInputs}</td>
              </tr>
            ))}
          </TableFrame>
        </details>
      ))}
    </div>
  );
}

export function getLibraryFields(groups: readonly LibraryGroup[]): ListField[] {
  return [
    {
      name: "repository",
      label: listMessages.fieldRepository,
      options: groups.map(({ id, text }) => ({ value: id, text })),
    },
  ];
}

export function BuiltFrom({ services }: { services: readonly ReferenceLink[] }): ReactNode {
  return <p>{fillInNodes(messages.builtFrom, { services: joinLinks(services) })}</p>;
}

interface LibraryModulesProps {
  modules: readonly LibraryModuleView[];
}

export function LibraryModules({ modules }: LibraryModulesProps): ReactNode {
  return (
    <div id={libraryListId}>
      {modules.map((module) => (
        <LibraryModule key={module.id} module={module} />
      ))}
    </div>
  );
}

function DeprecatedBadge(): ReactNode {
  return (
    <>
      {" "}
      <Badge name="deprecated" text={messages.badges.deprecated} />
    </>
  );
}

function LibraryModule({ module }: { module: LibraryModuleView }): ReactNode {
  const { id, name, version, summary, deprecated, source, folder, inputs, outputs, services } =
    module;
  const columns = messages.libraryColumns;
  return (
    <details className="ref-detail" data-row="">
      <summary>
        <h2 id={id}>{name}</h2> <small>{summary}</small>
        {deprecated !== null && <DeprecatedBadge />}
      </summary>
      {deprecated !== null && (
        <p>
          <strong>{messages.deprecated}</strong> <TextWithCode text={deprecated} />
        </p>
      )}
      <div data-search="off">
        <p>
          <code>{source}</code>{" "}
          <a href={folder} rel="noopener">
            {fillIn(messages.viewSourceOfVersion, { version })}
          </a>
        </p>
        {services.length > 0 && (
          <p>{fillInNodes(messages.moduleUsers, { services: joinLinks(services) })}</p>
        )}
        {inputs.length === 0 ? (
          <p>{outputs.length === 0 ? messages.unknownInterface : messages.noInputs}</p>
        ) : (
          <TableFrame label={name} headings={[columns.input, columns.type, columns.default]}>
            {inputs.map((input) => (
              <InputRow key={input.name} input={input} />
            ))}
          </TableFrame>
        )}
        {outputs.length > 0 && (
          <p>
            {fillInNodes(messages.moduleOutputs, {
              names: joinNodes(
                outputs.map((output) => <code key={output}>{getBreakableName(output)}</code>),
                ", ",
              ),
            })}
          </p>
        )}
      </div>
    </details>
  );
}

function InputRow({ input }: { input: LibraryModuleView["inputs"][number] }): ReactNode {
  return (
    <tr>
      <td>
        <code>{getBreakableName(input.name)}</code>
      </td>
      <td>
        <code>{input.type}</code>
      </td>
      <td>
        {input.default === null ? (
          <Badge name="required" text={messages.badges.required} />
        ) : (
          <code>{input.default}</code>
        )}
      </td>
    </tr>
  );
}
