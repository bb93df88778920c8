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

/** The name in parameters and declarations; a default value would read a property of it. */
const boundProcess = /(?<![\w$.])process(?![\w$]|\s*[.:?[])/;

/** @param code an expression, or attributes that begin with three dots */
export function readExpression(code: string): ExpressionCode {
  const source = `[${code}\n]`;
  const found: ExpressionCode = { components: [] };
  const members: string[] = [];
  let isBound = false;
  const bind = (...patterns: ({ start: number; end: number } | null)[]) => {
    isBound ||= patterns.some(
      (pattern) => pattern && boundProcess.test(source.slice(pattern.start, pattern.end)),
    );
  };
  const visitor = new Visitor({
    JSXOpeningElement({ name: { start, end } }) {
      const name = source.slice(start, end);
      if (/^[A-Z]/.test(name)) found.components.push(name);
    },
    ImportExpression({ start, end }) {
      found.importCode ??= source.slice(start, end);
    },
    MemberExpression({ start, end }) {
      members.push(source.slice(start, end));
    },
    ArrowFunctionExpression: ({ params }) => bind(...params),
    FunctionExpression: ({ params }) => bind(...params),
    FunctionDeclaration: ({ params }) => bind(...params),
    VariableDeclarator: ({ id }) => bind(id),
    CatchClause: ({ param }) => bind(param),
  });
  visitor.visit(parseSync("expression.jsx", source, { preserveParens: false }).program);
  const value = members.find(
    (member) => machineObject.test(member) && !(isBound && member.startsWith("process")),
  );
  if (value !== undefined) found.machineValue = /^[\w$]+(?:\??\.[\w$]+)*/.exec(value)?.[0] ?? value;
  return found;
}
