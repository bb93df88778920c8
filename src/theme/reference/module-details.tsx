import type { ReactNode } from "react";
import * as messages from "../../model/reference/catalog-messages.ts";
import type {
  DetailCell,
  DetailKind,
  ModuleDetail,
  ReferenceExample,
} from "../../model/reference/reference.ts";
import { TableFrame } from "../table/table-frame.tsx";

type Column = keyof typeof messages.detailColumns;

const columnsByKind: Record<DetailKind, readonly Column[]> = {
  requirements: ["name", "version"],
  providers: ["name", "version"],
  resources: ["name", "kind"],
  modules: ["name", "source", "version"],
  submodules: ["folder"],
  moved: ["from", "to"],
};

interface ModuleDetailsProps {
  details: readonly ModuleDetail[];
  examples: readonly ReferenceExample[];
}

/** Folded tables of what a module requires, creates, and calls, and its examples. */
export function ModuleDetails({ details, examples }: ModuleDetailsProps): ReactNode {
  return (
    <>
      {details.map(({ kind, rows }) => (
        <Folded key={kind} id={kind} title={messages.detailTitles[kind]} count={rows.length}>
          <DetailTable kind={kind} rows={rows} />
        </Folded>
      ))}
      {examples.length > 0 && (
        <Folded id="examples" title={messages.examples} count={examples.length}>
          {examples.map((example) => (
            <Example key={example.name} example={example} />
          ))}
        </Folded>
      )}
    </>
  );
}

interface FoldedProps {
  id: DetailKind | "examples";
  title: string;
  count: number;
  children: ReactNode;
}

function Folded({ id, title, count, children }: FoldedProps): ReactNode {
  return (
    <details className="ref-detail">
      <summary>
        <h3 id={`module-${id}`}>{title}</h3> <small>{count}</small>
      </summary>
      {children}
    </details>
  );
}

function DetailTable({ kind, rows }: ModuleDetail): ReactNode {
  const columns = columnsByKind[kind];
  return (
    <TableFrame
      label={messages.detailTitles[kind]}
      headings={columns.map((column) => messages.detailColumns[column])}
    >
      {rows.map((cells) => (
        <tr key={cells.map(({ text }) => text).join(" ")}>
          {cells.map((cell, index) => (
            <td key={columns[index]}>
              <Cell cell={cell} column={columns[index]} />
            </td>
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}

function Cell({ cell, column }: { cell: DetailCell; column: Column | undefined }): ReactNode {
  const { text, href } = cell;
  if (column === "kind") return messages.resourceKinds[text as keyof typeof messages.resourceKinds];
  if (text === "") return column === "version" ? messages.anyVersion : null;
  if (href === null) return <code>{text}</code>;
  return (
    <a href={href} rel="noopener">
      <code>{text}</code>
    </a>
  );
}

function Example({ example: { name, href, code } }: { example: ReferenceExample }): ReactNode {
  return (
    <details className="ref-example" data-search="off">
      <summary>{name}</summary>
      <p>
        <a href={href} rel="noopener">
          {messages.exampleInRepository}
        </a>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the content layer */}
      <div className="ref-usage" dangerouslySetInnerHTML={{ __html: code }} />
    </details>
  );
}
