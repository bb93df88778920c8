"use client";
import "./network-planner.css";
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import type { Question } from "./plan/question.ts";
import type { PlannerProps } from "./planner.tsx";

interface PlannerShellProps {
  question: Question;
  children: ReactNode;
}

const fragment = "#network=";

/** The planner's code loads when the reader opens it or when the URL contains a plan. */
export function PlannerShell({ question, children }: PlannerShellProps) {
  const [Planner, setPlanner] = useState<ComponentType<PlannerProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import("./planner.tsx").then(
      (loaded) => setPlanner(() => loaded.Planner),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    const loadIfPlanned = () => {
      if (location.hash.startsWith(fragment)) load();
    };
    loadIfPlanned();
    window.addEventListener("hashchange", loadIfPlanned);
    return () => window.removeEventListener("hashchange", loadIfPlanned);
  }, [load]);
  return (
    <section className="network-planner" aria-label="Network planner">
      {Planner ? (
        <Planner question={question} />
      ) : (
        <>
          <p className="network-open">
            <button type="button" className="button" onClick={load}>
              Plan your own network
            </button>
            {failed && (
              <span role="alert">The planner could not be loaded. Check your connection.</span>
            )}
          </p>
          {children}
        </>
      )}
    </section>
  );
}
