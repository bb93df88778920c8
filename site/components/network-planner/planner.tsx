import "./planner-form.css";
import { useEffect, useId, useRef, useState } from "react";
import { writeClipboard } from "../../../src/theme/browser/clipboard.ts";
import { replaceUrl } from "../../../src/theme/browser/url.ts";
import { NetworkView } from "./network-view.tsx";
import { getBlockText } from "./plan/ipv4.ts";
import { readQuestion, writeQuestion } from "./plan/plan-address.ts";
import { planNetwork } from "./plan/plan-network.ts";
import type { Problem } from "./plan/problem.ts";
import { getInputsHcl, type Question, withInput } from "./plan/question.ts";
import { PlannerForm } from "./planner-form.tsx";

export interface PlannerProps {
  question: Question;
}

export function Planner({ question: first }: PlannerProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState(() => readQuestion(location.hash) ?? first);
  const [chosen, setChosen] = useState<number | null>(null);
  const { plan: current, problems } = planNetwork(question);
  const [drawn, setDrawn] = useState(() => (current ? { plan: current, question } : null));
  if (current && drawn?.question !== question) setDrawn({ plan: current, question });
  useEffect(() => {
    if (readQuestion(location.hash)) box.current?.scrollIntoView();
    else box.current?.querySelector("input")?.focus();
    const readHash = () => {
      const fromUrl = readQuestion(location.hash);
      if (fromUrl) setQuestion(fromUrl);
    };
    window.addEventListener("hashchange", readHash);
    return () => window.removeEventListener("hashchange", readHash);
  }, []);

  const change = (next: Question) => {
    setQuestion(next);
    replaceUrl(`${location.pathname}${location.search}#${writeQuestion(next)}`);
  };
  return (
    <div ref={box}>
      <PlannerForm
        question={question}
        problems={problems}
        problemsId={`${id}problems`}
        onChange={change}
      />
      <Problems
        problems={problems}
        id={`${id}problems`}
        onFix={({ input, value }) => change(withInput(question, input, value))}
      />
      {drawn && (
        <div className={current ? undefined : "network-stale"}>
          {!current && (
            <p>{`Below is the plan for ${getBlockText(drawn.plan.block)}, until all values can be used.`}</p>
          )}
          <NetworkView
            plan={drawn.plan}
            choice={{
              id: `${id}picture`,
              chosen: chosen !== null && chosen < drawn.plan.subnets.length ? chosen : null,
              choose: setChosen,
            }}
          >
            <Inputs hcl={getInputsHcl(drawn.question)} />
          </NetworkView>
        </div>
      )}
    </div>
  );
}

interface ProblemsProps {
  id: string;
  problems: readonly Problem[];
  onFix(fix: NonNullable<Problem["fix"]>): void;
}

function Problems({ id, problems, onFix }: ProblemsProps) {
  return (
    <div id={id} role="status" className="network-problems">
      {problems.length === 0 && <p>All subnets fit, and none overlaps another.</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ level, input, text, fix }) => (
            <li key={`${input} ${text}`} className={level}>
              <strong>{level === "error" ? "Error:" : "Warning:"}</strong> {text}{" "}
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
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
