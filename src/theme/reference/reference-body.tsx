import type { ReactNode } from "react";
import { StaticPart } from "../../framework/client/static/static-html.tsx";
import type { Statics } from "../../framework/client/static/statics.ts";
import { fillIn } from "../../model/messages/fill-in.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type {
  InputEntry,
  OutputEntry,
  ReferenceHeading,
  ServiceReference,
} from "../../model/reference/reference.ts";
import { TabItem, Tabs } from "../tabs/tabs.tsx";
import { Entry, isFoldable } from "./entry.tsx";
import { ReferenceTop } from "./reference-top.tsx";
import { RemovedEntries } from "./releases.tsx";
import { ReferenceTools } from "./tools/reference-tools.tsx";

interface ReferenceBodyProps {
  reference: ServiceReference;
  statics: Statics;
  /** The text of the service's author. */
  children: ReactNode;
}

/** The page of a service: version, its author's text, usage, inputs and outputs. */
export function ReferenceBody({ reference, statics, children }: ReferenceBodyProps): ReactNode {
  const { usage, headings, requiredInputs, optionalInputs, outputs, removed, locale } = reference;
  const inputs = [...requiredInputs, ...optionalInputs];
  const entries = [...inputs, ...outputs];
  const removedInputs = removed.filter(({ kind }) => kind === "input");
  const removedOutputs = removed.filter(({ kind }) => kind === "output");
  const part = (tree: ReactNode) => <StaticPart as="div" html={statics.draw(tree)} />;
  const lists = [
    {
      value: "inputs",
      label: fillIn(messages.inputsTab, { count: inputs.length }),
      isShown: inputs.length + removedInputs.length > 0,
      content: (
        <>
          <List
            id="required-inputs"
            title={messages.requiredInputs}
            entries={requiredInputs}
            locale={locale}
          />
          <List
            id="optional-inputs"
            title={messages.optionalInputs}
            entries={optionalInputs}
            locale={locale}
          />
          <RemovedEntries rows={removedInputs} />
        </>
      ),
    },
    {
      value: "outputs",
      label: fillIn(messages.outputsTab, { count: outputs.length }),
      isShown: outputs.length + removedOutputs.length > 0,
      content: (
        <>
          <List id="outputs" title={messages.outputs} entries={outputs} locale={locale} />
          <RemovedEntries rows={removedOutputs} />
        </>
      ),
    },
  ].filter(({ isShown }) => isShown);
  return (
    <>
      {part(<ReferenceTop reference={reference} />)}
      {children}
      {usage.length > 0 && (
        <>
          {part(<Heading {...headings.usage} />)}
          {/* Group and values are those of the guides, which follow the same choice. */}
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
                  html={statics.markup(tab.required)}
                />
                {tab.all !== null && part(<AllInputs usage={`${tab.tool} all`} html={tab.all} />)}
              </TabItem>
            ))}
          </Tabs>
        </>
      )}
      {lists.length > 0 && (
        <>
          {part(<Heading {...headings.reference} />)}
          <ReferenceTools total={entries.length} foldable={entries.some(isFoldable)} />
          <Tabs queryString="list">
            {lists.map(({ value, label, content }) => (
              <TabItem key={value} value={value} label={label}>
                {part(content)}
              </TabItem>
            ))}
          </Tabs>
        </>
      )}
    </>
  );
}

function Heading({ id, title, directLink }: ReferenceHeading): ReactNode {
  return (
    <h2 id={id}>
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
}

function List({ id, title, entries, locale }: ListProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 id={id}>{title}</h3>
      <ul className="refs" data-search="off">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} locale={locale} />
        ))}
      </ul>
    </section>
  );
}
