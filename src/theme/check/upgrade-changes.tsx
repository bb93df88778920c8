import { Fragment } from "react";
import type { DiffLine } from "../../catalog/usage/sources/apply-edits.ts";
import type { UpgradeResult } from "../../catalog/usage/sources/check-sources.ts";
import * as messages from "./check-messages.ts";
import { Findings } from "./findings.tsx";

interface UpgradeChangesProps {
  upgrade: UpgradeResult;
  onApply?: (() => void) | undefined;
}

export function UpgradeChanges({ upgrade, onApply }: UpgradeChangesProps) {
  const { changes, remaining } = upgrade;
  if (changes.length === 0 && remaining.length === 0) return <p>{messages.nothingToUpgrade}</p>;
  return (
    <>
      {changes.map(({ path, groups }) => (
        <div key={path} className="code" data-lang="diff">
          <div className="code-title">
            <span>{path}</span>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be focusable */}
          <pre tabIndex={0}>
            <code>
              {groups.map((lines, index) => (
                <Group
                  key={`${lines[0]?.line} ${lines[0]?.kind}`}
                  lines={lines}
                  isFirst={index === 0}
                />
              ))}
            </code>
          </pre>
        </div>
      ))}
      {changes.length > 0 && onApply && (
        <button type="button" className="button" onClick={onApply}>
          {messages.applyUpgrade}
        </button>
      )}
      {remaining.length > 0 && (
        <>
          <h3>{messages.remainingWork}</h3>
          <Findings findings={remaining} />
        </>
      )}
    </>
  );
}

const signs: Record<DiffLine["kind"], string> = { same: "  ", removed: "- ", added: "+ " };
const classes: Record<DiffLine["kind"], string | undefined> = {
  same: undefined,
  removed: "d",
  added: "i",
};

function Group({ lines, isFirst }: { lines: readonly DiffLine[]; isFirst: boolean }) {
  return (
    <>
      {!isFirst && "  …\n"}
      {lines.map(({ kind, text, line }) => (
        // The line break is outside the span, which is displayed as a block.
        <Fragment key={`${kind} ${line}`}>
          <span className={classes[kind]}>{signs[kind] + text}</span>
          {"\n"}
        </Fragment>
      ))}
    </>
  );
}
