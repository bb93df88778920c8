import { useCallback, useEffect, useMemo, useState } from "react";
import { type Block, type Drafts, getBlockCode } from "../../catalog/block/block-code.ts";
import { cleanDraft, type Draft } from "../../catalog/block/draft.ts";
import {
  type FormService,
  getFormService,
  type ServiceFile,
  toFormService,
} from "../../catalog/block/form-service.ts";
import type { UsageTool } from "../../catalog/history/usage-code.ts";
import type { TypeNode } from "../../model/reference/module.ts";
import { loadHistory } from "../upgrade/load-histories.ts";
import type { FormState } from "./form-url.ts";

/** Values may come from the URL and are unchecked. */
interface FormContent {
  tool: UsageTool;
  showsDefaults: boolean;
  values: ReadonlyMap<string, unknown>;
}

/** Kept per service for this page load, so that a reopened form continues. */
const keptContents = new Map<string, FormContent>();

export interface BuilderState {
  service: FormService;
  notice: "loading" | "failed" | null;
  drafts: Drafts;
  unused: string[];
  block: Block;
  tool: UsageTool;
  showsDefaults: boolean;
  setDraft(name: string, draft: Draft | undefined): void;
  setTool(tool: UsageTool): void;
  setShowsDefaults(showsDefaults: boolean): void;
  clear(): void;
}

export function useBuilder(
  file: ServiceFile,
  initial: FormState | undefined,
  version: string,
): BuilderState {
  const newest = useMemo(() => toFormService(file), [file]);
  const [content, setContent] = useState(() => getInitialContent(newest.id, initial));
  const { service, notice } = useVersion(file, newest, version);
  const { tool, showsDefaults, values } = content;
  const change = useCallback(
    (part: (before: FormContent) => Partial<FormContent>) =>
      setContent((before) => {
        const next = { ...before, ...part(before) };
        keptContents.set(newest.id, next);
        return next;
      }),
    [newest.id],
  );
  const drafts = useMemo(() => getDrafts(service, values), [service, values]);
  const block = useMemo(
    () => getBlockCode(service, drafts, { tool, showsDefaults }),
    [service, drafts, tool, showsDefaults],
  );
  const setDraft = useCallback(
    (name: string, draft: Draft | undefined) =>
      change(({ values: before }) => {
        const next = new Map(before);
        if (draft === undefined) next.delete(name);
        else next.set(name, draft);
        return { values: next };
      }),
    [change],
  );
  return {
    service,
    notice,
    drafts,
    unused: [...values.keys()].filter((name) => !drafts.has(name)),
    block,
    tool,
    showsDefaults,
    setDraft,
    setTool: (next) => change(() => ({ tool: next })),
    setShowsDefaults: (next) => change(() => ({ showsDefaults: next })),
    clear: () => change(() => ({ values: new Map() })),
  };
}

function getInitialContent(id: string, initial: FormState | undefined): FormContent {
  const restoredContent = initial ? undefined : keptContents.get(id);
  return (
    restoredContent ?? {
      tool: initial?.tool ?? getShownTool(),
      showsDefaults: initial?.showsDefaults ?? false,
      values: new Map(Object.entries(initial?.values ?? {})),
    }
  );
}

function getShownTool(): UsageTool {
  const blocks = document.querySelectorAll<HTMLElement>("[data-usage]");
  // `closest` needs no layout, unlike `checkVisibility`.
  const shownBlock = [...blocks].find((block) => !block.closest("[hidden]"));
  return shownBlock?.dataset.usage?.startsWith("terragrunt") ? "terragrunt" : "terraform";
}

/** Drafts of unchanged values keep their identity, so that memoized fields do not render. */
const draftsByValue = new WeakMap<object, { type: TypeNode; draft: Draft }>();

function getDrafts({ inputs }: FormService, values: ReadonlyMap<string, unknown>): Drafts {
  const drafts = new Map<string, Draft>();
  for (const { name, type } of inputs) {
    const draft = getCleanDraft(values.get(name), type);
    if (draft !== undefined) drafts.set(name, draft);
  }
  return drafts;
}

function getCleanDraft(value: unknown, type: TypeNode): Draft | undefined {
  if (typeof value !== "object" || value === null) return cleanDraft(value, type);
  const known = draftsByValue.get(value);
  if (known?.type === type) return known.draft;
  const draft = cleanDraft(value, type);
  if (draft !== undefined) draftsByValue.set(value, { type, draft });
  return draft;
}

interface ShownService extends Pick<BuilderState, "service" | "notice"> {
  version: string;
}

function useVersion(file: ServiceFile, newest: FormService, version: string): ShownService {
  const [shown, setShown] = useState<ShownService>({
    service: newest,
    notice: null,
    version: newest.version,
  });
  useEffect(() => {
    if (version === newest.version) {
      setShown({ service: newest, notice: null, version });
      return;
    }
    let isCancelled = false;
    const show = (service: FormService | undefined) => {
      if (isCancelled) return;
      setShown({ service: service ?? newest, notice: service ? null : "failed", version });
    };
    setShown((before) => ({ ...before, notice: "loading", version }));
    const historyUrl = document.querySelector<HTMLElement>("[data-history]")?.dataset.history ?? "";
    loadHistory(historyUrl)
      .then((history) => show(getFormService(file, history, version)))
      .catch(() => show(undefined));
    return () => {
      isCancelled = true;
    };
  }, [file, newest, version]);
  return shown;
}
