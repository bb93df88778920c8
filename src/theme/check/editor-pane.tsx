import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CodeDiagnostic } from "../../catalog/usage/repository/code-diagnostics.ts";
import type { SourceFile } from "../../catalog/usage/sources/select-files.ts";
import * as messages from "./check-messages.ts";
import type { CodeEditor, EditorMark, openEditor } from "./editor.ts";

interface EditorPaneProps {
  file: SourceFile;
  /** Null while the code is newer than the findings: the editor moves its marks with the text. */
  findings: readonly CodeDiagnostic[] | null;
  /** A new object for each jump. */
  jumpTarget: { offset: number } | null;
  /** Settles when the check engine has loaded; only then does the editor load. */
  prepared: Promise<unknown>;
  onChange(path: string, text: string): void;
  onFix(findings: readonly CodeDiagnostic[]): void;
}

export function EditorPane({ prepared, ...props }: EditorPaneProps) {
  const { file, jumpTarget, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [loaded, setLoaded] = useState<EditorStart | null>(null);
  useEffect(() => {
    let isMounted = true;
    const load = async () => {
      await prepared.catch(() => {});
      const { openEditor: open } = await import("./editor.ts");
      const isFocused = document.activeElement === field.current;
      if (isMounted)
        setLoaded({ open, cursor: isFocused ? (field.current?.selectionStart ?? 0) : null });
    };
    // Without the editor, the plain text field stays.
    load().catch(() => {});
    return () => {
      isMounted = false;
    };
  }, [prepared]);

  useEffect(() => {
    if (!jumpTarget || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(jumpTarget.offset, jumpTarget.offset);
  }, [jumpTarget]);

  if (loaded) return <LoadedEditor {...props} loaded={loaded} />;
  return (
    <textarea
      ref={field}
      className="check-editor"
      aria-label={messages.editorLabel}
      placeholder={messages.dropHint}
      spellCheck={false}
      rows={8}
      value={file.text}
      onChange={({ target }) => onChange(file.path, target.value)}
    />
  );
}

interface EditorStart {
  open: typeof openEditor;
  /** Cursor position in the text field; null if it was not focused. */
  cursor: number | null;
}

interface LoadedEditorProps extends Omit<EditorPaneProps, "prepared"> {
  loaded: EditorStart;
}

function LoadedEditor({ file, findings, jumpTarget, loaded, onChange, onFix }: LoadedEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(null);
  const latestFile = useRef(file);
  // The text field has already jumped there.
  const [firstTarget] = useState(jumpTarget);
  const change = useEffectEvent((text: string) => {
    const { path } = latestFile.current;
    latestFile.current = { path, text };
    onChange(path, text);
  });
  const fix = useEffectEvent((finding: CodeDiagnostic) => {
    if (findings) onFix([finding]);
  });
  const start = useEffectEvent((element: HTMLElement) => {
    return loaded.open(element, {
      text: file.text,
      label: messages.editorLabel,
      hint: messages.dropHint,
      fixLabel: messages.fix,
      onChange: change,
    });
  });

  useEffect(() => {
    if (!host.current) return;
    const opened = start(host.current);
    editor.current = opened;
    if (loaded.cursor !== null) opened.goTo(loaded.cursor);
    return () => opened.close();
  }, [loaded]);

  useEffect(() => {
    const before = latestFile.current;
    latestFile.current = file;
    if (before.text === file.text) return;
    if (before.path === file.path) editor.current?.replace(file.text);
    else editor.current?.open(file.text);
  }, [file]);

  useEffect(() => {
    if (!findings) return;
    editor.current?.mark(
      findings.map((finding) => ({
        ...getMark(finding, file.text),
        ...(finding.edit && { fix: () => fix(finding) }),
      })),
    );
  }, [findings, file]);

  useEffect(() => {
    if (jumpTarget && jumpTarget !== firstTarget) editor.current?.goTo(jumpTarget.offset);
  }, [jumpTarget, firstTarget]);

  return <div className="check-editor" ref={host} />;
}

/** Underlines the string or the name at the position. */
function getMark({ offset, severity, message, hint }: CodeDiagnostic, code: string): EditorMark {
  const after = code.slice(offset, offset + 2_000);
  const token = /^(?:"[^"\n]*"|[\w-]+)/.exec(after)?.[0] ?? "";
  const text = `${message}${hint ? `; ${hint}` : ""}`.replaceAll("`", "");
  return { start: offset, end: offset + token.length, severity, text };
}
