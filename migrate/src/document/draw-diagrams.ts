import { readMermaid } from "../../../src/content/parse/diagrams/mermaid/read-mermaid.ts";
import { prepareDiagrams } from "../../../src/content/parse/diagrams/render-diagram.ts";
import { isDrawnWithout } from "../../../src/content/rules/diagram-rules.ts";

/** A function that says whether the engine draws a diagram, by drawing it. */
export async function diagramCheck(): Promise<(source: string) => boolean> {
  const draw = await prepareDiagrams();
  return (source) => {
    const { drawn, problems } = readMermaid(source);
    if (problems.some(({ found }) => !isDrawnWithout(found))) return false;
    if (typeof drawn !== "string") return true;
    try {
      draw(drawn);
      return true;
    } catch {
      return false;
    }
  };
}
