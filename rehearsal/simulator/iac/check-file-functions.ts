import { posix } from "node:path";
import { getPathInRepository, requireFile } from "../requirements.ts";
import type { Session } from "../session.ts";
import type { GetLocation } from "./module-code.ts";
import type { Code } from "./read-code.ts";

const fileFunctions =
  /\b(?:file(?:base64)?(?:md5|sha\d+)?|templatefile|read_terragrunt_config)\(\s*"([^"]+)"/g;

interface CodeContext {
  code: Code;
  /** Folder of the file. */
  folder: string;
  /** Folder in which the command runs; differs from `folder` for an included file. */
  unit: string;
  getLocation: GetLocation;
}

/** Requires the files that functions such as `file("a.json")` read. */
export function checkFileFunctions(
  session: Session,
  { code, folder, unit, getLocation }: CodeContext,
): void {
  for (const { 0: call, 1: argument = "", index } of code.text.matchAll(fileFunctions)) {
    const isMasked = code.masked.charAt(index) === " ";
    const expanded = argument
      .replaceAll("${path.module}", folder)
      .replaceAll("${path.root}", unit)
      .replaceAll("${get_terragrunt_dir()}", unit)
      .replaceAll("${get_parent_terragrunt_dir()}", folder)
      .replaceAll("${get_repo_root()}", session.state.repository ?? "${get_repo_root()}");
    if (isMasked || expanded.includes("${")) continue;
    const path = posix.resolve(folder, expanded);
    const location = getLocation(index + call.lastIndexOf(argument));
    requireFile(session, { path, name: getPathInRepository(session, path), location });
  }
}
