import type { ReactNode } from "react";

interface AdmonitionProps {
  type?: string;
  title?: ReactNode | undefined;
  icon?: ReactNode;
  className?: string;
  children?: ReactNode;
}

const kinds: Readonly<Record<string, string>> = {
  secondary: "note",
  important: "info",
  success: "tip",
  caution: "warning",
};

export default function Admonition({ type = "note", title, className, children }: AdmonitionProps) {
  const kind = kinds[type] ?? type;
  return (
    <div
      className={["admonition", `admonition-${kind}`, className].filter(Boolean).join(" ")}
      role="note"
    >
      <p className="admonition-title">{title ?? type.charAt(0).toUpperCase() + type.slice(1)}</p>
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  );
}
