"use client";
import "./catalog-version.css";
import { useEffect, useRef, useState } from "react";
import { getInterface, type ModuleHistory } from "../../../catalog/history/history.ts";
import {
  getObservedVersions,
  type UpgradeIndex,
  type UpgradeService,
} from "../../../catalog/history/upgrade-index.ts";
import {
  readStorage,
  readStorageGroup,
  watchStorage,
  writeStorage,
} from "../../../framework/client/storage.ts";
import { groupBy } from "../../../model/group-by.ts";
import { catalogVersionPrefix, getCatalogVersionKey } from "../../../model/site/preference-keys.ts";
import { compareVersions } from "../../../model/versions.ts";
import { pagePlural } from "../../messages/page-plural.ts";
import { loadHistory, loadIndex } from "../../upgrade/load-histories.ts";
import * as messages from "./version-messages.ts";

interface CatalogVersionProps {
  /** URL of the list of versions and services. */
  data: string;
}

/** On the page of all services, readers choose their version once for all services. */
export function CatalogVersion({ data }: CatalogVersionProps) {
  const [index, setIndex] = useState<UpgradeIndex>();
  const [hasFailed, setHasFailed] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isRequested = useRef(false);
  const load = () => {
    setHasFailed(false);
    // Without the list, the page shows the current versions.
    void loadIndex(data).then(setIndex, () => setHasFailed(isRequested.current));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
  useEffect(() => {
    if (readStorageGroup(catalogVersionPrefix).size > 0) load();
  }, []);
  useEffect(() => {
    // The select replaces the button that had the focus.
    if (index && isRequested.current) root.current?.querySelector("select")?.focus();
  }, [index]);
  return (
    <div className="catalog-version" ref={root}>
      {index ? (
        [...groupBy(index.services, ({ source }) => getCatalogVersionKey(source))].map(
          ([key, services], _, { length }) => (
            <RepositoryVersion
              key={key}
              storageKey={key}
              index={index}
              services={services}
              isOnly={length === 1}
            />
          ),
        )
      ) : (
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            isRequested.current = true;
            load();
          }}
        >
          {messages.chooseVersion}
        </button>
      )}
      {hasFailed && <p role="alert">{messages.versionsFailed}</p>}
    </div>
  );
}

interface RepositoryVersionProps {
  storageKey: string;
  index: UpgradeIndex;
  services: readonly UpgradeService[];
  isOnly: boolean;
}

function RepositoryVersion({ storageKey, index, services, isOnly }: RepositoryVersionProps) {
  const versions = getObservedVersions(
    index,
    services.map(({ id }) => id),
  ).map(({ version }) => version);
  const newest = versions.at(-1) ?? "";
  const [stored, setStored] = useState(() => readStorage(storageKey));
  useEffect(() => watchStorage(storageKey, setStored), [storageKey]);
  const isOlder = stored !== null && stored !== newest;
  const version = isOlder ? stored : newest;
  useEffect(() => {
    if (!isOlder) return;
    let isCurrent = true;
    let undo = () => {};
    void loadHistories(services).then((histories) => {
      if (isCurrent) undo = showCounts(services, { histories, version });
    });
    return () => {
      isCurrent = false;
      undo();
    };
  }, [services, version, isOlder]);
  const choose = (chosen: string) => writeStorage(storageKey, chosen === newest ? null : chosen);
  const label = isOnly ? messages.versionOfServices : (services[0]?.repository ?? storageKey);
  // A reader may have chosen a version without changes on the page of a service.
  const listed = versions.includes(version)
    ? versions
    : [...versions, version].toSorted(compareVersions);
  const select = useRef<HTMLSelectElement>(null);
  return (
    <p>
      <label>
        {label}{" "}
        <select ref={select} value={version} onChange={(event) => choose(event.target.value)}>
          {listed.toReversed().map((item) => (
            <option key={item}>{item}</option>
          ))}
        </select>
      </label>
      {isOlder && (
        <>
          {" "}
          <span role="status">{messages.servicesShown(version)}</span>{" "}
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              // The button disappears.
              select.current?.focus();
              choose(newest);
            }}
          >
            {messages.showCurrent}
          </button>
        </>
      )}
    </p>
  );
}

/** In the order of the services. Null for a history that cannot be loaded. */
function loadHistories(services: readonly UpgradeService[]): Promise<(ModuleHistory | null)[]> {
  return Promise.all(services.map(({ history }) => loadHistory(history).catch(() => null)));
}

/** Replaces the counts on the cards of services. Returns the undo. */
function showCounts(
  services: readonly UpgradeService[],
  { histories, version }: { histories: readonly (ModuleHistory | null)[]; version: string },
): () => void {
  const undos = services.flatMap(({ page }, position) => {
    const link = document.querySelector(`.card a[href="${CSS.escape(page)}"]`);
    const text = link?.closest(".card")?.querySelector("p:last-of-type");
    const history = histories[position];
    if (!text || !history) return [];
    const before = [...text.childNodes];
    text.replaceChildren(describeCounts(history, version));
    return [() => text.replaceChildren(...before)];
  });
  return () => {
    for (const undo of undos) undo();
  };
}

function describeCounts(history: ModuleHistory, version: string): string {
  const found = getInterface(history, version);
  if (!found) return messages.notYet(version);
  const inputs = pagePlural(messages.inputCount, { count: found.inputs.size });
  const outputs = pagePlural(messages.outputCount, { count: found.outputs.size });
  return messages.countsAt(version, inputs, outputs);
}
