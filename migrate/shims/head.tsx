import type { ReactNode } from "react";

/** Renders nothing: the build writes the head from front matter and `config.ts`. */
export default function Head(_props: { children?: ReactNode }): null {
  return null;
}
