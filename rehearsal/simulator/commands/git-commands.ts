import { posix } from "node:path";
import { resolvePath } from "../file-system.ts";
import { requireFile, requireFolder } from "../requirements.ts";
import { addRepository, changeFolder, getRepository, type Session } from "../session.ts";
import { type Call, findOption, getOperands, hasFlag } from "../shell/call.ts";
import { getPaths, type Handler, type Handlers } from "./handler.ts";

const optionsWithValue = new Set([
  "-C",
  "-b",
  "-B",
  "-m",
  "-c",
  "--branch",
  "--depth",
  "--initial-branch",
  "--message",
  "--filter",
  "--sort",
  "-F",
  "-u",
]);

const git: Handler = (session, call) => {
  const [verb, ...rest] = getOperands(call.args, optionsWithValue);
  const [first] = rest;
  const { state } = session;
  const folder = requireGitFolder(session, call);
  switch (verb?.text) {
    case "init":
      for (const path of first
        ? getPaths(session, first, folder).map((target) => target.path)
        : [folder]) {
        state.files.makeFolder(path);
        state.repositories.add(path);
      }
      changeFolder(state, state.folder);
      return null;
    case "clone": {
      if (!first) return null;
      const name = rest[1]?.text ?? posix.basename(first.text).replace(/\.git$/, "");
      addRepository(state, resolvePath(name, folder));
      return null;
    }
    case "add":
      for (const argument of rest) {
        for (const target of getPaths(session, argument, folder)) {
          requireFile(session, target);
        }
      }
      return null;
    case "tag": {
      const top = getRepository(state, folder) ?? folder;
      const name = findOption(call.args, "-a", "-s")?.text ?? first?.text;
      if (name !== undefined) state.gitTags.add(`${posix.basename(top)}@${name}`);
      return null;
    }
    default:
      return null;
  }
};

/** The folder in which git runs. */
function requireGitFolder(session: Session, call: Call): string {
  const { folder } = session.state;
  const chosen = findOption(call.args, "-C");
  if (chosen?.values?.length !== 1) return folder;
  const [target] = getPaths(session, chosen);
  if (!target || target.name === "") return folder;
  requireFolder(session, target);
  return target.path;
}

const gh: Handler = (session, call) => {
  const [topic, verb, name] = getOperands(call.args);
  if (topic?.text !== "repo" || !name) return null;
  session.provide("repository", name.text);
  if (verb?.text === "clone" || hasFlag(call.args, "--clone")) {
    const { state } = session;
    addRepository(state, resolvePath(posix.basename(name.text), state.folder));
  }
  return null;
};

export const gitCommands: Handlers = { git, gh };
