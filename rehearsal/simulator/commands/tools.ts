import { posix } from "node:path";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import { resolvePath } from "../file-system.ts";
import { requireFile } from "../requirements.ts";
import type { Session } from "../session.ts";
import {
  type Argument,
  type Call,
  findOption,
  findOptions,
  getOperands,
  hasFlag,
  splitShortOptions,
} from "../shell/call.ts";
import { basicTools, builtins } from "../shell/known-tools.ts";
import { simulatorRules } from "../simulator-rules.ts";
import type { Handler, Handlers } from "./handler.ts";

export function checkTool(session: Session, call: Call): void {
  const { name, nameLocation: location } = call;
  if (builtins.has(name) || basicTools.has(name) || /[$`(){}=]/.test(name) || name === "") return;
  if (name.includes("/")) {
    requireFile(session, { path: resolvePath(name, session.state.folder), name, location });
    return;
  }
  session.check(session.has("tool", name), simulatorRules["missing-tool"], location, () => ({
    name,
    suggestion: findNearest(name, [...session.getNames("tool"), ...basicTools]),
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

const curlOptions = getShortOptions("AbcCdDeEFHKmoPQrtTuUwxXyYz");

const curl: Handler = (session, call) => {
  const args = splitShortOptions(call.args, curlOptions);
  const urls = getOperands(args, curlOptions);
  // Guides pipe this script to `bash`.
  if (urls.some(({ text }) => text.endsWith("/bootstrap-gruntwork-installer.sh"))) {
    session.provide("tool", "gruntwork-install");
  }
  for (const { values } of findOptions(args, "-o", "--output")) addFiles(session, values);
  if (hasFlag(args, "-O", "--remote-name")) {
    const names = urls.map(({ text }) => posix.basename(text.replace(/[?#].*$/, "")));
    addFiles(session, names);
  }
  return null;
};

const wgetOptions = getShortOptions("aABDeGiIloOPQRtTUwX");

const wget: Handler = (session, call) => {
  const args = splitShortOptions(call.args, wgetOptions);
  const output = findOption(args, "-O", "--output-document");
  const folder = findOption(args, "-P", "--directory-prefix")?.text ?? ".";
  const names = getOperands(args, wgetOptions).map(({ text }) => posix.basename(text));
  addFiles(session, output ? output.values : names.map((name) => posix.join(folder, name)));
  return null;
};

/** The options with a value, by their letters. */
function getShortOptions(letters: string): ReadonlySet<string> {
  return new Set([...letters].map((letter) => `-${letter}`));
}

function addFiles({ state: { files, folder } }: Session, paths: readonly string[] | null): void {
  for (const path of paths ?? []) {
    if (path !== "-") files.addUnknownFolder(resolvePath(path, folder));
  }
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
  wget,
};
