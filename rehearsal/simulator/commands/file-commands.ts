import { posix } from "node:path";
import { home, resolvePath, writeOutput } from "../file-system.ts";
import { requireFile, requireFolder, type WrittenPath } from "../requirements.ts";
import { changeFolder, type Session } from "../session.ts";
import { type Call, getOperands } from "../shell/call.ts";
import { formatPrintf } from "../shell/expand.ts";
import { getPaths, type Handler, type Handlers, requireFiles } from "./handler.ts";

/** Whether a call has a long option, or its letter among short ones, such as `f` in `-rf`. */
function hasOption({ args }: Call, long: string, letter: string): boolean {
  const short = new RegExp(`^-[a-zA-Z]*${letter}`);
  return args.some(({ text }) => text === long || short.test(text));
}

function getAllPaths(
  session: Session,
  call: Call,
  optionsWithValue?: ReadonlySet<string>,
): WrittenPath[] {
  return getOperands(call.args, optionsWithValue).flatMap((argument) =>
    getPaths(session, argument),
  );
}

/** Requires the files that a command reads: its operands after the first `skipped`. */
function createReadHandler(skipped = 0, optionsWithValue?: ReadonlySet<string>): Handler {
  return (session, call) => {
    for (const argument of getOperands(call.args, optionsWithValue).slice(skipped)) {
      requireFiles(session, argument);
    }
    return null;
  };
}

const cd: Handler = (session, call) => {
  const [target] = getOperands(call.args);
  if (!target || target.text === "~") {
    changeFolder(session.state, home);
    return null;
  }
  if (target.values === null) {
    const { state } = session;
    if (/git rev-parse --show-toplevel/.test(target.text) && state.repository) {
      changeFolder(state, state.repository);
    } else if (/mktemp/.test(target.text)) {
      state.files.addUnknownFolder("/tmp/scratch");
      changeFolder(state, "/tmp/scratch");
    }
    return null;
  }
  for (const folder of getPaths(session, target)) {
    // `cd -` goes back to a folder that is not recorded.
    if (folder.name === "-") continue;
    if (requireFolder(session, folder)) changeFolder(session.state, folder.path);
  }
  return null;
};

const makeFolders: Handler = (session, call) => {
  const withParents = hasOption(call, "--parents", "p");
  for (const folder of getAllPaths(session, call, new Set(["-m", "--mode"]))) {
    if (!withParents) requireFolder(session, { ...folder, path: posix.dirname(folder.path) });
    session.state.files.makeFolder(folder.path);
  }
  return null;
};

const remove: Handler = (session, call) => {
  const isForced = hasOption(call, "--force", "f");
  for (const target of getAllPaths(session, call)) {
    if (!isForced) requireFile(session, target);
    session.state.files.remove(target.path, target.location);
  }
  return null;
};

function createCopyHandler(removesSource: boolean): Handler {
  return (session, call) => {
    const { files } = session.state;
    const operands = getOperands(call.args);
    const last = operands.at(-1);
    if (!last || operands.length < 2) return null;
    for (const source of operands.slice(0, -1).flatMap((one) => getPaths(session, one))) {
      if (!requireFile(session, source)) continue;
      for (const target of getPaths(session, last)) {
        const isFolder = target.name.endsWith("/") || files.isFolder(target.path);
        const parent = isFolder ? target.path : posix.dirname(target.path);
        requireFolder(session, { ...target, path: parent });
        const name = posix.basename(isFolder ? source.path : target.path);
        files.copyTo(source.path, posix.join(parent, name));
      }
      if (removesSource) files.remove(source.path, source.location);
    }
    return null;
  };
}

const concatenate: Handler = (session, call) => {
  const operands = getOperands(call.args);
  if (operands.length === 0) return call.input;
  for (const argument of operands) requireFiles(session, argument);
  const hasOptions = operands.length < call.args.length;
  if (hasOptions || operands.some(({ values }) => values === null)) return null;
  const files = getAllPaths(session, call).map(({ path }) => session.state.files.read(path));
  return files.every((file) => file?.isKnown) ? files.map((file) => file?.text).join("") : null;
};

const tee: Handler = (session, call) => {
  const appends = hasOption(call, "--append", "a");
  for (const { path } of getAllPaths(session, call)) {
    if (!path.startsWith("/dev/")) writeOutput(session.state.files, path, call.input, appends);
  }
  return call.input;
};

const list: Handler = (session, call) => {
  const operands = getOperands(call.args);
  for (const argument of operands) requireFiles(session, argument);
  if (operands.length > 1 || call.args.some(({ text }) => /^-.*[alRrt1]/.test(text))) return null;
  const { files, folder } = session.state;
  const path = resolvePath(operands[0]?.text ?? ".", folder);
  if (!files.isFolder(path) || files.isUnknown(path)) return null;
  return files
    .list(path)
    .filter((name) => !name.startsWith("."))
    .map((name) => `${name}\n`)
    .join("");
};

const echo: Handler = (_, { args }) => {
  const firstWord = args.findIndex(({ text }) => !/^-[neE]+$/.test(text));
  const options = firstWord === -1 ? args : args.slice(0, firstWord);
  const words = args.slice(options.length);
  if (words.some(({ values }) => values?.length !== 1)) return null;
  const text = words.map(({ text }) => text).join(" ");
  if (text.includes("\\") && options.some(({ text }) => text.includes("e"))) return null;
  return `${text}${options.some(({ text }) => text.includes("n")) ? "" : "\n"}`;
};

const printf: Handler = (_, { args }) => {
  const [format, ...rest] = args;
  if (!format || args.some(({ values }) => values?.length !== 1)) return null;
  return formatPrintf(
    format.text,
    rest.map(({ text }) => text),
  );
};

const touch: Handler = (session, call) => {
  for (const { path } of getAllPaths(session, call)) {
    if (!session.state.files.isFile(path)) writeOutput(session.state.files, path, "", false);
  }
  return null;
};

const variableOption = /^--(?:arg|argjson|slurpfile|rawfile)$/;
const readAfterFilter = createReadHandler(1, new Set(["--indent"]));

/** Options that define a variable take its name and its value. After `--args`, there are no files. */
const jq: Handler = (session, call, run) => {
  const end = call.args.findIndex(({ text }) => /^--(?:json)?args$/.test(text));
  const args = call.args
    .slice(0, end < 0 ? undefined : end)
    .filter((_, index, all) =>
      [0, 1, 2].every((words) => !variableOption.test(all[index - words]?.text ?? "")),
    );
  return readAfterFilter(session, { ...call, args }, run);
};

/** Options with a value of `head`, `tail`, `sort`, and `cut`. */
const textOptions = new Set(["-n", "-c", "-f", "-d", "-k", "-t", "-w"]);

export const fileCommands: Handlers = {
  cd,
  pushd: cd,
  mkdir: makeFolders,
  rm: remove,
  rmdir: remove,
  cp: createCopyHandler(false),
  mv: createCopyHandler(true),
  cat: concatenate,
  tee,
  ls: list,
  echo,
  printf,
  touch,
  pwd: ({ state }) => `${state.folder}\n`,
  chmod: createReadHandler(1),
  head: createReadHandler(0, textOptions),
  tail: createReadHandler(0, textOptions),
  wc: createReadHandler(),
  sort: createReadHandler(0, textOptions),
  less: createReadHandler(),
  diff: createReadHandler(),
  cut: createReadHandler(0, textOptions),
  grep: createReadHandler(1, new Set(["-e", "-A", "-B", "-C", "-m", "--include", "--exclude-dir"])),
  jq,
  base64: createReadHandler(0, new Set(["-w"])),
};
