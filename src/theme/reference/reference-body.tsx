import type { ReactNode } from "react";
import { StaticPart } from "../../framework/client/static-part.tsx";
import type { StaticRenderer } from "../../framework/client/static-renderer.ts";
import { fillIn } from "../../model/messages/fill-in.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type {
  InputEntry,
  OutputEntry,
  ReferenceHeading,
  ServiceReference,
} from "../../model/reference/reference.ts";
import { TabItem, Tabs } from "../tabs/tabs.tsx";
import { Connections } from "./connections/connections.tsx";
import { Entry, hasFoldedContent } from "./entry.tsx";
import { ModuleDetails } from "./module-details.tsx";
import { ReferenceChanges, ReferenceTop } from "./reference-top.tsx";
import {
  getLatestChanges,
  getSelectableVersions,
  type LatestChanges,
  RemovedEntries,
} from "./releases.tsx";
import type { EntryList } from "./tools/filter-bar.tsx";
import { ReferenceTools } from "./tools/reference-tools.tsx";

interface ReferenceBodyProps {
  reference: ServiceReference;
  statics: StaticRenderer;
  /** The first paragraph of the text. */
  lead: ReactNode;
  rest: ReactNode;
}

export function ReferenceBody({ reference, statics, lead, rest }: ReferenceBodyProps): ReactNode {
  const { connections, headings, requiredInputs, optionalInputs, outputs, locale } = reference;
  const inputs = [...requiredInputs, ...optionalInputs];
  const latest = getLatestChanges(reference);
  const lists = getLists(reference, latest);
  const hasDetails = reference.details.length > 0 || reference.examples.length > 0;
  return (
    <>
      {lead}
      <Static statics={statics}>
        <ReferenceTop reference={reference} />
      </Static>
      {rest}
      <Usage reference={reference} statics={statics} />
      {connections && (
        <Static statics={statics}>
          <Heading {...headings.connections} />
          <Connections connections={connections} locale={locale} />
        </Static>
      )}
      {(lists.length > 0 || hasDetails || reference.releases.length > 0) && (
        <Static statics={statics}>
          {(lists.length > 0 || hasDetails) && <Heading {...headings.reference} />}
          <ReferenceChanges reference={reference} />
        </Static>
      )}
      {lists.length > 0 && (
        <ReferenceTools
          lists={lists.map(({ kind, label, entries }) => ({
            kind,
            label,
            fullLabel: fillIn(label, { count: entries.length }),
            total: entries.length,
            foldable: entries.some(hasFoldedContent),
          }))}
          types={getFilterTypes(inputs)}
          hasRequiredAndOptional={requiredInputs.length > 0 && optionalInputs.length > 0}
          changedIn={latest.hasExisting ? latest.version : null}
          sortable={![requiredInputs, optionalInputs, outputs].every(isSorted)}
          versions={getSelectableVersions(reference)}
        >
          {lists.map(({ kind, content }) => (
            <Static key={kind} statics={statics}>
              {content}
            </Static>
          ))}
        </ReferenceTools>
      )}
      {hasDetails && (
        <Static statics={statics}>
          <ModuleDetails details={reference.details} examples={reference.examples} />
        </Static>
      )}
    </>
  );
}

type UsageProps = Pick<ReferenceBodyProps, "reference" | "statics">;

/** Sample code. Its tabs switch together with those of the guides. */
function Usage({ reference, statics }: UsageProps): ReactNode {
  const { usage, headings } = reference;
  if (usage.length === 0) return null;
  return (
    <>
      <Static statics={statics}>
        <Heading {...headings.usage} />
      </Static>
      <Tabs groupId="orchestration">
        {usage.map((tab) => (
          <TabItem
            key={tab.tool}
            value={tab.tool === "terragrunt" ? tab.tool : "plain"}
            label={tab.label}
          >
            <StaticPart
              as="div"
              data-usage={`${tab.tool} required`}
              html={statics.renderHtml(tab.required)}
            />
            {tab.all !== null && (
              <Static statics={statics}>
                <AllInputs usage={`${tab.tool} all`} html={tab.all} />
              </Static>
            )}
          </TabItem>
        ))}
      </Tabs>
    </>
  );
}

function Static({ statics, children }: { statics: StaticRenderer; children: ReactNode }) {
  return <StaticPart as="div" html={statics.render(children)} />;
}

interface TabbedList extends Pick<EntryList, "kind" | "label"> {
  entries: readonly (InputEntry | OutputEntry)[];
  content: ReactNode;
}

/** The lists that have an entry, or had one in an older version. */
function getLists(reference: ServiceReference, latest: LatestChanges): TabbedList[] {
  const { requiredInputs, optionalInputs, outputs, removed, locale } = reference;
  const renderList = (id: string, title: string, entries: TabbedList["entries"]) => (
    <List id={id} title={title} entries={entries} locale={locale} latest={latest} />
  );
  const renderRemoved = (kind: EntryList["kind"]) => (
    <RemovedEntries rows={removed.filter((row) => row.kind === kind)} latest={latest} />
  );
  const lists: TabbedList[] = [
    {
      kind: "input",
      label: messages.inputsTab,
      entries: [...requiredInputs, ...optionalInputs],
      content: (
        <>
          {renderList("required-inputs", messages.requiredInputs, requiredInputs)}
          {renderList("optional-inputs", messages.optionalInputs, optionalInputs)}
          {renderRemoved("input")}
        </>
      ),
    },
    {
      kind: "output",
      label: messages.outputsTab,
      entries: outputs,
      content: (
        <>
          {renderList("outputs", messages.outputs, outputs)}
          {renderRemoved("output")}
        </>
      ),
    },
  ];
  return lists.filter(
    ({ kind, entries }) => entries.length > 0 || removed.some((row) => row.kind === kind),
  );
}

const typeNames = ["string", "number", "bool", "list", "map", "set", "object", "tuple", "any"];

/** The types to filter by, without their arguments. Empty if there is only one. */
function getFilterTypes(inputs: readonly InputEntry[]): string[] {
  const types = typeNames.filter((name) => inputs.some(({ type }) => type.startsWith(name)));
  return types.length > 1 ? types : [];
}

function isSorted(entries: readonly { name: string }[]): boolean {
  const names = entries.map(({ name }) => name.toLowerCase());
  return names.every((name, index) => index === 0 || (names[index - 1] ?? "") <= name);
}

function Heading({ id, title, directLink }: ReferenceHeading): ReactNode {
  return (
    <h2 id={id} aria-label={title}>
      {title}
      {/* biome-ignore lint/a11y/useAnchorContent: the label is its content */}
      <a className="anchor" href={`#${id}`} aria-label={directLink} />
    </h2>
  );
}

function AllInputs({ usage, html }: { usage: string; html: string }): ReactNode {
  return (
    <details>
      <summary>{messages.allInputsWithDefaults}</summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the content layer */}
      <div className="ref-usage" data-usage={usage} dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  );
}

interface ListProps {
  id: string;
  title: string;
  entries: readonly (InputEntry | OutputEntry)[];
  locale: string;
  latest: LatestChanges;
}

function List({ id, title, entries, locale, latest }: ListProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 id={id}>{title}</h3>
      <ul className="refs" data-search="off">
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            locale={locale}
            isChanged={latest.ids.has(entry.id)}
          />
        ))}
      </ul>
    </section>
  );
}
