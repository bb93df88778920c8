import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import { getLocationInBlock } from "../../guide/guide.ts";
import { resolvePath } from "../file-system.ts";
import { requireFile } from "../requirements.ts";
import type { Session } from "../session.ts";
import { type Argument, type Call, hasFlag, operands, option } from "../shell/call.ts";
import { basicTools, builtins } from "../shell/known-tools.ts";
import { simulatorRules } from "../simulator-rules.ts";
import type { Handler, Handlers } from "./handler.ts";

export function checkTool(session: Session, call: Call): void {
  const { name, command, block } = call;
  if (builtins.has(name) || basicTools.has(name) || /[$`(){}=]/.test(name) || name === "") return;
  const location = getLocationInBlock(block, command.words[0] ?? command);
  if (name.includes("/")) {
    requireFile(session, resolvePath(name, session.state.folder), { name, location });
    return;
  }
  session.check(session.has("tool", name), simulatorRules["missing-tool"], location, () => ({
    name,
    suggestion: nearest(name, getKnownTools(session)),
  }));
}

function getKnownTools({ state }: Session): string[] {
  const installed = [...state.resources.keys()].filter((key) => key.startsWith("tool="));
  return [...installed.map((key) => key.slice("tool=".length)), ...basicTools];
}

const commandsByTool: Readonly<Record<string, readonly string[]>> = {
  opentofu: ["tofu"],
  awscli: ["aws"],
  "aws-cli": ["aws"],
  kubernetes: ["kubectl"],
  "kubernetes-cli": ["kubectl"],
  golang: ["go", "gofmt"],
  go: ["go", "gofmt"],
  node: ["node", "npm", "npx"],
  nodejs: ["node", "npm", "npx"],
  python: ["python", "python3", "pip", "pip3"],
  docker: ["docker"],
};

function install(session: Session, packages: readonly Argument[]): void {
  for (const { values } of packages) {
    for (const value of values ?? []) {
      const name = value.replace(/^.*\//, "").replace(/[@=].*$/, "");
      for (const tool of commandsByTool[name] ?? [name]) session.provide("tool", tool);
    }
  }
}

function createManager(...verbs: string[]): Handler {
  return (session, call) => {
    const [verb, ...rest] = operands(call.args);
    if (verb && verbs.includes(verb.text)) install(session, rest);
    return null;
  };
}

const gruntworkInstall: Handler = (session, call) => {
  const binary = option(call.args, "--binary-name");
  if (binary) install(session, [binary]);
  return null;
};

const installers: readonly [address: RegExp, tool: string][] = [
  [/\/bootstrap-gruntwork-installer\.sh$/, "gruntwork-install"],
];

/** By tool: one-letter options that take a value, and the option for the file name. */
const downloadTools = {
  curl: { valued: "AbcCdDeEFHKmoPQrtTuUwxXyYz", letter: "o", name: "--output" },
  wget: { valued: "aABDeiIloOPQRtTUwX", letter: "O", name: "--output-document" },
} as const;

function download(tool: keyof typeof downloadTools): Handler {
  const { valued, letter, name: longName } = downloadTools[tool];
  return (session, call) => {
    const { files, folder } = session.state;
    const { flags, values, addresses } = parseClusters(call.args, valued);
    for (const { text } of addresses) {
      const installed = installers.find(([address]) => address.test(text))?.[1];
      if (installed !== undefined) session.provide("tool", installed);
    }
    const target = values.get(letter) ?? option(call.args, longName);
    for (const value of target?.values ?? []) {
      if (value !== "-") files.addUnknownFolder(resolvePath(value, folder));
    }
    const isNamedByUrl = tool === "wget" || flags.has("O") || hasFlag(call.args, "--remote-name");
    if (target || !isNamedByUrl) return null;
    const to = values.get("P") ?? option(call.args, "--directory-prefix", "--output-dir");
    for (const { text } of addresses) {
      const name = text.replace(/[?#].*$/, "").replace(/^.*\//, "");
      if (name) files.addUnknownFolder(resolvePath(to ? `${to.text}/${name}` : name, folder));
    }
    return null;
  };
}

function parseClusters(args: readonly Argument[], valued: string) {
  const flags = new Set<string>();
  const values = new Map<string, Argument>();
  const addresses: Argument[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (!arg) continue;
    const letters = /^-([^-].*)$/.exec(arg.text)?.[1];
    if (letters === undefined) {
      if (!arg.text.startsWith("-")) addresses.push(arg);
      continue;
    }
    const end = [...letters].findIndex((letter) => valued.includes(letter));
    for (const letter of end < 0 ? letters : letters.slice(0, end)) flags.add(letter);
    if (end < 0) continue;
    const rest = (text: string) => text.slice(end + 2);
    const isAttached = letters.length > end + 1;
    const value = isAttached
      ? { ...arg, text: rest(arg.text), values: arg.values?.map(rest) ?? null }
      : args[++index];
    if (value) values.set(letters.charAt(end), value);
  }
  return { flags, values, addresses };
}

const installFile: Handler = (session, call) => {
  const [source, target] = operands(call.args, new Set(["-m", "-o", "-g"]));
  if (!source || !target) return null;
  const last = target.text.replace(/\/$/, "");
  install(session, [/\/bin$/.test(last) ? source : target]);
  return null;
};

const unpack: Handler = (session, call) => {
  const { files, folder } = session.state;
  const target = option(call.args, "-C", "-d")?.text;
  if (target !== undefined) files.addUnknownFolder(resolvePath(target, folder));
  return null;
};

export const toolCommands: Handlers = {
  brew: createManager("install", "upgrade", "tap"),
  "apt-get": createManager("install"),
  apt: createManager("install"),
  dnf: createManager("install"),
  yum: createManager("install"),
  pip: createManager("install"),
  pip3: createManager("install"),
  pipx: createManager("install"),
  npm: createManager("install", "i"),
  go: createManager("install"),
  mise: createManager("use", "install"),
  asdf: createManager("install", "plugin"),
  "gruntwork-install": gruntworkInstall,
  curl: download("curl"),
  wget: download("wget"),
  install: installFile,
  unzip: unpack,
  tar: unpack,
};
