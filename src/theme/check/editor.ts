import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, nextDiagnostic, setDiagnostics } from "@codemirror/lint";
import { type ChangeSpec, Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers, placeholder } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { hcl } from "codemirror-lang-hcl";

/** Offsets are in UTF-16 code units. */
export interface EditorMark {
  start: number;
  end: number;
  severity: "error" | "warning";
  text: string;
  fix?: (() => void) | undefined;
}

export interface CodeEditor {
  /** Opens another file, with an empty undo history. */
  open(text: string): void;
  /** Changes the text of the file; readers can undo it. */
  replace(text: string): void;
  mark(marks: readonly EditorMark[]): void;
  goTo(offset: number): void;
  close(): void;
}

interface EditorOptions {
  text: string;
  label: string;
  /** Shown while there is no code. */
  hint: string;
  fixLabel: string;
  onChange(text: string): void;
}

/** Uses a shadow root, where CodeMirror needs no style elements, which the content security policy blocks. */
export function openEditor(host: HTMLElement, options: EditorOptions): CodeEditor {
  const { label, hint, fixLabel, onChange } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const highlighting = new Compartment();
  const extensions: Extension = [
    lineNumbers(),
    lintGutter(),
    placeholder(hint),
    history(),
    drawSelection(),
    theme,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
    // Tab leaves the editor, so that keyboard users are not trapped.
    keymap.of([{ key: "F8", run: nextDiagnostic }, ...defaultKeymap, ...historyKeymap]),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (!docChanged) return;
      onChange(state.doc.toString());
      const nextHighlighting = getHighlighting(state.doc.length);
      if (highlighting.get(state) !== nextHighlighting)
        view.dispatch({ effects: highlighting.reconfigure(nextHighlighting) });
    }),
  ];
  const getState = (text: string) =>
    EditorState.create({
      doc: text,
      extensions: [extensions, highlighting.of(getHighlighting(text.length))],
    });
  const view = new EditorView({ state: getState(options.text), root, parent: root });
  return {
    open: (text) => view.setState(getState(text)),
    replace(text) {
      view.dispatch({ changes: getChange(view.state.doc.toString(), text) });
    },
    mark(marks) {
      const { length } = view.state.doc;
      const diagnostics = marks.map(({ start, end, severity, text, fix }): Diagnostic => {
        return {
          from: Math.min(start, length),
          to: Math.min(end, length),
          severity,
          message: text,
          ...(fix && { actions: [{ name: fixLabel, apply: () => fix() }] }),
        };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo(offset) {
      const anchor = Math.min(offset, view.state.doc.length);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: "center" }),
      });
      view.focus();
    },
    close: () => view.destroy(),
  };
}

/** Returns the range in which two texts differ. The editor uses line feeds. */
function getChange(before: string, text: string): ChangeSpec {
  const after = text.replaceAll("\r\n", "\n");
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let suffix = 0;
  const maxSuffix = Math.min(before.length, after.length) - from;
  while (suffix < maxSuffix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix++;
  return { from, to: before.length - suffix, insert: after.slice(from, after.length - suffix) };
}

const colors = HighlightStyle.define([
  { tag: [tags.controlKeyword, tags.typeName], color: "var(--k)" },
  { tag: [tags.string, tags.labelName], color: "var(--s)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--n)" },
  { tag: [tags.function(tags.variableName), tags.namespace], color: "var(--f)" },
  { tag: tags.comment, color: "var(--muted)" },
]);

/** Highlighting longer code would block slow phones for seconds. */
const maxHighlightedLength = 60_000;
const withColors: Extension = [hcl(), syntaxHighlighting(colors)];
const noHighlighting: Extension = [];

function getHighlighting(length: number): Extension {
  return length <= maxHighlightedLength ? withColors : noHighlighting;
}

const theme = EditorView.theme({
  "&": { color: "var(--text)", backgroundColor: "var(--soft)", borderRadius: "var(--radius)" },
  "&.cm-focused": { outline: "2px solid var(--link)", outlineOffset: "1px" },
  ".cm-scroller": {
    minHeight: "14rem",
    maxHeight: "min(32rem, 70vh)",
    overflow: "auto",
    fontFamily: "var(--mono, monospace)",
    fontSize: "var(--font-md)",
    lineHeight: "1.5rem",
  },
  ".cm-content": { padding: "0.75rem 0", caretColor: "var(--text)" },
  ".cm-placeholder": { color: "var(--muted)" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": {
    color: "var(--muted)",
    backgroundColor: "var(--soft)",
    borderRight: "1px solid var(--line)",
    borderRadius: "var(--radius) 0 0 var(--radius)",
  },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { background: "color-mix(in srgb, var(--link) 25%, transparent)" },
  ".cm-tooltip": {
    maxWidth: "min(40rem, 90vw)",
    color: "var(--text)",
    backgroundColor: "var(--bg)",
    border: "1px solid var(--edge)",
    borderRadius: "var(--radius)",
    fontFamily: "inherit",
    overflowWrap: "anywhere",
  },
  ".cm-diagnostic": { padding: "0.4rem 0.75rem", whiteSpace: "pre-line" },
  ".cm-diagnostic-error": { borderLeft: "3px solid var(--red)" },
  ".cm-diagnostic-warning": { borderLeft: "3px solid var(--amber)" },
  ".cm-diagnosticAction": {
    font: "inherit",
    fontWeight: "600",
    color: "var(--bg)",
    backgroundColor: "var(--link)",
    borderRadius: "var(--radius)",
    padding: "0.1rem 0.6rem",
  },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--red) 1px",
    textUnderlineOffset: "3px",
  },
  ".cm-lintRange-warning": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--amber) 1px",
    textUnderlineOffset: "3px",
  },
});
