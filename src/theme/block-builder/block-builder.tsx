import { type ReactNode, useEffect, useState } from "react";
import type { ServiceFile } from "../../catalog/block/form-service.ts";
import { writeClipboard } from "../browser/clipboard.ts";
import { downloadText } from "../browser/download-text.ts";
import * as messages from "./block-builder-messages.ts";
import { BuilderForm } from "./builder-form.tsx";
import { CodeView } from "./code-view.tsx";
import { IsolatedForm } from "./fields/field.tsx";
import { type FormState, isFormFragment } from "./form-url.ts";
import { type BuilderState, useBuilder } from "./use-builder.ts";
import { useFormUrl } from "./use-form-url.ts";

interface BlockBuilderProps {
  file: ServiceFile;
  initial: FormState | undefined;
  version: string;
  versions: ReactNode;
}

const tools = { terraform: "OpenTofu/Terraform", terragrunt: "Terragrunt" } as const;
const fileNames = { terraform: "main.tf", terragrunt: "terragrunt.hcl" } as const;

export function BlockBuilder({ file, initial, version, versions }: BlockBuilderProps) {
  const state = useBuilder(file, initial, version);
  const { tool, setTool, notice } = state;
  const [view, setView] = useState<"form" | "code">("form");
  // The URL describes the form only while it is open.
  useEffect(
    () => () => {
      const { pathname, search, hash } = location;
      if (isFormFragment(hash)) history.replaceState(history.state, "", pathname + search);
    },
    [],
  );
  return (
    <>
      <IsolatedForm className="builder-bar">
        {versions}
        {notice === "loading" && <span role="status">{messages.loadingVersion(version)}</span>}
        <ToggleGroup
          className="builder-views"
          label={messages.views}
          options={{ form: messages.formView, code: messages.codeView }}
          value={view}
          onChange={(next) => setView(next)}
        />
        <ToggleGroup label={messages.tool} options={tools} value={tool} onChange={setTool} />
      </IsolatedForm>
      <div className="builder-body" data-view={view}>
        <BuilderForm state={state} />
        <BuilderCode state={state} />
      </div>
    </>
  );
}

interface ToggleGroupProps<Value extends string> {
  label: string;
  className?: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange(value: Value): void;
}

function ToggleGroup<Value extends string>({
  label,
  className = "",
  options,
  value,
  onChange,
}: ToggleGroupProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form
    <div role="group" aria-label={label} className={`builder-choice ${className}`}>
      {(Object.keys(options) as Value[]).map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {options[option]}
        </button>
      ))}
    </div>
  );
}

const NOTE_TIME_MS = 4000;

function useNote(): [note: string, setNote: (note: string) => void] {
  // An object, so that the same text again restarts the timer.
  const [note, setNote] = useState({ text: "" });
  useEffect(() => {
    if (note.text === "") return undefined;
    const timer = setTimeout(() => setNote({ text: "" }), NOTE_TIME_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return [note.text, (text) => setNote({ text })];
}

function BuilderCode({ state }: { state: BuilderState }) {
  const { service, block, tool, showsDefaults, drafts } = state;
  const url = useFormUrl(service, { tool, showsDefaults, drafts });
  return (
    <section className="builder-code" aria-label={messages.code}>
      <CodeActions state={state} href={url.href} />
      <CodeView code={block.code} label={messages.code} />
      <div className="builder-text">
        {tool === "terragrunt" && block.code.includes("config_path") && (
          <p>{messages.checkDependencies}</p>
        )}
        {url.href === null ? <p>{messages.tooLong}</p> : <p>{messages.keptInAddress}</p>}
        {url.hidden.length > 0 && (
          <p>
            <strong>{messages.secretsLeftOut(url.hidden.join(", "))}</strong>
          </p>
        )}
      </div>
    </section>
  );
}

function CodeActions({ state, href }: { state: BuilderState; href: string | null }) {
  const { block, tool, showsDefaults, setShowsDefaults, drafts, clear } = state;
  // A separate live region, because that of the page is inert behind the dialog.
  const [note, setNote] = useNote();
  const code = `${block.code}\n`;
  const copy = async (text: string, done: string) =>
    setNote((await writeClipboard(text)) ? done : messages.notCopied);
  return (
    <div className="builder-bar">
      <button
        type="button"
        className="builder-main"
        onClick={() => void copy(code, messages.codeCopied)}
      >
        {messages.copyCode}
      </button>
      <button
        type="button"
        onClick={() => void copy(href ?? "", messages.linkCopied)}
        disabled={href === null}
      >
        {messages.copyLink}
      </button>
      <button type="button" onClick={() => downloadText(code, fileNames[tool])}>
        {messages.download(fileNames[tool])}
      </button>
      <button
        type="button"
        disabled={drafts.size === 0}
        onClick={() => {
          clear();
          setNote(messages.cleared);
        }}
      >
        {messages.clear}
      </button>
      <label>
        <input
          type="checkbox"
          checked={showsDefaults}
          onChange={({ target }) => setShowsDefaults(target.checked)}
        />
        {messages.allDefaults}
      </label>
      <span role="status">{note}</span>
    </div>
  );
}
