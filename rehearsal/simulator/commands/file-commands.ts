import { posix } from "node:path";
import { getLocationInBlock } from "../../guide/guide.ts";
import { home, resolvePath, writeOutput } from "../file-system.ts";
import { requireFile, requireFolder } from "../requirements.ts";
import { changeFolder, type Session } from "../session.ts";
import { type Call, operands } from "../shell/call.ts";
import { formatPrintf } from "../shell/expand.ts";
import { getPaths, type Handler, type Handlers } from "./handler.ts";

/** Whether a call has a long option, or its letter among short ones, such as `f` in `-rf`. */
function hasOption({ args }: Call, long: string, letter: string): boolean {
  const short = new RegExp(`^-[a-zA-Z]*${letter}`);
  return args.some(({ text }) => text === long || short.test(text));
}

function forEachPath(
  session: Session,
  call: Call,
  take: (path: ReturnType<typeof getPaths>[number]) => void,
  optionsWithValue?: ReadonlySet<string>,
): void {
  for (const argument of operands(call.args, optionsWithValue)) {
    getPaths(session, call, argument).forEach(take);
  }
}

function createReadHandler(from = 0, valued?: ReadonlySet<string>): Handler {
  return (session, call) => {
    for (const argument of operands(call.args, valued).slice(from)) {
      for (const { path, reference } of getPaths(session, call, argument)) {
        if (reference.name !== "-" && !reference.name.includes("://"))
          requireFile(session, path, reference);
      }
    }
    return null;
  };
}

const cd: Handler = (session, call) => {
  const [target] = operands(call.args);
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
  for (const { path, reference } of getPaths(session, call, target)) {
    if (reference.name === "-") continue;
    if (requireFolder(session, path, reference)) changeFolder(session.state, path);
  }
  return null;
};

const makeFolders: Handler = (session, call) => {
  const withParents = hasOption(call, "--parents", "p");
  const mode = new Set(["-m", "--mode"]);
  forEachPath(
    session,
    call,
    ({ path, reference }) => {
      if (!withParents) requireFolder(session, posix.dirname(path), reference);
      session.state.files.makeFolder(path);
    },
    mode,
  );
  return null;
};

const remove: Handler = (session, call) => {
  const isForced = hasOption(call, "--force", "f");
  forEachPath(session, call, ({ path, reference }) => {
    if (!isForced) requireFile(session, path, reference);
    session.state.files.remove(path, reference.location);
  });
  return null;
};

function createCopyHandler(removes: boolean): Handler {
  return (session, call) => {
    const all = operands(call.args);
    const target = all.at(-1);
    const { files, folder } = session.state;
    if (!target || all.length < 2) return null;
    for (const source of all.slice(0, -1)) {
      for (const { path, reference } of getPaths(session, call, source)) {
        if (!requireFile(session, path, reference)) continue;
        for (const name of target.values ?? []) {
          const to = resolvePath(name, folder);
          const parent = name.endsWith("/") || files.isFolder(to) ? to : posix.dirname(to);
          requireFolder(session, parent, {
            name,
            location: getLocationInBlock(call.block, target.word),
          });
          files.copyTo(path, parent === to ? posix.join(to, posix.basename(path)) : to);
        }
        if (removes) files.remove(path, reference.location);
      }
    }
    return null;
  };
}

const concatenate: Handler = (session, call) => {
  const paths = operands(call.args);
  if (paths.length === 0) return call.input;
  createReadHandler()(session, call, () => null);
  const isPlain = paths.length === call.args.length;
  if (!isPlain || paths.some(({ values }) => values === null)) return null;
  const texts = paths.flatMap((argument) =>
    getPaths(session, call, argument).map(({ path }) => session.state.files.read(path)),
  );
  return texts.every((file) => file?.known) ? texts.map((file) => file?.text).join("") : null;
};

const tee: Handler = (session, call) => {
  forEachPath(session, call, ({ path }) => {
    if (path.startsWith("/dev/")) return;
    writeOutput(session.state.files, path, call.input, hasOption(call, "--append", "a"));
  });
  return call.input;
};

const list: Handler = (session, call) => {
  createReadHandler()(session, call, () => null);
  const paths = operands(call.args);
  if (paths.length > 1 || call.args.some(({ text }) => /^-.*[alRtr1]/.test(text))) return null;
  const { files, folder } = session.state;
  const path = paths[0] ? resolvePath(paths[0].text, folder) : folder;
  if (!files.isFolder(path) || files.isUnknown(path)) return null;
  return files
    .list(path)
    .filter((name) => !name.startsWith("."))
    .map((name) => `${name}\n`)
    .join("");
};

const echo: Handler = (_, { args }) => {
  const count = args.findIndex(({ text }) => !/^-[neE]+$/.test(text));
  const options = count < 0 ? args : args.slice(0, count);
  const words = args.slice(options.length);
  if (words.some(({ values }) => values?.length !== 1)) return null;
  const text = words.map(({ text }) => text).join(" ");
  if (text.includes("\\") && options.some(({ text }) => text.includes("e"))) return null;
  return `${text}${options.some(({ text }) => text.includes("n")) ? "" : "\n"}`;
};

const print: Handler = (_, { args }) => {
  const [format, ...rest] = args;
  if (!format || args.some(({ values }) => values?.length !== 1)) return null;
  return formatPrintf(
    format.text,
    rest.map(({ text }) => text),
  );
};

const touch: Handler = (session, call) => {
  forEachPath(session, call, ({ path }) => {
    if (!session.state.files.isFile(path)) writeOutput(session.state.files, path, "", false);
  });
  return null;
};

const variableOption = /^--(?:arg|argjson|slurpfile|rawfile)$/;
const readJson = createReadHandler(1, new Set(["--indent"]));

/** Options that define a variable take its name and its value. After `--args`, there are no files. */
const jq: Handler = (session, call, run) => {
  const end = call.args.findIndex(({ text }) => /^--(?:json)?args$/.test(text));
  const args = call.args
    .slice(0, end < 0 ? undefined : end)
    .filter((_, index, all) =>
      [0, 1, 2].every((words) => !variableOption.test(all[index - words]?.text ?? "")),
    );
  return readJson(session, { ...call, args }, run);
};

const valueFlags = new Set(["-n", "-c", "-f", "-d", "-k", "-t", "-w"]);

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
  printf: print,
  touch,
  pwd: ({ state }) => `${state.folder}\n`,
  chmod: createReadHandler(1),
  head: createReadHandler(0, valueFlags),
  tail: createReadHandler(0, valueFlags),
  wc: createReadHandler(),
  sort: createReadHandler(0, valueFlags),
  less: createReadHandler(),
  diff: createReadHandler(),
  cut: createReadHandler(0, valueFlags),
  grep: createReadHandler(1, new Set(["-e", "-A", "-B", "-C", "-m", "--include", "--exclude-dir"])),
  jq,
  base64: createReadHandler(0, new Set(["-w"])),
};
