"use client";
import "./upgrade.css";
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from "react";
import type { ModuleHistory } from "../../catalog/history/history.ts";
import {
  getObservedVersions,
  getVersions,
  isVersionOf,
  type UpgradeIndex,
  type UpgradeService,
} from "../../catalog/history/upgrade-index.ts";
import {
  changesMajorVersion,
  createUpgradePlan,
  type UpgradePlan,
} from "../../catalog/history/upgrade-plan.ts";
import { getSource, getSourceArguments } from "../../catalog/history/usage-code.ts";
import { readStorage } from "../../framework/client/storage.ts";
import { getCatalogVersionKey } from "../../model/site/preference-keys.ts";
import { compareVersions } from "../../model/versions.ts";
import { writeClipboard } from "../browser/clipboard.ts";
import { useQueryString } from "../browser/url.ts";
import { getBreakableName } from "../code-block/breakable-name.ts";
import { pagePlural } from "../messages/page-plural.ts";
import { loadHistory, loadIndex } from "./load-histories.ts";
import { PlanForm } from "./plan-form.tsx";
import { type PlanQuery, readPlan, writePlan } from "./plan-query.ts";
import {
  getPlanChecklist,
  getPlanSections,
  getReplacementText,
  type PlanRow,
} from "./plan-sections.ts";
import * as messages from "./upgrade-messages.ts";

interface UpgradePlannerProps {
  /** URL of the list of versions and services. */
  data: string;
  children?: ReactNode;
}

export function UpgradePlanner({ data, children }: UpgradePlannerProps) {
  const { value: index, hasFailed, retry } = useLoaded(data, loadIndex);
  const [plan, setPlan] = usePlanQuery(index);
  if (!plan) return <div className="upgrade wide">{children}</div>;
  return (
    <div className="upgrade wide">
      {index && <PlanForm index={index} plan={plan} onChange={setPlan} />}
      {hasFailed && <LoadError retry={retry} />}
      {!index && !hasFailed && <p role="status">{messages.loadingPlan}</p>}
      {index && <Plans index={index} query={plan} />}
    </div>
  );
}

/**
 * The plan in the URL, null until hydrated. By default, it goes from the version that the reader
 * chose, or from the first one, to the last version.
 */
function usePlanQuery(
  index: UpgradeIndex | undefined,
): [plan: PlanQuery | null, setPlan: (plan: PlanQuery) => void] {
  const [query, setQuery] = useQueryString();
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const { services, from, to } = readPlan(query);
  const versions = index ? getObservedVersions(index, services) : [];
  const plan = {
    services,
    from: from || (index && findChosenVersion(index, services)) || (versions[0]?.version ?? ""),
    to: to || (versions.at(-1)?.version ?? ""),
  };
  return [isHydrated ? plan : null, (next) => setQuery(writePlan(next))];
}

/** The version that the reader chose for the repository of these services, or of the first one. */
function findChosenVersion(index: UpgradeIndex, chosen: readonly string[]): string | undefined {
  const [service = index.services[0]] = index.services.filter(({ id }) => chosen.includes(id));
  if (!service) return undefined;
  const stored = readStorage(getCatalogVersionKey(service.source));
  return getVersions(index, [service]).find(({ version }) => version === stored)?.version;
}

interface LoadState<T> {
  value: T | undefined;
  hasFailed: boolean;
  retry(): void;
}

function useLoaded<T>(address: string, load: (address: string) => Promise<T>): LoadState<T> {
  const [attempt, setAttempt] = useState(1);
  const key = `${attempt} ${address}`;
  const [result, setResult] = useState<{ key: string; value?: T }>();
  useEffect(() => {
    let isCurrent = true;
    load(address).then(
      (value) => isCurrent && setResult({ key, value }),
      () => isCurrent && setResult({ key }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, address, load]);
  const value = result?.key === key ? result.value : undefined;
  const hasFailed = result?.key === key && value === undefined;
  return { value, hasFailed, retry: () => setAttempt(attempt + 1) };
}

function LoadError({ retry }: { retry(): void }) {
  return (
    <p role="alert">
      {messages.failedPlan}{" "}
      <button type="button" className="button" onClick={retry}>
        {messages.retryPlan}
      </button>
    </p>
  );
}

function Plans({ index, query }: { index: UpgradeIndex; query: PlanQuery }) {
  const { from, to } = query;
  const { unobserved = [] } = index;
  const selected = index.services.filter(({ id }) => query.services.includes(id));
  const versions = getVersions(index, selected.length > 0 ? selected : index.services);
  const unknown = query.services.filter((id) => !selected.some((service) => service.id === id));
  const unpublished = [from, to].filter(
    (version) => !versions.some((candidate) => candidate.version === version),
  );
  const approximate = [from, to].filter((version) =>
    unobserved.some(
      (item) => item.version === version && selected.some((service) => isVersionOf(item, service)),
    ),
  );
  const errors = [
    ...unknown.map(messages.unknownService),
    ...unpublished.map(messages.unknownVersion),
  ];
  return (
    <>
      {errors.map((error) => (
        <p key={error} role="alert">
          {error}
        </p>
      ))}
      {approximate.map((version) => (
        <p key={version} role="note">
          {messages.unobservedVersion(version)}
        </p>
      ))}
      {selected.length > 0 && unpublished.length === 0 && (
        <LoadedPlans
          index={index}
          services={selected}
          from={from}
          to={to}
          key={selected.map(({ id }) => id).join()}
        />
      )}
    </>
  );
}

interface LoadedPlansProps {
  index: UpgradeIndex;
  services: UpgradeService[];
  from: string;
  to: string;
}

function LoadedPlans({ index, services, from, to }: LoadedPlansProps) {
  const addresses = services.map((service) => service.history).join("\n");
  const { value: histories, hasFailed, retry } = useLoaded(addresses, loadHistories);
  if (hasFailed) return <LoadError retry={retry} />;
  if (!histories) return <p role="status">{messages.loadingPlan}</p>;
  const plans = services.map((service, position) => {
    const history = histories[position];
    const versions = getVersions(index, [service]).map(({ version }) => version);
    const isPublished = versions.includes(from) && versions.includes(to);
    return {
      service,
      plan: isPublished ? history && createUpgradePlan(history, from, to) : undefined,
      source: getSource(service.source, to, history?.tags),
    };
  });
  const planned = plans.flatMap(({ service, source, plan }) =>
    plan ? [{ title: service.title, source, plan }] : [],
  );
  return (
    <section aria-label={`${from} → ${to}`}>
      {planned.length > 0 && from !== to && (
        <CopyChecklist text={() => getPlanChecklist(planned, { from, to })} />
      )}
      {plans.map(({ service, source, plan }) => (
        <section key={service.id} className="upgrade-plan">
          <h2 id={service.id.replace("/", "-")}>
            <a href={service.page}>{service.title}</a>
          </h2>
          {plan ? (
            <PlanLists plan={plan} service={service} source={source} />
          ) : (
            <p>{explainMissingPlan(service, from, to)}</p>
          )}
        </section>
      ))}
    </section>
  );
}

/** `addresses` are separated by line breaks, because effects compare them by value. */
function loadHistories(addresses: string): Promise<ModuleHistory[]> {
  return Promise.all(addresses.split("\n").map(loadHistory));
}

function explainMissingPlan({ title, first }: UpgradeService, from: string, to: string): string {
  const isBeforeFirst = [from, to].some((version) => compareVersions(version, first) < 0);
  return isBeforeFirst ? messages.addedLater(title, first) : messages.notInBoth(title);
}

interface PlanListsProps {
  plan: UpgradePlan;
  service: UpgradeService;
  /** The source at the new version. */
  source: string;
}

function PlanLists({ plan, service, source }: PlanListsProps) {
  const { direction } = plan;
  if (direction === "none") return <p>{messages.sameVersion}</p>;
  const sections = getPlanSections(plan);
  const countRows = (breaking: boolean) =>
    sections.filter((section) => section.breaking === breaking).flatMap(({ rows }) => rows).length;
  return (
    <>
      {direction === "rollback" && <p>{messages.rollback}</p>}
      <p className="upgrade-counts" role="status">
        <strong>{pagePlural(messages.possibleChanges, { count: countRows(true) })}</strong>{" "}
        <span>{pagePlural(messages.optionalAdditions, { count: countRows(false) })}</span>
      </p>
      <p className="upgrade-source">
        {messages.newSource} <code>{getSourceArguments(source).join("\n")}</code>
      </p>
      {sections.length === 0 && <p>{messages.nothingChanges}</p>}
      {sections.map(({ title, breaking, rows }) => (
        <details key={title} open={breaking}>
          <summary>{`${title} (${rows.length})`}</summary>
          <ul>
            {rows.map((row) => (
              <Row
                key={[row.name, row.note, ...row.values].join(" ")}
                row={row}
                page={service.page}
              />
            ))}
          </ul>
        </details>
      ))}
      {changesMajorVersion(plan) && <p>{messages.notCompared}</p>}
    </>
  );
}

function Row({ row, page }: { row: PlanRow; page: string }) {
  const { kind, name, version, note, separator, successor } = row;
  const [first, second] = row.values;
  const link = (target: string) => (
    <a href={`${page}#${kind}_${target}`}>
      <code>{getBreakableName(target)}</code>
    </a>
  );
  return (
    <li>
      {kind === "requirement" ? <code>{name}</code> : link(name)} {note !== null && `${note} `}
      {first !== undefined && <code>{first}</code>}
      {second !== undefined && (
        <>
          {` ${separator} `}
          <code>{second}</code>
        </>
      )}{" "}
      <span className="upgrade-version">{messages.changedIn(version)}</span>
      {successor && (
        <>
          {". "}
          {getReplacementText(row)} {link(successor)}
        </>
      )}
    </li>
  );
}

function CopyChecklist({ text }: { text(): string }) {
  const [copied, setCopied] = useState(false);
  const status = useId();
  return (
    <p>
      <button
        type="button"
        className="button"
        aria-describedby={status}
        onClick={() => writeClipboard(text()).then(setCopied)}
      >
        {messages.copyChecklist}
      </button>{" "}
      <span id={status} role="status">
        {copied ? messages.copiedChecklist : ""}
      </span>
    </p>
  );
}
