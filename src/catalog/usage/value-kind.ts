import type { TypeNode } from "../../model/reference/module.ts";
import { type Expression, findChild, getSourceText, type SyntaxNode } from "../hcl/syntax.ts";

export type ValueKind = "string" | "number" | "bool" | "list" | "map";

const functionKinds: Record<ValueKind, string> = {
  string:
    "base64encode basename bcrypt chomp cidrhost cidrnetmask cidrsubnet dirname file filebase64 format formatdate indent join jsonencode lower md5 pathexpand replace sha1 sha256 sha512 strrev substr templatefile timestamp timeadd title tostring trim trimprefix trimspace trimsuffix upper urlencode uuid yamlencode",
  number: "abs ceil floor length log max min parseint pow signum sum timecmp tonumber",
  bool: "alltrue anytrue can contains endswith fileexists startswith strcontains tobool",
  list: "chunklist cidrsubnets compact concat distinct fileset flatten formatlist keys range regexall reverse setintersection setproduct setsubtract setunion slice sort split tolist toset values",
  map: "merge tomap transpose zipmap",
};

const kindOfFunction = new Map(
  Object.entries(functionKinds).flatMap(([kind, names]) =>
    names.split(" ").map((name) => [name, kind as ValueKind] as const),
  ),
);

type VariableTypes = ReadonlyMap<string, TypeNode>;

/** Infers the kind of a value from its expression. `variables` has types by name. */
export function getValueKind(
  { source, node }: Expression,
  variables: VariableTypes,
): ValueKind | undefined {
  const getKind = (child: SyntaxNode) => getValueKind({ source, node: child }, variables);
  const parts = node.children.filter(({ type }) => !/^(?:comment|[()])$/.test(type));
  const [first] = parts;
  switch (node.type) {
    case "expression":
    case "collection_value":
    case "template_expr":
    case "operation":
    case "for_expr":
      return first && parts.length === 1
        ? getKind(first)
        : getVariableKind(parts, source, variables);
    case "tuple":
    case "for_tuple_expr":
      return "list";
    case "object":
    case "for_object_expr":
      return "map";
    case "heredoc_template":
      return "string";
    case "quoted_template": {
      const interpolation = findOnlyInterpolation(parts);
      const expression = interpolation && findChild(interpolation, "expression");
      return expression ? getKind(expression) : "string";
    }
    case "function_call": {
      const name = findChild(node, "identifier");
      return name && kindOfFunction.get(getSourceText(source, name));
    }
    case "binary_operation":
      return parts.some(({ type }) => /^[-+*/%]$/.test(type)) ? "number" : "bool";
    case "unary_operation":
      return first?.type === "!" ? "bool" : "number";
    case "conditional": {
      const [, yes, no] = parts.filter(({ type }) => type === "expression");
      const [a, b] = [yes && getKind(yes), no && getKind(no)];
      return a === b ? a : undefined;
    }
    default:
      return undefined;
  }
}

/** A template that is one interpolation has the kind of its expression. */
function findOnlyInterpolation(parts: readonly SyntaxNode[]): SyntaxNode | undefined {
  const inner = parts.filter(({ type }) => !/^quoted_template_(?:start|end)$/.test(type));
  return inner.length === 1 && inner[0]?.type === "template_interpolation" ? inner[0] : undefined;
}

/** The kind of `var.name`. */
function getVariableKind(
  [root, attribute, ...more]: readonly SyntaxNode[],
  source: string,
  variables: VariableTypes,
): ValueKind | undefined {
  const isVariable = root?.type === "variable_expr" && getSourceText(source, root) === "var";
  if (!isVariable || attribute?.type !== "get_attr" || more.length > 0) return undefined;
  const type = variables.get(getSourceText(source, attribute).slice(1));
  return type && getKindOfType(type);
}

function getKindOfType(type: TypeNode): ValueKind | undefined {
  switch (type.kind) {
    case "primitive":
      return type.name === "any" ? undefined : type.name;
    case "collection":
      return type.name === "map" ? "map" : "list";
    case "tuple":
      return "list";
    case "object":
      return "map";
    case "unknown":
      return undefined;
  }
}

const names: Record<ValueKind, string> = {
  string: "a string",
  number: "a number",
  bool: "a bool",
  list: "a list",
  map: "a map or object",
};

export function getKindMismatch(kind: ValueKind, type: TypeNode): string | undefined {
  const expected = getKindOfType(type);
  if (expected === undefined || expected === kind) return undefined;
  // Terraform converts numbers and bools to strings, and back if they look like one.
  const isPlain = (kind: ValueKind) => kind !== "list" && kind !== "map";
  if (isPlain(kind) && isPlain(expected) && (kind === "string" || expected === "string")) {
    return undefined;
  }
  return `expected ${names[expected]}, but the expression is ${names[kind]}`;
}
