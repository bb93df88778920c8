import { type DetailsHTMLAttributes, isValidElement, type ReactNode } from "react";

interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary?: ReactNode;
}

export default function Details({ summary, children, ...rest }: DetailsProps) {
  const isElement = isValidElement(summary) && summary.type === "summary";
  return (
    <details {...rest}>
      {isElement || summary === undefined ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  );
}
