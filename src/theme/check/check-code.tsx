"use client";
import grammar from "@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm?url";
import runtime from "web-tree-sitter/web-tree-sitter.wasm?url";
import "./check.css";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import * as messages from "./check-messages.ts";
import type { WorkbenchProps } from "./workbench.tsx";
import { type Checker, openChecker } from "./worker/checker.ts";

interface CheckCodeProps {
  /** URL of the list of versions and services. */
  data: string;
  /** URLs of the library files, separated by white space. */
  libraries?: string;
  /** Folders of services without a history, separated by white space. */
  unversioned?: string;
  example?: string;
  /** Shown without scripts. */
  children?: ReactNode;
}

interface LoadedWorkbench {
  Workbench: ComponentType<WorkbenchProps>;
  checker: Checker;
  prepared: Promise<unknown>;
}

export function CheckCode({ data, libraries, unversioned, example, children }: CheckCodeProps) {
  const [loaded, setLoaded] = useState<LoadedWorkbench | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const site = {
      index: data,
      libraries: splitWords(libraries),
      unversioned: splitWords(unversioned),
    };
    const checker = openChecker(site, () => {
      return new Worker(new URL("./worker/check-worker.ts", import.meta.url), { type: "module" });
    });
    // Warms the HTTP cache, so that the worker does not wait for its script first.
    for (const address of [grammar, runtime]) fetch(address).catch(() => {});
    const prepared = checker.prepare().catch(() => {});
    import("./workbench.tsx").then(
      ({ Workbench }) => setLoaded({ Workbench, checker, prepared }),
      () => setLoaded("failed"),
    );
    return checker.close;
  }, [data, libraries, unversioned, attempt]);
  if (loaded === "failed") {
    return (
      <div className="checker wide">
        <p role="alert">
          {messages.checkFailed}{" "}
          <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
            {messages.tryAgain}
          </button>
        </p>
        {children}
      </div>
    );
  }
  return (
    <div className="checker wide">
      {loaded ? (
        <loaded.Workbench checker={loaded.checker} prepared={loaded.prepared} example={example} />
      ) : (
        <div className="late-fallback">{children}</div>
      )}
    </div>
  );
}

function splitWords(text = ""): string[] {
  return text.split(/\s+/).filter(Boolean);
}
