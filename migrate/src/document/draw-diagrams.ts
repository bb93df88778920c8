import { checkMermaid } from "../../../src/content/parse/diagrams/check-mermaid.ts";
import { prepareDiagrams } from "../../../src/content/parse/diagrams/render-diagram.ts";

/** A function that says whether the engine draws a diagram, by drawing it. */
export async function diagramCheck(): Promise<(source: string) => boolean> {
  const draw = await prepareDiagrams();
  return (source) => {
    if (checkMermaid(source).length > 0) return false;
    try {
      draw(source);
      return true;
    } catch {
      return false;
    }
  };
}
