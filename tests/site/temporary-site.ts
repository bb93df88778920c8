import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./build-fixture.ts";

export interface TemporarySite {
  dir: string;
  write(file: string, text: string): void;
  dispose(): void;
}

/** Inside the project, so that components of a site find React. */
const parent = join(root, ".cache/tests");

export function createTemporaryFolder(): string {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, "site-"));
}

/** A site of one page in a temporary folder. */
export function createTemporarySite(): TemporarySite {
  const dir = createTemporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  const config = join(root, "tests/fixtures/minimal-config.ts");
  write("config.ts", `export { default } from ${JSON.stringify(config)};\n`);
  write("content/docs/index.md", "---\ntitle: Home\n---\n\nText.\n");
  return { dir, write, dispose: () => rmSync(dir, { recursive: true, force: true }) };
}

/** A component with a style sheet. Sites with the same code share a compiled engine. */
export function writeLamp({ write }: TemporarySite): void {
  write("lamp.css", ".lamp { color: goldenrod; }\n");
  write(
    "components.tsx",
    'import "./lamp.css";\n\nexport function Lamp() {\n  return <b className="lamp">Light</b>;\n}\n',
  );
}

export function copySite(from: string): TemporarySite {
  const site = createTemporarySite();
  rmSync(site.dir, { recursive: true });
  cpSync(from, site.dir, { recursive: true });
  return site;
}
