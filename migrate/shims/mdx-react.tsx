import type { ReactNode } from "react";

export function MDXProvider({
  children,
}: {
  children?: ReactNode;
  components?: unknown;
}): ReactNode {
  return children;
}

export function useMDXComponents(): Record<string, never> {
  return {};
}
