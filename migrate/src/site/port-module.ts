import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, relative, resolve } from "node:path";
import { parseSync } from "rolldown/utils";
import { relativePath } from "../../../src/content/parse/links/resolve-address.ts";
import type { PlannedFile } from "../model.ts";
import { applyEdits, type Edit } from "../text/edits.ts";

export interface CopiedModule {
  path: string;
  exports: ReadonlySet<string>;
  files: Map<string, PlannedFile>;
}

const extensions = [".tsx", ".ts", ".jsx", ".js", ".mjs"];

/** The file that a specifier names; undefined for packages and files that do not exist. */
export function resolveModule(
  specifier: string,
  from: string,
  siteDir: string,
): string | undefined {
  const base = specifier.startsWith("@site/")
    ? join(siteDir, specifier.slice(6))
    : specifier.startsWith(".")
      ? resolve(from, specifier)
      : specifier.startsWith("/")
        ? join(siteDir, specifier)
        : undefined;
  if (base === undefined) return undefined;
  const candidates = [
    base,
    ...extensions.map((end) => base + end),
    ...extensions.map((end) => join(base, `index${end}`)),
  ];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

const shims: Readonly<Record<string, string>> = {
  "@docusaurus/Link": "link.tsx",
  "@docusaurus/useBaseUrl": "use-base-url.ts",
  "@theme/CodeBlock": "code-block.tsx",
  "@theme/Heading": "heading.tsx",
  clsx: "clsx.ts",
};

const shimSources: Readonly<Record<string, string>> = {
  "link.tsx": `import type { AnchorHTMLAttributes } from "react";
import useBaseUrl from "./use-base-url.ts";

/** Stands in for \`@docusaurus/Link\`. */
export default function Link({ to, href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to?: string }) {
  return <a {...rest} href={useBaseUrl(to ?? href ?? "")} />;
}
`,
  "use-base-url.ts": `/** Stands in for \`@docusaurus/useBaseUrl\`: the address of a route or a file below \`public/\`. */
export default function useBaseUrl(address: string): string {
  if (!/^\\/(?!\\/)/.test(address)) return address;
  return import.meta.env.BASE_URL + address.slice(1);
}
`,
  "code-block.tsx": `import type { ReactNode } from "react";

/** Stands in for \`@theme/CodeBlock\`, without colors. */
export default function CodeBlock({ title, children }: { title?: ReactNode; children?: ReactNode; [option: string]: unknown }) {
  return (
    <figure>
      {title && <figcaption>{title}</figcaption>}
      <pre>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
`,
  "heading.tsx": `import type { HTMLAttributes } from "react";

/** Stands in for \`@theme/Heading\`. */
export default function Heading({ as: Tag, ...rest }: HTMLAttributes<HTMLHeadingElement> & { as: "h1" | "h2" | "h3" | "h4" | "h5" | "h6" }) {
  return <Tag {...rest} />;
}
`,
  "clsx.ts": `type Name = string | number | false | null | undefined | Record<string, unknown> | Name[];

/** Stands in for \`clsx\`: joins the names of classes. */
export default function clsx(...names: Name[]): string {
  return names
    .flatMap((name) => {
      if (!name) return [];
      if (Array.isArray(name)) return [clsx(...name)];
      if (typeof name !== "object") return [String(name)];
      return Object.keys(name).filter((key) => name[key]);
    })
    .filter(Boolean)
    .join(" ");
}
export { clsx };
`,
};

const folder = "components/migrated";

/** Copies a module with what it imports; undefined where it needs what the new site does not have. */
export function copyModule(file: string, siteDir: string): CopiedModule | undefined {
  const files = new Map<string, PlannedFile>();
  const exports = copyInto(file, { siteDir, files, open: new Set() });
  return exports && { path: targetOf(file, siteDir), exports, files };
}

interface ModuleCopy {
  siteDir: string;
  files: Map<string, PlannedFile>;
  open: Set<string>;
}

function targetOf(file: string, siteDir: string): string {
  const path = relative(siteDir, file)
    .split("\\")
    .join("/")
    .replaceAll("../", "")
    .replace(/^src\/(?:components\/)?/, "");
  return `${folder}/${path.replace(/\.m?js$/, ".jsx")}`;
}

interface ModuleStatement {
  type: string;
  start: number;
  end: number;
  source?: { value: string; start: number; end: number } | null;
  declaration?: { id?: { name: string } | null; declarations?: { id: { name?: string } }[] } | null;
  specifiers?: { exported?: { name?: string } }[];
}

function copyInto(file: string, work: ModuleCopy): Set<string> | undefined {
  const target = targetOf(file, work.siteDir);
  const exports = new Set<string>();
  if (work.open.has(file)) return exports;
  work.open.add(file);
  const code = readFileSync(file, "utf8");
  const { program, errors } = parseSync("module.tsx", code);
  if (errors.length > 0 || /\brequire\(|\bmodule\.exports\b/.test(code)) return undefined;
  const edits: Edit[] = [];
  for (const statement of program.body as unknown as ModuleStatement[]) {
    for (const name of exportedNames(statement)) exports.add(name);
    if (!statement.source) continue;
    const now = copyImport(statement.source.value, { file, target }, work);
    if (now === undefined) return undefined;
    const { start, end } = statement.source;
    edits.push({ start, end, text: JSON.stringify(now) });
  }
  const text = applyEdits(code, edits).text;
  const isMarked = /^\s*["']use client["']/.test(text);
  work.files.set(target, {
    text: needsClient(code) && !isMarked ? `"use client";\n\n${text}` : text,
  });
  return exports;
}

function exportedNames({ type, declaration, specifiers = [] }: ModuleStatement): string[] {
  if (type === "ExportDefaultDeclaration") return ["default"];
  if (type !== "ExportNamedDeclaration") return [];
  const declared = declaration?.id ? [declaration.id.name] : [];
  const variables = (declaration?.declarations ?? []).flatMap(({ id }) => id.name ?? []);
  return [...declared, ...variables, ...specifiers.flatMap(({ exported }) => exported?.name ?? [])];
}

function copyImport(
  specifier: string,
  from: { file: string; target: string },
  work: ModuleCopy,
): string | undefined {
  if (/^react(?:\/jsx-runtime|-dom)?$/.test(specifier)) return specifier;
  const placeholder = shims[specifier];
  if (placeholder !== undefined) {
    for (const name of [placeholder, ...(placeholder === "link.tsx" ? ["use-base-url.ts"] : [])]) {
      work.files.set(`${folder}/docusaurus/${name}`, { text: shimSources[name] ?? "" });
    }
    return relativePath(from.target, `${folder}/docusaurus/${placeholder}`);
  }
  const file = resolveModule(specifier, dirname(from.file), work.siteDir);
  if (file === undefined) return undefined;
  if (extname(file) === ".css" || extname(file) === ".json") {
    const target = targetOf(file, work.siteDir);
    work.files.set(target, { copyOf: file });
    return relativePath(from.target, target);
  }
  if (!extensions.includes(extname(file)) || !copyInto(file, work)) return undefined;
  return relativePath(from.target, targetOf(file, work.siteDir));
}

/** Hooks and event handlers need the browser. */
export function needsClient(code: string): boolean {
  return /\buse(?!BaseUrl\b)[A-Z]\w*\(|\son[A-Z]\w*=|\bcreateContext\(|extends\s+(?:React\.)?(?:Pure)?Component\b/.test(
    code,
  );
}
