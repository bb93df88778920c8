import { posix } from "node:path";
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

const curl: Handler = (session, call) => {
  const { files, folder } = session.state;
  const { output, isNamedByUrl, addresses } = readCurlArguments(call.args);
  for (const { text } of addresses) {
    const installed = installers.find(([address]) => address.test(text))?.[1];
    if (installed !== undefined) session.provide("tool", installed);
    if (isNamedByUrl) files.addUnknownFolder(resolvePath(posix.basename(text), folder));
  }
  for (const value of output?.values ?? []) {
    if (value !== "-") files.addUnknownFolder(resolvePath(value, folder));
  }
  return null;
};

/** Letters of options that take a value. */
const valuedLetters = /[AbcCdDeEFHKmoPQrtTuUwxXyYz]/;

/** Short options can share a hyphen, as in `-fsSLo file`. */
function readCurlArguments(args: readonly Argument[]) {
  let output = option(args, "--output");
  let isNamedByUrl = hasFlag(args, "--remote-name");
  const addresses: Argument[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (!arg) continue;
    if (!arg.text.startsWith("-")) addresses.push(arg);
    const letters = /^-([^-].*)$/.exec(arg.text)?.[1] ?? "";
    if (letters.includes("O")) isNamedByUrl = true;
    if (letters === "" || letters.search(valuedLetters) !== letters.length - 1) continue;
    index += 1;
    if (letters.endsWith("o")) output = args[index];
  }
  return { output, isNamedByUrl, addresses };
}

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
  curl,
};
