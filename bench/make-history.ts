import { spawn } from "node:child_process";
import { appendFileSync, mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { openStore } from "../src/builder/cache/store.ts";
import { readHistory } from "../src/builder/history/read-history.ts";

/**
 * Creates a repository with many pages and commits in a new folder (`--out DIR`) and prints how long
 * reading its history takes: without a cache, from the cache, and after one more commit. One commit
 * in five has no useful message, one in fifty moves a page, and two move 500 pages each.
 */
const { values } = parseArgs({
  options: {
    out: { type: "string" },
    pages: { type: "string", default: "3500" },
    commits: { type: "string", default: "5000" },
  },
});
const { out } = values;
if (out === undefined) throw new Error("--out DIR is missing");
const pages = Number(values.pages);
const commits = Number(values.commits);
mkdirSync(out, { recursive: true });

const getText = (page: number, version: number) =>
  `---\ntitle: Page ${page}\n---\n\n${Array.from({ length: 12 }, (_, section) => `## Section ${section}\n\nText of ${page}, version ${section === page % 12 ? version : 0}.\n${"More text of the section, line after line.\n".repeat(12)}`).join("\n")}`;

const paths = Array.from(
  { length: pages },
  (_, page) => `content/docs/area-${page % 7}/page-${page}.md`,
);

function* getCommands(): Iterable<string> {
  for (let commit = 0; commit < commits; commit++) {
    const message = commit % 5 === 1 ? "wip" : `docs: explain part ${commit} of the pages`;
    const date = `${1_600_000_000 + commit * 30_000} +0000`;
    yield `commit refs/heads/main\ncommitter Keeper <keeper@example.com> ${date}\n`;
    yield `data ${message.length}\n${message}\n`;
    if (commit === 0) for (let page = 0; page < pages; page++) yield* getContent(page, 0);
    else if (commit === 1000 || commit === 3000) {
      for (let page = 0; page < Math.min(500, pages); page++) yield* getMove(page, commit);
    } else {
      if (commit % 50 === 0) yield* getMove((commit * 31) % pages, commit);
      for (let step = 0; step < 4; step++)
        yield* getContent((commit * 7 + step * 131) % pages, commit);
    }
    yield "\n";
  }
}

function* getContent(page: number, version: number): Iterable<string> {
  const text = getText(page, version);
  yield `M 100644 inline ${paths[page]}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
}

function* getMove(page: number, commit: number): Iterable<string> {
  const moved = `content/docs/area-${page % 7}/moved-${commit}-${page}.md`;
  yield `R ${paths[page]} ${moved}\n`;
  paths[page] = moved;
}

async function git(input: Iterable<string> | null, ...options: string[]): Promise<void> {
  const child = spawn("git", ["-C", out ?? "", ...options], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`git ${options.join(" ")} ended with ${code}`));
    });
  });
  for (const text of input ?? []) {
    if (!child.stdin.write(text))
      await new Promise((resolve) => child.stdin.once("drain", resolve));
  }
  child.stdin.end();
  await ended;
}

await git(null, "init", "-q", "-b", "main");
await git(getCommands(), "fast-import", "--quiet");
await git(null, "checkout", "-q", "main");
for (const round of ["uncached", "cached", "one more commit"]) {
  if (round === "one more commit") {
    const author = ["-c", "user.name=Keeper", "-c", "user.email=keeper@example.com"];
    appendFileSync(`${out}/${paths[0]}`, "\nOne more sentence.\n");
    await git(null, ...author, "commit", "-q", "-a", "-m", "wip");
  }
  const start = performance.now();
  const before = cpuSeconds();
  const cache = openStore(`${out}/.git/history-cache`);
  const { changes } = await readHistory(out, { skip: [], cache });
  cache.close();
  const count = [...changes.values()].flat().length;
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const cpu = (cpuSeconds() - before).toFixed(2);
  console.log(
    `${round}: ${seconds} s, ${cpu} s of it in Node, ${changes.size} files, ${count} changes`,
  );
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}
