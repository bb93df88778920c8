import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve } from "node:path";
import type { Article } from "../document/article.ts";
import type { ComponentRequest } from "../document/convert/conversion.ts";
import { readModule } from "../document/convert/modules.ts";
import { addDiagnostic, type Plan } from "../model.ts";
import { type CopiedModule, copyModule, needsClient, resolveModule } from "./port-module.ts";

export interface ComponentRegistry {
  /** Name of a component in the new site. The first request for it copies it, or makes a stub. */
  nameOf(request: ComponentRequest, article: Article): string;
  /** Whether a component only says that it is missing. */
  isStub(name: string): boolean;
  /** Takes over components that a page defines itself. Returns their new names by the old ones. */
  define(code: string, names: readonly string[], article: Article): Map<string, string>;
  finish(): void;
}

const builtIn = new Set(
  "Bad Card CardGroup CardList CCLicense CenterLayout Compare Course FileTree Good Grid Steps TabItem Tabs Term UpgradePlanner VersionBadge".split(
    " ",
  ),
);

interface ComponentOptions {
  plan: Plan;
  siteDir: string;
  sheet(): string;
}

export function createComponents({ plan, siteDir, sheet }: ComponentOptions): ComponentRegistry {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const exports: string[] = [];
  const stubs: { name: string; origin: string }[] = [];
  const copied = new Map<string, CopiedModule | undefined>();
  const anywhere = globalComponents(siteDir);

  function freeName(wanted: string): string {
    const plain =
      wanted.replace(/\W/g, "").replace(/^[a-z]/, (letter) => letter.toUpperCase()) || "Component";
    let name = plain;
    for (let count = 2; taken.has(name) || builtIn.has(name); count++) name = `${plain}${count}`;
    taken.add(name);
    return name;
  }

  function addStub(name: string, origin: string): void {
    stubs.push({ name, origin });
  }

  function addModule(file: string): CopiedModule | undefined {
    if (!copied.has(file)) {
      const module = copyModule(file, siteDir);
      copied.set(file, module);
      for (const [path, planned] of module?.files ?? []) plan.files.set(path, planned);
    }
    return copied.get(file);
  }

  function resolveFile(
    { specifier, local }: ComponentRequest,
    article: Article,
  ): { file?: string; imported?: string } {
    if (specifier === null) {
      const found = anywhere.get(local);
      return found ? { file: found.file, imported: found.imported } : {};
    }
    const from = join(article.collection.root, dirname(article.path));
    const file = resolveModule(specifier, from, siteDir);
    return file === undefined ? {} : { file };
  }

  return {
    nameOf(request, article) {
      const { specifier, local } = request;
      if (specifier === null && builtIn.has(local) && !anywhere.has(local)) return local;
      const { file, imported = request.imported } = resolveFile(request, article);
      const key = file === undefined ? `${specifier ?? ""} ${local}` : `${file} ${imported}`;
      const known = names.get(key);
      if (known !== undefined) return known;
      const name = freeName(local.split(".").at(-1) ?? local);
      names.set(key, name);
      const module = file === undefined ? undefined : addModule(file);
      if (!module?.exports.has(imported)) {
        const origin =
          file === undefined ? (specifier ?? "an import that is missing") : relative(siteDir, file);
        addStub(
          name,
          module === undefined && file !== undefined
            ? `${origin}: ${stubReason(file, siteDir)}`
            : origin,
        );
        return name;
      }
      const from = `./${module.path}`;
      const what = imported === name ? name : `${imported} as ${name}`;
      exports.push(`export { ${what} } from ${JSON.stringify(from)};`);
      addDiagnostic(plan, "copied-component", `<${name}>`, module.path);
      return name;
    },

    isStub: (name) => stubs.some((stub) => stub.name === name),

    define(code, wanted, article) {
      const result = new Map<string, string>();
      const renamed = wanted.map((name) => [name, freeName(name)] as const);
      for (const pair of renamed) result.set(...pair);
      const first = renamed[0]?.[1] ?? "Component";
      const isOwn = (readModule(code)?.imports ?? []).length === 0 && !/\brequire\(/.test(code);
      const uses = article.prepared.root.children.flatMap((node) =>
        node.type === "mdxjsEsm" ? (readModule(node.value)?.imports ?? []) : [],
      );
      const needsImport = uses.some(
        ({ local, specifier }) =>
          local !== "" &&
          !/\.mdx?$/.test(specifier) &&
          specifier !== "react" &&
          new RegExp(`\\b${local}\\b`).test(code),
      );
      if (!isOwn || needsImport) {
        for (const [, name] of renamed) addStub(name, `${article.path} defines it with imports`);
        return result;
      }
      const path = `components/migrated/${kebab(first)}.jsx`;
      const react = uses
        .filter(({ specifier }) => specifier === "react")
        .map(({ local, imported }) =>
          imported === "default"
            ? `import ${local} from "react";\n`
            : `import { ${imported} as ${local} } from "react";\n`,
        );
      plan.files.set(path, {
        text: `${needsClient(code) ? '"use client";\n\n' : ""}${react.join("")}${code}`,
      });
      const list = renamed
        .map(([old, name]) => (old === name ? name : `${old} as ${name}`))
        .join(", ");
      exports.push(`export { ${list} } from ${JSON.stringify(`./${path}`)};`);
      addDiagnostic(plan, "copied-component", `<${first}>`, path);
      return result;
    },

    finish() {
      const css = sheet();
      if (css !== "") plan.files.set("components/migrated.css", { text: css });
      if (stubs.length > 0) {
        plan.files.set("components/stubs.tsx", { text: stubsModule(stubs) });
        exports.push(
          `export { ${stubs
            .map(({ name }) => name)
            .sort()
            .join(", ")} } from "./components/stubs.tsx";`,
        );
      }
      const lines = [
        ...(css === "" ? [] : ['import "./components/migrated.css";']),
        ...exports.sort(),
      ];
      if (lines.length > 0) plan.files.set("components.tsx", { text: `${lines.join("\n")}\n` });
    },
  };
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z\d])[A-Z]/g, "-$&").toLowerCase();
}

function stubReason(file: string, siteDir: string): string {
  const module = readModule(readFileSync(file, "utf8"));
  const needs = (module?.imports ?? [])
    .map(({ specifier }) => specifier)
    .filter((specifier) => specifier !== "react" && !/^[./]|^@site\//.test(specifier));
  const all = [...new Set(needs)];
  return all.length > 0
    ? `it needs ${all.join(", ")}`
    : `it cannot be read (${extname(file)} in ${relative(siteDir, dirname(file))})`;
}

function stubsModule(stubs: readonly { name: string; origin: string }[]): string {
  const parts = stubs.map(
    ({ name, origin }) =>
      `/** MIGRATION STUB: write this component anew. SourceEngine: ${origin.replaceAll("*/", "* /")}. */\nexport function ${name}({ children }: StubProps) {\n  return <Stub name="${name}">{children}</Stub>;\n}\n`,
  );
  return `import type { ReactNode } from "react";

interface StubProps {
  children?: ReactNode;
  [name: string]: unknown;
}

/** Says in the place of a component that it is missing, and shows what is inside it. */
function Stub({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div data-migration-stub={name}>
      <p>
        <em>Missing here: the component {name}.</em>
      </p>
      {children}
    </div>
  );
}

${parts.join("\n")}`;
}

interface GlobalComponent {
  file: string;
  imported: string;
}

/** The components that \`src/theme/MDXComponents\` of the old site gives to every page, by their tags. */
function globalComponents(siteDir: string): Map<string, GlobalComponent> {
  const found = new Map<string, GlobalComponent>();
  const folder = join(siteDir, "src/theme");
  const file = [".tsx", ".ts", ".jsx", ".js"]
    .flatMap((extension) => [`MDXComponents${extension}`, `MDXComponents/index${extension}`])
    .map((name) => resolve(folder, name))
    .find(existsSync);
  if (file === undefined) return found;
  const code = readFileSync(file, "utf8");
  const module = readModule(code);
  const list = /export default\s*\{([\s\S]*)\}/.exec(code)?.[1] ?? code;
  for (const { local, imported, specifier } of module?.imports ?? []) {
    const target = resolveModule(specifier, dirname(file), siteDir);
    if (target === undefined || local === "" || imported === "*") continue;
    if (!new RegExp(`\\b${local}\\b`).test(list)) continue;
    const tags = [...list.matchAll(new RegExp(`(\\w+)["']?\\s*:\\s*${local}\\b`, "g"))];
    for (const tag of tags.length > 0 ? tags.map(([, name = ""]) => name) : [local]) {
      found.set(tag, { file: target, imported });
    }
  }
  return found;
}
