import type { Plugin } from "vite";

/** What the names of React's packages lead to, and the production file that it chooses in a build. */
const files =
  /\/(?:node_modules|vendor)\/(?:react|react-dom|scheduler|react-server-dom)\/(?:cjs\/[\w.-]+\.production|[\w.-]+)\.js$/;

/**
 * React is published as CommonJS, and of that a bundler keeps all that is exported: the encoder of
 * server functions, `Children`, `createPortal`. As ES modules its files lose what nobody imports, 4 KB
 * of a page's scripts. In the browser's build alone: elsewhere the files run as they are.
 */
export function reactModulesPlugin(): Plugin {
  return {
    name: "react-modules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: files },
      handler(code, id) {
        const module = id.includes("/cjs/") ? asEsModule(code) : asEsDoor(code);
        // An import for its own sake says that the importer's chunk is the place of the module.
        return module ? { code: module, map: null, moduleSideEffects: true } : undefined;
      },
    },
  };
}

/** A door to the production file; nothing where there is none. */
export function asEsDoor(code: string): string | undefined {
  const path = /require\(["'](.*?\.production\.js)["']\)/.exec(code)?.[1];
  return path && `export * from "${path}";export * as default from "${path}";`;
}

const requirement = /(\w+) = require\("([^"]+)"\)[,;]/g;

/** `require` at the start of a file becomes `import`, and each export a variable of its own. */
export function asEsModule(code: string): string {
  const names = new Set<string>();
  const body = code
    .replace(/\bvar ((?:\w+ = require\("[^"]+"\)[,;]\s*)+)/, (_, required: string) => {
      const imports = required.replace(requirement, 'import * as $1 from "$2";');
      return required.trimEnd().endsWith(",") ? `${imports}var ` : imports;
    })
    .replace(/^(?=exports\.)/gm, "var ")
    .replace(/\bexports\.(\w+)/g, (_, name: string) => {
      names.add(name);
      return `export_${name}`;
    });
  return `${body}\nexport { ${Array.from(names, (name) => `export_${name} as ${name}`).join(", ")} };`;
}
