import type { ChangeKind } from "../../model/reference/reference.ts";
import {
  type HistoryChange,
  type HistoryRelease,
  type HistoryRequirement,
  isRequired,
} from "./history.ts";
import { toHcl } from "./to-hcl.ts";
import { altersDeployment } from "./upgrade-plan.ts";

export interface ReleaseChange {
  kind: Extract<
    ChangeKind,
    | "removed"
    | "newly-required"
    | "added-required"
    | "retyped"
    | "re-defaulted"
    | "no-longer-required"
    | "added"
    | "other-versions"
  >;
  subject: "input" | "output" | "requirement";
  name: string;
  breaking: boolean;
  values: string[];
}

export function releaseChanges(release: HistoryRelease): ReleaseChange[] {
  const {
    added = [],
    removed = [],
    changed = [],
    outputsAdded = [],
    outputsRemoved = [],
    requirements = [],
  } = release;
  const changes: ReleaseChange[] = [
    ...requirements.map(requirementChange),
    ...removed.map((name) => gone("input", name)),
    ...changed.map(judgeChange),
    ...outputsRemoved.map((name) => gone("output", name)),
    ...added.map((input): ReleaseChange => {
      const breaking = isRequired(input);
      const kind = breaking ? "added-required" : "added";
      return { kind, subject: "input", name: input.name, breaking, values: [input.type] };
    }),
    ...outputsAdded.map((name): ReleaseChange => {
      return { kind: "added", subject: "output", name, breaking: false, values: [] };
    }),
  ];
  return [...changes.filter(({ breaking }) => breaking), ...changes.filter((one) => !one.breaking)];
}

function gone(subject: ReleaseChange["subject"], name: string): ReleaseChange {
  return { kind: "removed", subject, name, breaking: true, values: [] };
}

function requirementChange({ name, from, to, breaks }: HistoryRequirement): ReleaseChange {
  const change = { subject: "requirement" as const, name };
  if (to === undefined) {
    return { ...change, kind: "no-longer-required", breaking: false, values: [] };
  }
  const breaking = breaks === "up" || breaks === "both";
  const kind = from === undefined ? "added-required" : "other-versions";
  const values = from === undefined ? [to] : [from || "*", to || "*"];
  return { ...change, kind, breaking, values: values.filter((value) => value !== "") };
}

function judgeChange({ name, field, from, to, breaks }: HistoryChange): ReleaseChange {
  const change = { subject: "input" as const, name };
  if (field === "type") {
    const breaking = breaks === "up" || breaks === "both";
    return { ...change, kind: "retyped", breaking, values: [String(from), String(to)] };
  }
  if (to === undefined) return { ...change, kind: "newly-required", breaking: true, values: [] };
  if (from === undefined) {
    return { ...change, kind: "no-longer-required", breaking: false, values: [toHcl(to)] };
  }
  const breaking = altersDeployment(from, to);
  return { ...change, kind: "re-defaulted", breaking, values: [toHcl(from), toHcl(to)] };
}
