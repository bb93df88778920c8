import { posix } from "node:path";
import { getLocationInBlock } from "../../guide/guide.ts";
import { resolvePath } from "../file-system.ts";
import { requireFile, requireFolder } from "../requirements.ts";
import { addRepository, changeFolder, getRepository, type Session } from "../session.ts";
import { type Call, operands, option } from "../shell/call.ts";
import { getPaths, type Handler, type Handlers } from "./handler.ts";

const valued = new Set([
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
  const [verb, ...rest] = operands(call.args, valued);
  const { state } = session;
  const folderOption = option(call.args, "-C");
  const folder =
    folderOption?.values?.length === 1
      ? resolvePath(folderOption.text, state.folder)
      : state.folder;
  if (folderOption && folderOption.text !== "") {
    requireFolder(session, folder, {
      name: folderOption.text,
      location: getLocationInBlock(call.block, folderOption.word),
    });
  }
  switch (verb?.text) {
    case "init":
      for (const path of rest[0]
        ? getPaths(session, call, rest[0]).map((path) => path.path)
        : [folder]) {
        state.files.makeFolder(path);
        state.repositories.add(path);
      }
      changeFolder(state, state.folder);
      return null;
    case "clone":
      return clone(session, call);
    case "add":
    case "diff":
      for (const argument of rest) {
        for (const { path, reference } of getPaths(session, call, argument)) {
          if (verb.text === "add") requireFile(session, path, reference);
        }
      }
      return null;
    case "tag": {
      const top = getRepository(state, folder) ?? folder;
      const name = option(call.args, "-a", "-s")?.text ?? rest[0]?.text;
      if (name !== undefined) state.gitTags.add(`${posix.basename(top)}@${name}`);
      return null;
    }
    default:
      return null;
  }
};

function clone(session: Session, call: Call): null {
  const [, address, target] = operands(call.args, valued);
  const { state } = session;
  if (!address) return null;
  const name = target?.text ?? posix.basename(address.text).replace(/\.git$/, "");
  addRepository(state, resolvePath(name, state.folder));
  return null;
}

const gh: Handler = (session, call) => {
  const [topic, verb, name] = operands(
    call.args,
    new Set(["--repo", "-R", "--body", "-b", "--env", "-e"]),
  );
  if (!name) return null;
  if (topic?.text !== "repo") return null;
  session.provide("repository", name.text);
  if (verb?.text === "clone" || call.args.some(({ text }) => text === "--clone")) {
    const { state } = session;
    addRepository(state, resolvePath(posix.basename(name.text), state.folder));
  }
  return null;
};

export const gitCommands: Handlers = { git, gh };
