"use client";
import grammar from "@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm?url";
import runtime from "web-tree-sitter/web-tree-sitter.wasm?url";
import "./check.css";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import * as messages from "./check-messages.ts";
import type { WorkbenchProps } from "./workbench.tsx";
import { type Checker, openChecker } from "./worker/ask-worker.ts";

interface CheckCodeProps {
  /** Address of the list of versions and services. */
  data: string;
  /** Addresses of the library's files, between spaces. */
  libraries?: string;
  /** Folders of services without a history, between spaces. */
  unversioned?: string;
  /** Code that shows what the check does. */
  example?: string;
  /** What readers without scripts see. */
  children?: ReactNode;
}

interface Loaded {
  Workbench: ComponentType<WorkbenchProps>;
  checker: Checker;
  prepared: Promise<unknown>;
}

/** Checks code of the reader, in the browser. */
export function CheckCode({ data, libraries, unversioned, example, children }: CheckCodeProps) {
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const site = { index: data, libraries: words(libraries), unversioned: words(unversioned) };
    const checker = openChecker(site, () => {
      return new Worker(new URL("./worker/check-worker.ts", import.meta.url), { type: "module" });
    });
    // The worker finds them in the browser's cache, and does not wait for its own script first.
    for (const address of [grammar, runtime]) fetch(address).catch(() => {});
    // Beside the editor; where it fails, the first check says so.
    const prepared = checker.prepare().catch(() => {});
    import("./workbench.tsx").then(
      ({ Workbench }) => setLoaded({ Workbench, checker, prepared }),
      () => setLoaded("failed"),
    );
    return checker.close;
  }, [data, libraries, unversioned, attempt]);
  if (loaded === "failed") {
    return (
      <>
        <p role="alert">
          {messages.checkFailed}{" "}
          <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
            {messages.tryAgain}
          </button>
        </p>
        {children}
      </>
    );
  }
  if (!loaded) return children;
  return <loaded.Workbench checker={loaded.checker} prepared={loaded.prepared} example={example} />;
}

function words(text = ""): string[] {
  return text.split(" ").filter(Boolean);
}
