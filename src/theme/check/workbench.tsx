import { type DragEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import type { CodeDiagnostic } from "../../catalog/usage/repository/code-diagnostics.ts";
import { applyEdits } from "../../catalog/usage/sources/apply-edits.ts";
import type {
  SourcesRequest,
  SourcesResult,
  UpgradeTarget,
} from "../../catalog/usage/sources/check-sources.ts";
import {
  getPastedName,
  type SkippedFile,
  type SourceFile,
} from "../../catalog/usage/sources/select-files.ts";
import { groupBy } from "../../model/group-by.ts";
import { pagePlural } from "../messages/page-plural.ts";
import * as messages from "./check-messages.ts";
import { EditorPane } from "./editor-pane.tsx";
import { Findings } from "./findings.tsx";
import { OpenFiles } from "./open-files.tsx";
import { type ChosenFile, findDroppedFiles, readFiles } from "./read-files.ts";
import { UpgradeChanges } from "./upgrade-changes.tsx";
import { type Checker, CheckTimeoutError } from "./worker/checker.ts";

export interface WorkbenchProps {
  checker: Checker;
  prepared: Promise<unknown>;
  example: string | undefined;
}

interface Checked {
  files: readonly SourceFile[];
  result: SourcesResult;
}

const emptyFiles: readonly SourceFile[] = [{ path: "main.tf", text: "" }];

export function Workbench({ checker, prepared, example }: WorkbenchProps) {
  const { files, shownPath, selectPath, to, setTo, skipped, notice, ...sources } =
    useSources(checker);
  const [jumpTarget, setJumpTarget] = useState<{ offset: number } | null>(null);
  const { isOver, ...drop } = useFileDrop(sources.open);
  const { checked, failure, retry } = useCheck(checker, files, to);
  const result = checked?.result;
  const isFresh = checked?.files === files;
  const shownFile = files.find(({ path }) => path === shownPath) ?? files[0];
  const isEmpty = files.every(({ text }) => text.trim() === "");
  const findings = result?.findings ?? [];

  function showInEditor({ file, offset }: CodeDiagnostic) {
    selectPath(file);
    setJumpTarget({ offset });
  }

  return (
    <div className={isEmpty ? "check empty" : "check"} data-over={isOver || undefined} {...drop}>
      <div className="check-bar">
        <OpenFiles onOpen={(chosen) => void sources.open(chosen)} />
        {!isEmpty && (
          <button type="button" onClick={() => sources.show(emptyFiles)}>
            {messages.clearCode}
          </button>
        )}
        {files.length > 1 && (
          <label>
            {messages.chooseFile}
            <select value={shownFile?.path} onChange={({ target }) => selectPath(target.value)}>
              {files.map(({ path }) => (
                <option key={path}>{path}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className="check-panes">
        {shownFile && (
          <EditorPane
            file={shownFile}
            findings={findings.filter(({ file }) => file === shownFile.path)}
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
          {failure && (
            <p role="alert">
              {failure === "slow" ? messages.checkTooSlow : messages.checkFailed}{" "}
              <button type="button" className="button" onClick={retry}>
                {messages.tryAgain}
              </button>
            </p>
          )}
          <SkippedFiles files={[...skipped, ...(result?.skipped ?? [])]} />
          <FindingsSection
            findings={findings}
            onShow={showInEditor}
            onFix={isFresh ? sources.fix : undefined}
          />
        </div>
      </div>
      {result && result.newerVersions.length > 0 && (
        <section aria-label={messages.upgradeTitle}>
          <h2>{messages.upgradeTitle}</h2>
          <div className="check-bar">
            <VersionMenu versions={result.newerVersions} chosen={to} onChoose={setTo} />
          </div>
          {result.upgrade && getKey(result.upgrade.to) === getKey(to) && (
            <UpgradeChanges
              upgrade={result.upgrade}
              onApply={isFresh ? () => sources.apply(result.upgrade?.changes ?? []) : undefined}
            />
          )}
        </section>
      )}
    </div>
  );
}

/** The files of the reader, the one in the editor, and the version to upgrade to. */
function useSources(checker: Checker) {
  const [files, setFiles] = useState(emptyFiles);
  const [shownPath, selectPath] = useState("main.tf");
  const [to, setTo] = useState<UpgradeTarget | null>(null);
  const [skipped, setSkipped] = useState<readonly SkippedFile[]>([]);
  const [notice, setNotice] = useState("");

  async function open(chosen: ChosenFile[] | Promise<ChosenFile[]>) {
    try {
      const read = await readFiles(await chosen, checker.unzip);
      if (read.files.length > 0) show(read.files);
      setSkipped(read.skipped);
      setNotice(read.files.length + read.skipped.length === 0 ? messages.noCodeFiles : "");
    } catch (error) {
      setNotice(error instanceof CheckTimeoutError ? messages.checkTooSlow : messages.badArchive);
    }
  }

  function show(opened: readonly SourceFile[]) {
    // The editor uses line feeds.
    setFiles(opened.map(({ path, text }) => ({ path, text: text.replace(/\r\n?/g, "\n") })));
    selectPath(opened[0]?.path ?? "");
    setTo(null);
    setSkipped([]);
    setNotice("");
  }

  function edit(path: string, text: string) {
    setNotice("");
    // A single file with a standard name is renamed to fit its content, such as pasted code.
    const hasStandardName =
      files.length === 1 && /^(?:main\.tf(?:\.json)?|terragrunt\.hcl)$/.test(path);
    const name = hasStandardName ? getPastedName(text) : path;
    if (hasStandardName) selectPath(name);
    setFiles(files.map((file) => (file.path === path ? { path: name, text } : file)));
  }

  function fix(findings: readonly CodeDiagnostic[]) {
    setFiles(applyFixes(files, findings));
  }

  /** Replaces the texts of files with those of an upgrade. */
  function apply(changes: readonly SourceFile[]) {
    const newTexts = new Map(changes.map(({ path, text }) => [path, text]));
    setFiles(files.map(({ path, text }) => ({ path, text: newTexts.get(path) ?? text })));
    setTo(null);
  }

  return { files, shownPath, selectPath, to, setTo, skipped, notice, open, show, edit, fix, apply };
}

function useFileDrop(open: (files: Promise<ChosenFile[]>) => Promise<void>) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    onDragOverCapture(event: DragEvent) {
      event.preventDefault();
      setIsOver(event.dataTransfer.types.includes("Files"));
    },
    onDragLeave: () => setIsOver(false),
    onDropCapture(event: DragEvent) {
      setIsOver(false);
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      event.stopPropagation();
      void open(findDroppedFiles(event.dataTransfer));
    },
  };
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

function applyFixes(
  files: readonly SourceFile[],
  findings: readonly CodeDiagnostic[],
): SourceFile[] {
  const edits = findings.flatMap((finding) => finding.edit ?? []);
  return files.map(({ path, text }) => {
    const fileEdits = edits.filter((edit) => edit.path === `/${path}`);
    return fileEdits.length === 0 ? { path, text } : { path, text: applyEdits(text, fileEdits) };
  });
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

/** How long the reader must stop typing before a check starts. */
const PAUSE_MS = 250;

/** Runs one check at a time; changes during a check trigger another. */
function useCheck(checker: Checker, files: readonly SourceFile[], to: UpgradeTarget | null) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<"slow" | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isBusy = useRef(false);
  const isWaiting = useRef(false);
  const lastChange = useRef(0);
  // Another attempt is a new request, which the effect below sends.
  const request = useMemo(
    () => ({ sources: { files, ...(to && { to }) }, attempt }),
    [files, to, attempt],
  );
  const check = useEffectEvent(async (sources: SourcesRequest) => {
    isWaiting.current = isBusy.current;
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const result = await checker.check(sources);
      setChecked({ files: sources.files, result });
      setFailure(null);
    } catch (error) {
      setFailure(error instanceof CheckTimeoutError ? "slow" : "failed");
    } finally {
      isBusy.current = false;
      if (isWaiting.current) setAttempt((before) => before + 1);
    }
  });
  useEffect(() => {
    const isTyping = performance.now() - lastChange.current < PAUSE_MS;
    lastChange.current = performance.now();
    const timer = setTimeout(() => void check(request.sources), isTyping ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [request]);
  return { checked, failure, retry: () => setAttempt(attempt + 1) };
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
