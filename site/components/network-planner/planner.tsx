import "./planner-form.css";
import { useEffect, useId, useRef, useState } from "react";
import { writeClipboard } from "../../../src/theme/browser/clipboard.ts";
import { replaceUrl } from "../../../src/theme/browser/url.ts";
import { NetworkView } from "./network-view.tsx";
import type { Diagnostic } from "./plan/diagnostic.ts";
import { getBlockText } from "./plan/ipv4.ts";
import { planNetwork } from "./plan/plan-network.ts";
import { getInputsHcl, type PlanRequest, withInput } from "./plan/plan-request.ts";
import { readPlanRequest, writePlanRequest } from "./plan/plan-url.ts";
import { PlannerForm } from "./planner-form.tsx";

export interface PlannerProps {
  request: PlanRequest;
}

export function Planner({ request: initialRequest }: PlannerProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState(() => readPlanRequest(location.hash) ?? initialRequest);
  const [chosen, setChosen] = useState<number | null>(null);
  const { plan, diagnostics } = planNetwork(request);
  // While an input is invalid, the last plan stays visible.
  const [lastValid, setLastValid] = useState(() => (plan ? { plan, request } : null));
  if (plan && lastValid?.request !== request) setLastValid({ plan, request });
  useEffect(() => {
    if (readPlanRequest(location.hash)) root.current?.scrollIntoView();
    else root.current?.querySelector("input")?.focus();
    const readUrl = () => {
      const fromUrl = readPlanRequest(location.hash);
      if (fromUrl) setRequest(fromUrl);
    };
    window.addEventListener("hashchange", readUrl);
    return () => window.removeEventListener("hashchange", readUrl);
  }, []);

  const change = (next: PlanRequest) => {
    setRequest(next);
    replaceUrl(`${location.pathname}${location.search}#${writePlanRequest(next)}`);
  };
  return (
    <div ref={root}>
      <PlannerForm
        request={request}
        diagnostics={diagnostics}
        diagnosticsId={`${id}diagnostics`}
        onChange={change}
      />
      <Diagnostics
        diagnostics={diagnostics}
        id={`${id}diagnostics`}
        onFix={({ input, value }) => change(withInput(request, input, value))}
      />
      {lastValid && (
        <div className={plan ? undefined : "network-stale"}>
          {!plan && (
            <p>{`The plan below is the last valid one, for ${getBlockText(lastValid.plan.block)}.`}</p>
          )}
          <NetworkView
            plan={lastValid.plan}
            choice={{
              id: `${id}picture`,
              chosen: chosen !== null && chosen < lastValid.plan.subnets.length ? chosen : null,
              choose: setChosen,
            }}
          >
            <Inputs hcl={getInputsHcl(lastValid.request)} />
          </NetworkView>
        </div>
      )}
    </div>
  );
}

interface DiagnosticsProps {
  id: string;
  diagnostics: readonly Diagnostic[];
  onFix(fix: NonNullable<Diagnostic["fix"]>): void;
}

function Diagnostics({ id, diagnostics, onFix }: DiagnosticsProps) {
  return (
    <div id={id} role="status" className="network-diagnostics">
      {diagnostics.length === 0 && <p>All subnets fit, and none overlaps another.</p>}
      {diagnostics.length > 0 && (
        <ul>
          {diagnostics.map(({ severity, input, text, fix }) => (
            <li key={`${input} ${text}`} className={severity}>
              <strong>{severity === "error" ? "Error:" : "Warning:"}</strong> {text}{" "}
              {fix && (
                <button type="button" onClick={() => onFix(fix)}>
                  Use <code>{`${fix.input} = ${fix.value}`}</code>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Inputs({ hcl }: { hcl: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const name = useId();
  return (
    <section aria-labelledby={name}>
      <p id={name} className="network-inputs">
        <strong>Inputs of this plan</strong>, for a module block or for <code>inputs</code> in
        Terragrunt. Inputs with their default values are left out.
      </p>
      <div className="code" data-lang="hcl">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be focusable */}
        <pre tabIndex={0}>
          <code>{hcl}</code>
        </pre>
      </div>
      <p className="network-copy">
        <button
          type="button"
          className="button"
          onClick={() => writeClipboard(hcl).then((done) => setCopied(done ? hcl : null))}
        >
          Copy the inputs
        </button>
        <span role="status">{copied === hcl ? "Copied" : ""}</span>
      </p>
    </section>
  );
}
