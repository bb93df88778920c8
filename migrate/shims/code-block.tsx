import type { ReactNode } from "react";

interface CodeBlockProps {
  title?: ReactNode;
  language?: string;
  children?: ReactNode;
  [option: string]: unknown;
}

/** Has no colors, because code of components is unknown at build time. */
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
