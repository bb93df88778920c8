import { useId, useState } from "react";
import type { CodeDiagnostic } from "../../catalog/usage/repository/code-diagnostics.ts";
import type { SourcesResult, UpgradeTarget } from "../../catalog/usage/sources/check-sources.ts";
import type { SkippedFile } from "../../catalog/usage/sources/select-files.ts";
import { groupBy } from "../../model/group-by.ts";
import { pagePlural } from "../messages/page-plural.ts";
import * as messages from "./check-messages.ts";
import { EditorPane } from "./editor-pane.tsx";
import { Findings } from "./findings.tsx";
import { OpenFiles } from "./open-files.tsx";
import { UpgradeChanges } from "./upgrade-changes.tsx";
import { type CheckFailure, useCheck } from "./use-check.ts";
import { type Sources, useFileDrop, useSources } from "./use-sources.ts";
import type { Checker } from "./worker/checker.ts";

export interface WorkbenchProps {
  checker: Checker;
  prepared: Promise<unknown>;
  example: string | undefined;
}

export function Workbench({ checker, prepared, example }: WorkbenchProps) {
  const sources = useSources(checker);
  const { files, shownFile, isEmpty, upgradeTarget, skipped, notice } = sources;
  const [jumpTarget, setJumpTarget] = useState<{ offset: number } | null>(null);
  const { isOver, ...drop } = useFileDrop(sources.open);
  const { result, isFresh, failure, retry } = useCheck(checker, files, upgradeTarget);
  const findings = result?.findings ?? [];
  const showInEditor = ({ file, offset }: CodeDiagnostic) => {
    sources.selectPath(file);
    setJumpTarget({ offset });
  };
  return (
    <div className={isEmpty ? "check empty" : "check"} data-over={isOver || undefined} {...drop}>
      <FileBar sources={sources} />
      <div className="check-panes">
        {shownFile && (
          <EditorPane
            file={shownFile}
            findings={isFresh ? findings.filter(({ file }) => file === shownFile.path) : null}
            jumpTarget={jumpTarget}
            prepared={prepared}
            onChange={sources.edit}
            onFix={sources.fix}
          />
        )}
        <div>
          {(result || !failure) && (
            <Status
              isFresh={isFresh || failure !== null}
              isEmpty={isEmpty}
              result={result}
              notice={notice}
            />
          )}
          {isEmpty && (
            <EmptyHint
              example={example}
              onShow={(text) => sources.show([{ path: "main.tf", text }])}
            />
          )}
          {failure && <Failure failure={failure} retry={retry} />}
          <SkippedFiles files={[...skipped, ...(result?.skipped ?? [])]} />
          <FindingsSection
            findings={findings}
            onShow={showInEditor}
            onFix={isFresh ? sources.fix : undefined}
          />
        </div>
      </div>
      {result && result.newerVersions.length > 0 && (
        <UpgradeSection result={result} isFresh={isFresh} sources={sources} />
      )}
    </div>
  );
}

function FileBar({ sources }: { sources: Sources }) {
  const { files, shownFile, isEmpty } = sources;
  return (
    <div className="check-bar">
      <OpenFiles onOpen={(chosen) => void sources.open(chosen)} />
      {!isEmpty && (
        <button type="button" onClick={sources.clear}>
          {messages.clearCode}
        </button>
      )}
      {files.length > 1 && (
        <label>
          {messages.chooseFile}
          <select
            value={shownFile?.path}
            onChange={({ target }) => sources.selectPath(target.value)}
          >
            {files.map(({ path }) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function Failure({ failure, retry }: { failure: CheckFailure; retry(): void }) {
  return (
    <p role="alert">
      {failure === "slow" ? messages.checkTooSlow : messages.checkFailed}{" "}
      <button type="button" className="button" onClick={retry}>
        {messages.tryAgain}
      </button>
    </p>
  );
}

interface UpgradeSectionProps {
  result: SourcesResult;
  isFresh: boolean;
  sources: Sources;
}

function UpgradeSection({ result, isFresh, sources }: UpgradeSectionProps) {
  const { newerVersions, upgrade } = result;
  const { upgradeTarget } = sources;
  return (
    <section aria-label={messages.upgradeTitle}>
      <h2>{messages.upgradeTitle}</h2>
      <div className="check-bar">
        <VersionMenu
          versions={newerVersions}
          chosen={upgradeTarget}
          onChoose={sources.setUpgradeTarget}
        />
      </div>
      {upgrade && getKey(upgrade.to) === getKey(upgradeTarget) && (
        <UpgradeChanges
          upgrade={upgrade}
          onApply={isFresh ? () => sources.apply(upgrade.changes) : undefined}
        />
      )}
    </section>
  );
}

interface EmptyHintProps {
  example: string | undefined;
  onShow(example: string): void;
}

function EmptyHint({ example, onShow }: EmptyHintProps) {
  return (
    <>
      <p>{messages.emptyHint}</p>
      {example && (
        <button type="button" className="button" onClick={() => onShow(example)}>
          {messages.showExample}
        </button>
      )}
    </>
  );
}

interface FindingsSectionProps {
  findings: readonly CodeDiagnostic[];
  onShow(finding: CodeDiagnostic): void;
  /** Absent while the code is newer than the findings. */
  onFix: ((findings: readonly CodeDiagnostic[]) => void) | undefined;
}

function FindingsSection({ findings, onShow, onFix }: FindingsSectionProps) {
  if (findings.length === 0) return null;
  const fixable = onFix ? findings.filter(({ edit }) => edit && !edit.needsReview) : [];
  return (
    <section aria-label={messages.findingsTitle}>
      {fixable.length > 1 && (
        <button type="button" className="button" onClick={() => onFix?.(fixable)}>
          {pagePlural(messages.fixAll, { count: fixable.length })}
        </button>
      )}
      <Findings findings={findings} onShow={onShow} onFix={onFix} />
    </section>
  );
}

interface VersionMenuProps {
  versions: readonly UpgradeTarget[];
  chosen: UpgradeTarget | null;
  onChoose(version: UpgradeTarget | null): void;
}

function VersionMenu({ versions, chosen, onChoose }: VersionMenuProps) {
  const groups = [...groupBy(versions, ({ repository }) => repository)].map(
    ([repository, list]) => {
      const options = list.map((upgradeTarget) => (
        <option key={getKey(upgradeTarget)} value={getKey(upgradeTarget)}>
          {upgradeTarget.version}
        </option>
      ));
      return { repository, options };
    },
  );
  return (
    <label>
      {messages.upgradeTo}
      <select
        value={getKey(chosen)}
        onChange={({ target }) =>
          onChoose(versions.find((version) => getKey(version) === target.value) ?? null)
        }
      >
        <option value="">{messages.noUpgrade}</option>
        {groups.length > 1
          ? groups.map(({ repository, options }) => (
              <optgroup key={repository} label={repository}>
                {options}
              </optgroup>
            ))
          : groups[0]?.options}
      </select>
    </label>
  );
}

function getKey(target: UpgradeTarget | null): string {
  return target ? `${target.repository} ${target.version}` : "";
}

interface StatusProps {
  isFresh: boolean;
  isEmpty: boolean;
  result: SourcesResult | undefined;
  notice: string;
}

function Status({ isFresh, isEmpty, result, notice }: StatusProps) {
  return (
    <p className="check-status" role="status">
      {notice || getStatus()}
    </p>
  );

  function getStatus(): string {
    if (isEmpty) return messages.nothingToCheck;
    if (!isFresh || !result) return messages.checking;
    const { findings, checked, unchecked } = result;
    if (findings.length === 0 && checked === 0) return messages.callsNothing;
    const parts = [
      findings.length === 0
        ? messages.noFindings
        : `${pagePlural(messages.findingsCount, { count: findings.length })}.`,
      `${pagePlural(messages.checkedCalls, { count: checked })}.`,
      unchecked > 0 ? `${pagePlural(messages.uncheckedCalls, { count: unchecked })}.` : "",
    ];
    return parts.filter(Boolean).join(" ");
  }
}

const reasonTexts: Record<SkippedFile["reason"], string> = {
  binary: messages.refusedBinary,
  "too-long": messages.refusedLong,
  "long-line": messages.refusedLine,
  "too-slow": messages.refusedSlow,
  "too-deep": messages.refusedDeep,
  "too-many": messages.refusedMany,
};

const maxListedFiles = 20;

function SkippedFiles({ files }: { files: readonly SkippedFile[] }) {
  const title = useId();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{`${messages.refusedFiles} (${files.length})`}</h2>
      <ul>
        {files.slice(0, maxListedFiles).map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>
            <code>{path}</code> {reasonTexts[reason]}
          </li>
        ))}
        {files.length > maxListedFiles && <li>…</li>}
      </ul>
    </section>
  );
}
