import { useEffect, useEffectEvent, useRef } from "react";
import type { CodeFinding } from "../../catalog/usage/repository/code-report.ts";
import type { SourceFile } from "../../catalog/usage/sources/admit.ts";
import * as messages from "./check-messages.ts";
import { type CodeEditor, openEditor } from "./editor.ts";

interface EditorPaneProps {
  file: SourceFile;
  /** Findings in this file. */
  findings: readonly CodeFinding[];
  /** Where the reader wants to go; each object once. */
  place: { offset: number } | null;
  onChange(path: string, text: string): void;
  onFix(findings: readonly CodeFinding[]): void;
}

/** The editor with the file that is shown. */
export function EditorPane({ file, findings, place, onChange, onFix }: EditorPaneProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(null);
  /** What the editor holds. */
  const held = useRef(file);
  const change = useEffectEvent((text: string) => {
    const { path } = held.current;
    held.current = { path, text };
    onChange(path, text);
  });
  const fix = useEffectEvent((finding: CodeFinding) => onFix([finding]));
  const start = useEffectEvent((element: HTMLElement) => {
    return openEditor(element, {
      text: file.text,
      label: messages.editorLabel,
      fixLabel: messages.fix,
      onChange: change,
    });
  });

  useEffect(() => {
    if (!host.current) return;
    const opened = start(host.current);
    editor.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    const before = held.current;
    held.current = file;
    if (before.text === file.text) return;
    if (before.path === file.path) editor.current?.replace(file.text);
    else editor.current?.show(file.text);
  }, [file]);

  useEffect(() => {
    editor.current?.mark(
      findings.map((finding) => {
        const { offset: start, severity, message, hint, edit } = finding;
        const written =
          /^(?:"[^"\n]*"|[\w-]+)/.exec(file.text.slice(start, start + 2_000))?.[0] ?? "";
        const text = `${message}${hint ? `; ${hint}` : ""}`.replaceAll("`", "");
        const end = start + written.length;
        return { start, end, severity, text, ...(edit && { fix: () => fix(finding) }) };
      }),
    );
  }, [findings, file]);

  useEffect(() => {
    if (place) editor.current?.goTo(place.offset);
  }, [place]);

  return <div className="check-editor" ref={host} />;
}
