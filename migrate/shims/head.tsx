import type { ReactNode } from "react";

/**
 * Renders nothing, because the build writes the head of a page from its front matter and
 * `config.ts`.
 */
export default function Head(_props: { children?: ReactNode }): null {
  return null;
}
