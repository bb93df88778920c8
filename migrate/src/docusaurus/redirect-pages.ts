import { type AstNode, findJsxAttribute, parseModule, visitNodes } from "../text/ast.ts";
import { asRecord } from "../text/values.ts";

/** Elements around a redirect that show nothing. */
const emptyElements = /^(?:Redirect|Navigate|Layout|BrowserOnly|Head|meta|title|Fragment)$/;

const literalTarget = /^to=\{?\s*(?:useBaseUrl\(\s*)?(["'`])(?<target>[^"'`$]+)\1\s*\)?\s*\}?$/;

/**
 * The target of a page that contains only a redirect, such as `<Redirect to="/docs" />`.
 *
 * @param code a module, or the body of a page in MDX
 * @param address the address of the page
 */
export function findRedirectTarget(
  code: string,
  { address, baseUrl }: { address: string; baseUrl: string },
): string | undefined {
  if (!/<(?:Redirect|Navigate)\b/.test(code)) return undefined;
  const program = parseModule(code, "page.tsx");
  if (!program) return undefined;
  const elements: AstNode[] = [];
  let hasText = false;
  visitNodes(program, (node) => {
    if (node.type === "JSXOpeningElement") elements.push(node);
    if (node.type === "JSXText") hasText ||= String(node.value).trim() !== "";
  });
  const names = elements.map(({ name }) => String(asRecord(name).name));
  const redirects = elements.filter((_, index) =>
    /^(?:Redirect|Navigate)$/.test(names[index] ?? ""),
  );
  const [redirect] = redirects;
  if (!redirect || redirects.length > 1 || hasText) return undefined;
  if (!names.every((name) => emptyElements.test(name))) return undefined;
  const to = findJsxAttribute(redirect, "to");
  const value = to && code.slice(to.start, to.end);
  const { target } = literalTarget.exec(value ?? "")?.groups ?? {};
  const base = `http://localhost${address}`;
  if (target === undefined || !URL.canParse(target, base)) return undefined;
  const { pathname, origin } = new URL(target, base);
  if (origin !== "http://localhost") return target;
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
}
