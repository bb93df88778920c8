import { existsSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";

/** Code of the modules that hand a site's own components to the bundle, by module name. */
export function siteModules(siteDir: string): Record<string, string> {
  return {
    "virtual:site/pages": pagesModule(join(siteDir, "pages")),
    "virtual:site/components": componentsModule(join(siteDir, "components.tsx")),
  };
}

function pagesModule(folder: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".tsx"))
        .sort()
    : [];
  const imports = files.map(
    (name, index) => `import * as p${index} from ${JSON.stringify(join(folder, name))};`,
  );
  const entries = files.map((name, index) => `${JSON.stringify(parse(name).name)}: p${index}`);
  return `${imports.join("\n")}\nexport const pages = { ${entries.join(", ")} };`;
}

function componentsModule(file: string): string {
  return existsSync(file)
    ? `import * as components from ${JSON.stringify(file)};\nexport const customComponents = { ...components };`
    : "export const customComponents = {};";
}
