"use client";
import "./network-planner.css";
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { CrashBoundary } from "../../../src/theme/errors/crash-boundary.tsx";
import type { PlanRequest } from "./plan/plan-request.ts";
import type { PlannerProps } from "./planner.tsx";

interface PlannerShellProps {
  request: PlanRequest;
  children: ReactNode;
}

const fragmentStart = "#network=";

/** Loads the planner when the reader opens it or the URL contains a plan. */
export function PlannerShell({ request, children }: PlannerShellProps) {
  const [Planner, setPlanner] = useState<ComponentType<PlannerProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    import("./planner.tsx").then(
      (loaded) => setPlanner(() => loaded.Planner),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    const loadForUrl = () => {
      if (location.hash.startsWith(fragmentStart)) load();
    };
    loadForUrl();
    window.addEventListener("hashchange", loadForUrl);
    return () => window.removeEventListener("hashchange", loadForUrl);
  }, [load]);
  return (
    <section className="network-planner" aria-label="Network planner">
      {Planner ? (
        <CrashBoundary fallback={children}>
          <Planner request={request} />
        </CrashBoundary>
      ) : (
        <>
          <p className="network-open">
            <button type="button" className="button" onClick={load}>
              Plan your own network
            </button>
            {hasFailed && (
              <span role="alert">The planner could not be loaded. Check your connection.</span>
            )}
          </p>
          {children}
        </>
      )}
    </section>
  );
}
