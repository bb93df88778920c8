import * as messages from "../messages/messages.ts";
import { TableFrame } from "../table/table-frame.tsx";
import {
  getTarget,
  getVersion,
  getVersionText,
  type Release,
  type VersionData,
  type VersionEntry,
} from "./version-data.ts";

export interface VersionTableProps {
  data: VersionData;
  /** Ids of the targets, separated by white space. */
  targets: string;
  nameLabel?: string;
  formerNames?: boolean;
}

export function VersionTable(props: VersionTableProps) {
  const { data, nameLabel = messages.repository, formerNames = false } = props;
  const columns = props.targets
    .trim()
    .split(/\s+/)
    .map((id) => ({ id, ...getTarget(data, id) }));
  const rows = Object.entries(data.entries).filter(([, { versions }]) =>
    columns.some(({ id }) => versions[id] !== undefined),
  );
  const headings = [
    nameLabel,
    ...columns.flatMap(({ label, noteLabel }) => (noteLabel ? [label, noteLabel] : label)),
  ];
  return (
    <TableFrame label={messages.tableOf(headings.join(", "))} headings={headings}>
      {rows.map(([name, entry]) => (
        <tr key={name}>
          <th scope="row">
            <Name name={name} entry={entry} formerNames={formerNames} />
          </th>
          {columns.map(({ id, noteLabel }) => (
            <Cells
              key={id}
              release={entry.versions[id]}
              href={entry.href}
              withNote={Boolean(noteLabel)}
            />
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}

interface NameProps {
  name: string;
  entry: VersionEntry;
  formerNames: boolean;
}

function Name({ name, entry: { href, formerly }, formerNames }: NameProps) {
  return (
    <>
      {href === undefined ? name : <a href={href}>{name}</a>}
      {formerNames && formerly !== undefined && (
        <>
          {" "}
          <small>{messages.formerly(formerly)}</small>
        </>
      )}
    </>
  );
}

interface CellsProps {
  release: Release | undefined;
  href: string | undefined;
  withNote: boolean;
}

function Cells({ release, href, withNote }: CellsProps) {
  const note = typeof release === "object" ? release.note : "";
  return (
    <>
      <td>{release === undefined ? "–" : <ReleaseLink {...{ release, href }} />}</td>
      {withNote && <td>{note}</td>}
    </>
  );
}

/** Links a version, but not a word such as `deprecated`, to its release notes. */
function ReleaseLink({ release, href }: Omit<CellsProps, "withNote"> & { release: Release }) {
  const version = getVersionText(release);
  if (href === undefined || !/^v\d/.test(version)) return version;
  return <a href={`${href}/releases/tag/${version}`}>{version}</a>;
}

interface VersionProps {
  data: VersionData;
  of: string;
  target: string;
}

export function Version({ data, of, target }: VersionProps) {
  return <code>{getVersion(data, of, target)}</code>;
}
