import { type AstNode, isAstNode, parseModule, visitNodes } from "../text/ast.ts";
import { asRecord } from "../text/values.ts";

/** The text of a component such as `const Yes = () => h("b", { class: "x" }, ["yes"])`. */
export function textOfRenderFunction(script: string, name: string): string | undefined {
  let call: AstNode | undefined;
  visitNodes(parseModule(script, "module.ts"), (node) => {
    if (node.type !== "VariableDeclarator" || asRecord(node.id).name !== name) return;
    const { body } = asRecord(node.init);
    if (isAstNode(body) && body.type === "CallExpression") call = body;
  });
  return call && textOfCall(call);
}

/** Undefined if a part of the text is only known when the component runs. */
function textOfCall({ callee, arguments: values }: AstNode): string | undefined {
  if (asRecord(callee).name !== "h") return undefined;
  const content = (values as AstNode[]).slice(1).filter(({ type }) => type !== "ObjectExpression");
  const texts = content.flatMap(({ type, elements, ...node }) =>
    type === "ArrayExpression" ? (elements as AstNode[]) : ({ type, ...node } as AstNode),
  );
  const known = texts.map((node) =>
    node.type === "CallExpression"
      ? textOfCall(node)
      : node.type === "Literal" && typeof node.value === "string"
        ? node.value
        : undefined,
  );
  return known.includes(undefined) ? undefined : known.join("").trim();
}
