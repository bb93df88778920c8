import { type ESTree, parseSync, Visitor } from "rolldown/utils";

interface ExpressionCode {
  /** Names of the components that the code renders. */
  components: string[];
  /** The first `import()`. */
  importCode?: string;
  /** The first value that only the build knows, such as `process.env.HOME`. */
  machineValue?: string;
}

interface CodeRange {
  start: number;
  end: number;
}

/** @param code an expression, or attributes that begin with three dots */
export function readExpression(code: string): ExpressionCode {
  const source = `[${code}\n]`;
  const { program } = parseSync("expression.jsx", source, { preserveParens: false });
  const found: ExpressionCode = { components: [] };
  const machineObjects = findReferences(program, "process");
  /** The longest member expressions, by the start of the object that they begin with. */
  const members = new Map<number, CodeRange>();
  const getText = ({ start, end }: CodeRange) => source.slice(start, end);
  const visitor = new Visitor({
    JSXOpeningElement({ name }) {
      const text = getText(name);
      if (/^[A-Z]/.test(text)) found.components.push(text);
    },
    ImportExpression(node) {
      found.importCode ??= getText(node);
    },
    MetaProperty(node) {
      if (node.meta.name === "import") machineObjects.push(node);
    },
    MemberExpression(node) {
      const object = getFirstObject(node);
      if (!members.has(object.start))
        members.set(object.start, { start: object.start, end: node.end });
      if (isGlobalProcess(node)) machineObjects.push(node.object);
    },
  });
  visitor.visit(program);
  machineObjects.sort((a, b) => a.start - b.start);
  const object = machineObjects.find(({ start }) => members.has(start)) ?? machineObjects[0];
  if (object) {
    const text = getText(members.get(object.start) ?? object);
    found.machineValue = /^[\w$]+(?:\??\.[\w$]+)*/.exec(text)?.[0] ?? text;
  }
  return found;
}

function getFirstObject(node: ESTree.Expression): ESTree.Expression {
  return node.type === "MemberExpression" && node.object.type !== "Super"
    ? getFirstObject(node.object)
    : node;
}

function isGlobalProcess({ object, property }: ESTree.MemberExpression): boolean {
  if (object.type !== "Identifier" || object.name !== "globalThis") return false;
  return property.type === "Literal"
    ? property.value === "process"
    : property.type === "Identifier" && property.name === "process";
}

/** Where code reads a global variable, except in `typeof`. */
function findReferences(program: ESTree.Program, variable: string): CodeRange[] {
  const identifiers: CodeRange[] = [];
  const declarations: { range: CodeRange; scope: CodeRange }[] = [];
  const functions: CodeRange[] = [];
  const defaults: CodeRange[] = [];
  /** Starts of identifiers that are keys or operands of `typeof`. */
  const ignored = new Set<number>();
  const ignoreKey = ({ key, computed }: { key: CodeRange; computed: boolean }) => {
    if (!computed) ignored.add(key.start);
  };
  const declare = (range: CodeRange | null) => {
    const scope = range && functions.findLast((node) => isInside(range, node));
    if (scope) declarations.push({ range, scope });
  };
  const addFunction = (node: CodeRange & { params: readonly CodeRange[] }) => {
    functions.push(node);
    node.params.forEach(declare);
  };
  const visitor = new Visitor({
    Identifier(node) {
      if (node.name === variable) identifiers.push(node);
    },
    MemberExpression({ property, computed }) {
      if (!computed) ignored.add(property.start);
    },
    Property(node) {
      if (!node.shorthand) ignoreKey(node);
    },
    MethodDefinition: ignoreKey,
    PropertyDefinition: ignoreKey,
    UnaryExpression({ operator, argument }) {
      if (operator === "typeof" && argument.type === "Identifier") ignored.add(argument.start);
    },
    AssignmentPattern: ({ right }) => void defaults.push(right),
    ArrowFunctionExpression: addFunction,
    FunctionExpression(node) {
      addFunction(node);
      declare(node.id);
    },
    FunctionDeclaration(node) {
      declare(node.id);
      addFunction(node);
    },
    ClassDeclaration: ({ id }) => declare(id),
    VariableDeclarator: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
  });
  visitor.visit(program);
  const names = identifiers.filter(({ start }) => !ignored.has(start));
  const scopes = declarations.flatMap(({ range, scope }) => {
    const ownDefaults = defaults.filter((value) => isInside(value, range));
    const isDeclared = names.some(
      (name) => isInside(name, range) && !ownDefaults.some((value) => isInside(name, value)),
    );
    return isDeclared ? [scope] : [];
  });
  return names.filter((name) => !scopes.some((scope) => isInside(name, scope)));
}

function isInside(inner: CodeRange, outer: CodeRange): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}
