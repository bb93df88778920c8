import type { ReactNode } from "react";
import Admonition from "./admonition.tsx";
import useBaseUrl from "./use-base-url.ts";

export { default as TabItem } from "./tab-item.tsx";
export { default as Tabs } from "./tabs.tsx";

// In a copied module, components without an export here, such as `Steps`, show just their content.

interface Props {
  title?: string;
  description?: string;
  href?: string;
  text?: string;
  code?: string;
  type?: string;
  children?: ReactNode;
}

export function Card({ title, children }: Props) {
  return (
    <section>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </section>
  );
}

export function LinkCard({ title, description, href = "" }: Props) {
  return (
    <p>
      <a href={useBaseUrl(href)}>{title}</a>
      {description && <>: {description}</>}
    </p>
  );
}

export function LinkButton({ href = "", children }: Props) {
  return <a href={useBaseUrl(href)}>{children}</a>;
}

export function Aside({ type = "note", title, children }: Props) {
  return (
    <Admonition type={type} title={title}>
      {children}
    </Admonition>
  );
}

export function Badge({ text }: Props) {
  return <mark>{text}</mark>;
}

export function Code({ code }: Props) {
  return (
    <pre>
      <code>{code}</code>
    </pre>
  );
}
