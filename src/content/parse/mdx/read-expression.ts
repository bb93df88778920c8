import { parseSync, Visitor } from "rolldown/utils";

interface ExpressionCode {
  /** Names of the components that the code renders. */
  components: string[];
  /** The first `import()`. */
  importCode?: string;
  /** The first value that only the build knows, such as `process.env.HOME`. */
  machineValue?: string;
}

const machineObject =
  /^(?:process|globalThis\s*\??\.?(?:\s*process|\[\s*["'`]process["'`]\s*\])|import\.meta)(?![\w$])/;

/** The name in parameters and declarations, unless it is a key or begins a default value. */
const boundProcess = /(?<![\w$]|(?<!\.\.)\.|=>?\s*)process(?![\w$]|\s*[.:?[])/;

interface CodeRange {
  start: number;
  end: number;
}

/** @param code an expression, or attributes that begin with three dots */
export function readExpression(code: string): ExpressionCode {
  const source = `[${code}\n]`;
  const found: ExpressionCode = { components: [] };
  const members: CodeRange[] = [];
  const functions: CodeRange[] = [];
  const bound: CodeRange[] = [];
  const getText = ({ start, end }: CodeRange) => source.slice(start, end);
  const bind = (pattern: CodeRange | null) => {
    if (!pattern || !boundProcess.test(getText(pattern))) return;
    const scope = functions.findLast((range) => isInside(pattern, range));
    if (scope) bound.push(scope);
  };
  const addFunction = (node: CodeRange & { params: readonly CodeRange[] }) => {
    functions.push(node);
    node.params.forEach(bind);
  };
  const visitor = new Visitor({
    JSXOpeningElement({ name }) {
      const text = getText(name);
      if (/^[A-Z]/.test(text)) found.components.push(text);
    },
    ImportExpression(node) {
      found.importCode ??= getText(node);
    },
    MemberExpression: (node) => void members.push(node),
    ArrowFunctionExpression: addFunction,
    FunctionExpression: addFunction,
    FunctionDeclaration: addFunction,
    VariableDeclarator: ({ id }) => bind(id),
    CatchClause: ({ param }) => bind(param),
  });
  visitor.visit(parseSync("expression.jsx", source, { preserveParens: false }).program);
  const isBound = (member: CodeRange) =>
    getText(member).startsWith("process") && bound.some((range) => isInside(member, range));
  const value = members.find((member) => machineObject.test(getText(member)) && !isBound(member));
  if (value) {
    const text = getText(value);
    found.machineValue = /^[\w$]+(?:\??\.[\w$]+)*/.exec(text)?.[0] ?? text;
  }
  return found;
}

function isInside(inner: CodeRange, outer: CodeRange): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}
