import { posix } from "node:path";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import { getLocationInBlock } from "../../guide/guide.ts";
import { resolvePath } from "../file-system.ts";
import { requireFile } from "../requirements.ts";
import type { Session } from "../session.ts";
import { type Argument, type Call, findOption, getOperands, hasFlag } from "../shell/call.ts";
import { basicTools, builtins } from "../shell/known-tools.ts";
import { simulatorRules } from "../simulator-rules.ts";
import type { Handler, Handlers } from "./handler.ts";

export function checkTool(session: Session, call: Call): void {
  const { name, command, block } = call;
  if (builtins.has(name) || basicTools.has(name) || /[$`(){}=]/.test(name) || name === "") return;
  const location = getLocationInBlock(block, command.words[0] ?? command);
  if (name.includes("/")) {
    requireFile(session, { path: resolvePath(name, session.state.folder), name, location });
    return;
  }
  session.check(session.has("tool", name), simulatorRules["missing-tool"], location, () => ({
    name,
    suggestion: nearest(name, [...session.getNames("tool"), ...basicTools]),
  }));
}

/** Names of commands that differ from those of their package. */
const commandsByPackage: Readonly<Record<string, readonly string[]>> = {
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
};

function install(session: Session, packages: readonly Argument[]): void {
  for (const value of packages.flatMap(({ values }) => values ?? [])) {
    const name = value.replace(/^.*\//, "").replace(/[@=].*$/, "");
    for (const tool of commandsByPackage[name] ?? [name]) session.provide("tool", tool);
  }
}

/** A package manager that installs its operands with one of these verbs. */
function createPackageManager(...verbs: string[]): Handler {
  return (session, call) => {
    const [verb, ...rest] = getOperands(call.args);
    if (verb && verbs.includes(verb.text)) install(session, rest);
    return null;
  };
}

const gruntworkInstall: Handler = (session, call) => {
  const binary = findOption(call.args, "--binary-name");
  if (binary) install(session, [binary]);
  return null;
};

const curl: Handler = (session, call) => {
  const { files, folder } = session.state;
  const { output, isNamedByUrl, addresses } = readCurlArguments(call.args);
  for (const { text } of addresses) {
    // Guides pipe this script to `bash`.
    if (text.endsWith("/bootstrap-gruntwork-installer.sh")) {
      session.provide("tool", "gruntwork-install");
    }
    if (isNamedByUrl) files.addUnknownFolder(resolvePath(posix.basename(text), folder));
  }
  for (const value of output?.values ?? []) {
    if (value !== "-") files.addUnknownFolder(resolvePath(value, folder));
  }
  return null;
};

/** Letters of options that take a value. */
const lettersWithValue = /[AbcCdDeEFHKmoPQrtTuUwxXyYz]/;

interface CurlArguments {
  output: Argument | undefined;
  /** Whether the file is named like the end of the URL. */
  isNamedByUrl: boolean;
  addresses: Argument[];
}

/** Short options can share a hyphen, as in `-fsSLo file`. */
function readCurlArguments(args: readonly Argument[]): CurlArguments {
  let output = findOption(args, "--output");
  let isNamedByUrl = hasFlag(args, "--remote-name");
  const addresses: Argument[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (!arg) continue;
    if (!arg.text.startsWith("-")) addresses.push(arg);
    const letters = /^-([^-].*)$/.exec(arg.text)?.[1] ?? "";
    if (letters.includes("O")) isNamedByUrl = true;
    if (letters === "" || letters.search(lettersWithValue) !== letters.length - 1) continue;
    index += 1;
    if (letters.endsWith("o")) output = args[index];
  }
  return { output, isNamedByUrl, addresses };
}

export const toolCommands: Handlers = {
  brew: createPackageManager("install", "upgrade", "tap"),
  "apt-get": createPackageManager("install"),
  apt: createPackageManager("install"),
  dnf: createPackageManager("install"),
  yum: createPackageManager("install"),
  pip: createPackageManager("install"),
  pip3: createPackageManager("install"),
  pipx: createPackageManager("install"),
  npm: createPackageManager("install", "i"),
  go: createPackageManager("install"),
  mise: createPackageManager("use", "install"),
  asdf: createPackageManager("install", "plugin"),
  "gruntwork-install": gruntworkInstall,
  curl,
};
