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

/** Infers the kind of a value from its expression. `variables` has types by name. */
export function getValueKind(
  { source, node }: Expression,
  variables: ReadonlyMap<string, TypeNode>,
): ValueKind | undefined {
  return getKind(node);

  function getKind(current: SyntaxNode): ValueKind | undefined {
    const parts = current.children.filter(({ type }) => !/^(?:comment|[()])$/.test(type));
    const [first, ...steps] = parts;
    switch (current.type) {
      case "expression":
      case "collection_value":
      case "template_expr":
      case "operation":
      case "for_expr":
        if (first && steps.length === 0) return getKind(first);
        return first?.type === "variable_expr" ? variableKind(first, steps) : undefined;
      case "tuple":
      case "for_tuple_expr":
        return "list";
      case "object":
      case "for_object_expr":
        return "map";
      case "heredoc_template":
        return "string";
      case "quoted_template":
        return templateKind(parts);
      case "function_call": {
        const name = findChild(current, "identifier");
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
  function templateKind(parts: readonly SyntaxNode[]): ValueKind | undefined {
    const inner = parts.filter(({ type }) => !/^quoted_template_(?:start|end)$/.test(type));
    const [only] = inner;
    if (inner.length !== 1 || only?.type !== "template_interpolation") return "string";
    const expression = findChild(only, "expression");
    return expression && getKind(expression);
  }

  function variableKind(first: SyntaxNode, [step, ...more]: SyntaxNode[]): ValueKind | undefined {
    if (getSourceText(source, first) !== "var" || step?.type !== "get_attr" || more.length > 0) {
      return undefined;
    }
    const type = variables.get(getSourceText(source, step).slice(1));
    return type && getKindOfType(type);
  }
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
