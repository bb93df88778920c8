import type { CodeDiagnostic } from "../../catalog/usage/repository/code-diagnostics.ts";
import { TextWithCode } from "../code-block/text-with-code.tsx";
import { pagePlural } from "../messages/page-plural.ts";
import * as messages from "./check-messages.ts";

const maxListedFindings = 200;

interface FindingsProps {
  findings: readonly CodeDiagnostic[];
  /** Absent if the code is not shown. */
  onShow?: ((finding: CodeDiagnostic) => void) | undefined;
  /** Absent while the code is newer than the findings. */
  onFix?: ((findings: readonly CodeDiagnostic[]) => void) | undefined;
}

export function Findings({ findings, onShow, onFix }: FindingsProps) {
  const listedFindings = findings.slice(0, maxListedFindings);
  const hiddenCount = findings.length - listedFindings.length;
  return (
    <>
      <ol className="check-findings">
        {listedFindings.map((finding) => (
          <Finding
            key={`${finding.file} ${finding.offset} ${finding.rule} ${finding.message}`}
            finding={finding}
            onShow={onShow}
            onFix={onFix}
          />
        ))}
      </ol>
      {hiddenCount > 0 && <p>{pagePlural(messages.moreFindings, { count: hiddenCount })}</p>}
    </>
  );
}

interface FindingProps extends Pick<FindingsProps, "onShow" | "onFix"> {
  finding: CodeDiagnostic;
}

function Finding({ finding, onShow, onFix }: FindingProps) {
  const { file, line, column, severity, message, hint, edit } = finding;
  const position = `${file}:${line}:${column}`;
  return (
    <li className={severity}>
      <strong>{severity === "error" ? messages.errorSeverity : messages.warningSeverity}</strong>{" "}
      {onShow ? (
        <button type="button" className="check-position" onClick={() => onShow(finding)}>
          {position}
        </button>
      ) : (
        <span className="check-position">{position}</span>
      )}
      <p>
        <TextWithCode text={`${message}${hint ? `; ${hint}` : ""}`} />
      </p>
      {edit && onFix && (
        <button type="button" className="check-fix" onClick={() => onFix([finding])}>
          {edit.text === ""
            ? messages.fixByRemoval
            : messages.fixWith(getShortReplacement(edit.text))}
        </button>
      )}
    </li>
  );
}

/** Shows only the version of a source URL. */
function getShortReplacement(text: string): string {
  const version = /\?ref=\S+$/.exec(text)?.[0];
  return (version ?? text).trim().replace(/\s*\n\s*/g, " ");
}
