import type { ReactNode } from "react";

interface CodeBlockProps {
  title?: ReactNode;
  language?: string;
  children?: ReactNode;
  [option: string]: unknown;
}

/**
 * Code blocks that components create have no colors, because their code is unknown at build time.
 */
export default function CodeBlock({ title, children }: CodeBlockProps) {
  return (
    <figure>
      {title && <figcaption>{title}</figcaption>}
      <pre>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
