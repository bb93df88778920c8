import type { ReactNode } from "react";

interface CodeBlockProps {
  title?: ReactNode;
  language?: string;
  children?: ReactNode;
  [option: string]: unknown;
}

/** A code block without colors: code that components make is not known when the page is built. */
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
