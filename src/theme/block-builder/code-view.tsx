import { memo, type ReactNode } from "react";

/** Comments, strings, keywords, numbers, and functions. Groups are named after the color classes of code blocks. */
const tokens =
  /(?<c>^\s*#.*|\s#[^"]*$)|(?<s>"(?:[^"\\]|\\.)*")|\b(?<k>module|terraform|include|dependency|inputs(?= = \{)|true|false|null)\b|(?<![\w.-])(?<n>-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w.])|(?<f>\b[a-z_]+)(?=\()/g;

const Line = memo(function Line({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let offset = 0;
  for (const { 0: token, index, groups = {} } of text.matchAll(tokens)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    parts.push(
      text.slice(offset, index),
      <span key={index} className={kind}>
        {token}
      </span>,
    );
    offset = index + token.length;
  }
  return (
    <span>
      {parts}
      {text.slice(offset)}
      {"\n"}
    </span>
  );
});

export function CodeView({ code, label }: { code: string; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be focusable
    <pre tabIndex={0} role="group" aria-label={label}>
      <code>
        {[...code.split("\n").entries()].map(([index, line]) => (
          <Line key={index} text={line} />
        ))}
      </code>
    </pre>
  );
}
