import { type DragEvent, useState } from "react";
import type { CodeDiagnostic } from "../../catalog/usage/repository/code-diagnostics.ts";
import { applyEdits } from "../../catalog/usage/sources/apply-edits.ts";
import type { UpgradeTarget } from "../../catalog/usage/sources/check-sources.ts";
import {
  getPastedName,
  type SkippedFile,
  type SourceFile,
} from "../../catalog/usage/sources/select-files.ts";
import * as messages from "./check-messages.ts";
import { type ChosenFile, findDroppedFiles, readFiles } from "./read-files.ts";
import { type Checker, CheckTimeoutError } from "./worker/checker.ts";

const emptyFiles: readonly SourceFile[] = [{ path: "main.tf", text: "" }];

export type Sources = ReturnType<typeof useSources>;

/** The files of the reader, the one in the editor, and the version to upgrade to. */
export function useSources(checker: Checker) {
  const [files, setFiles] = useState(emptyFiles);
  const [shownPath, selectPath] = useState("main.tf");
  const [upgradeTarget, setUpgradeTarget] = useState<UpgradeTarget | null>(null);
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
    setUpgradeTarget(null);
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
    setUpgradeTarget(null);
  }

  return {
    files,
    shownFile: files.find(({ path }) => path === shownPath) ?? files[0],
    isEmpty: files.every(({ text }) => text.trim() === ""),
    upgradeTarget,
    skipped,
    notice,
    open,
    show,
    clear: () => show(emptyFiles),
    selectPath,
    edit,
    fix,
    apply,
    setUpgradeTarget,
  };
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

export function useFileDrop(open: (files: Promise<ChosenFile[]>) => Promise<void>) {
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
