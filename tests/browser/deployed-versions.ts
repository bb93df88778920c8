import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** As deep as the fixtures, so that relative imports work in copies. */
const outputs = ".cache/tests";

/** Outputs of builds that tests deploy one after another. */
export const versions = {
  before: join(outputs, "deployed-before"),
  /** Another engine, with changed and moved pages. */
  after: join(outputs, "deployed-after"),
  /** The engine of `before` with the content of `after`. */
  written: join(outputs, "deployed-written"),
};

/** Builds a copy of the fixture `kitchen-sink` with changes. */
async function build(out: string, changeFiles: (site: string) => void = () => {}): Promise<void> {
  const site = `${out}-site`;
  rmSync(site, { recursive: true, force: true });
  cpSync("tests/fixtures/kitchen-sink", site, { recursive: true });
  changeFiles(site);
  await run("node", ["src/run.mjs", "src/cli.ts", "build", "--site", site, "--out", out]);
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

/** Another message changes the code of the shell, and with it the names of all chunks. */
function changeEngine(site: string): void {
  const words = join(site, "messages/en");
  mkdirSync(words, { recursive: true });
  writeFileSync(join(words, "default.ts"), 'export const dismiss = "Shut";\n');
}

/** Changes a sentence of one page and renames a section of another. */
function changeContent(site: string): void {
  change(join(site, "content/docs/light/fog.md"), (text) => {
    return `${text}\nA sentence of the second build.\n`;
  });
  change(join(site, "content/docs/light/watch.md"), (text) =>
    text.replace("## At dawn", "## At first light"),
  );
  change(join(site, "redirects.tsv"), (text) => text.replace("#at-dawn", "#at-first-light"));
}

function changeSite(site: string): void {
  changeEngine(site);
  changeContent(site);
}

export const buildVersions = [
  () => build(versions.before),
  () => build(versions.after, changeSite),
  () => build(versions.written, changeContent),
];
