import { checkMermaid } from "../../../src/content/parse/diagrams/check-mermaid.ts";
import { prepareDiagrams } from "../../../src/content/parse/diagrams/render-diagram.ts";
import { isWarning } from "../../../src/content/rules/diagram-rules.ts";

/** Returns a function that tells whether the engine draws a diagram. */
export async function diagramCheck(): Promise<(source: string) => boolean> {
  const draw = await prepareDiagrams();
  return (source) => {
    const { text, diagnostics } = checkMermaid(source);
    if (diagnostics.some(({ values }) => !isWarning(values))) return false;
    try {
      draw(text);
      return true;
    } catch {
      return false;
    }
  };
}
