import { posix } from "node:path";
import { findNearest } from "../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { escapeRegExp } from "../../src/model/text/escape-reg-exp.ts";
import { getAccountId, getAccountName } from "../example/example-company.ts";
import type { Block, Command, ResourceKind } from "../guide/guide.ts";
import { getLocationInBlock } from "../guide/guide.ts";
import { home, resolvePath } from "./file-system.ts";
import { type Profile, parseResource, type Session } from "./session.ts";
import { type Call, findOption } from "./shell/call.ts";
import { simulatorRules } from "./simulator-rules.ts";

/** A path that a guide names. */
export interface WrittenPath {
  /** Absolute. */
  path: string;
  /** As the guide writes it. */
  name: string;
  location: SourceLocation;
}

export function requireFile(session: Session, { path, name, location }: WrittenPath): boolean {
  const { files } = session.state;
  // A pattern may match any file.
  const isPossible = /[*?[]/.test(path) || files.exists(path);
  return session.check(isPossible, simulatorRules["missing-file"], location, () => ({
    name,
    suggestion: findNearestPath(session, path),
    removed: files.getRemoval(path),
  }));
}

/** Requires the files of arguments such as `file://policy.json`. */
export function checkFileArguments(session: Session, { args }: Call): void {
  for (const { values, location } of args) {
    for (const value of values ?? []) {
      const name = /(?:^|=)fileb?:\/\/(.+)$/.exec(value)?.[1];
      if (name === undefined) continue;
      const path = resolvePath(name, session.state.folder);
      requireFile(session, { path, name, location });
    }
  }
}

export function requireFolder(session: Session, { path, name, location }: WrittenPath): boolean {
  const { files, folder } = session.state;
  return session.check(files.isFolder(path), simulatorRules["missing-folder"], location, () => ({
    name,
    folder: getShortPath(folder),
    suggestion: findNearest(posix.basename(path), files.list(posix.dirname(path))),
  }));
}

/** The path with `~` for the home folder. */
export function getShortPath(path: string): string {
  return path === home || path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}

/** The path relative to the repository. Outside it, the path of `getShortPath`. */
export function getPathInRepository(session: Session, path: string): string {
  const { repository } = session.state;
  return repository !== null && path.startsWith(`${repository}/`)
    ? path.slice(repository.length + 1)
    : getShortPath(path);
}

function findNearestPath(session: Session, path: string): string | undefined {
  const { files } = session.state;
  const name = posix.basename(path);
  const inFolder = findNearest(name, files.list(posix.dirname(path)));
  if (inFolder !== undefined) return inFolder;
  const sameName = files.filesBelow(home).filter((file) => posix.basename(file) === name);
  const best = findNearest(path, sameName) ?? (sameName.length === 1 ? sameName[0] : undefined);
  return best === undefined ? undefined : getPathInRepository(session, best);
}

/** Kinds of resources whose names are distinctive enough to be found in any word. */
const namedKinds: readonly ResourceKind[] = ["role", "key", "bucket", "image"];

const createVerbs =
  /^(?:create|put|add|mb|set|new|bootstrap|build|push|apply|import|register|upload|rb|init|tag)(?:-|$)/;

/** Reports resources that a command names before the command that creates them. */
export function checkResourceNames(
  session: Session,
  block: Block,
  commands: readonly Command[],
): void {
  const missing = [...session.context.providedAnywhere]
    .map(parseResource)
    .filter(
      ({ kind, name }) => namedKinds.includes(kind) && name.length >= 4 && !session.has(kind, name),
    );
  for (const command of commands) {
    if (command.words.some(({ text }) => isCreateVerb(text, missing))) continue;
    for (const word of command.words) {
      for (const { kind, name } of missing) {
        if (!containsName(word.text, name)) continue;
        session.report(simulatorRules["missing-resource"], getLocationInBlock(block, word), {
          kind,
          name,
          suggestion: undefined,
          isCreatedElsewhere: true,
        });
      }
    }
  }
}

/** Whether a word such as `create-role` or `--push` is a verb, and not part of a missing resource's name. */
function isCreateVerb(text: string, missing: readonly { name: string }[]): boolean {
  return (
    createVerbs.test(text.replace(/^--?/, "")) &&
    !missing.some(({ name }) => containsName(text, name))
  );
}

function containsName(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`).test(text);
}

export function requireProfile(session: Session, name: string, location: SourceLocation): boolean {
  const { profiles } = session.state;
  return session.check(profiles.has(name), simulatorRules["missing-profile"], location, () => ({
    name,
    suggestion: findNearest(name, profiles.keys()),
  }));
}

/** Returns null if the profile is unknown or not needed, and undefined without credentials. */
export function getProfile(session: Session, call: Call): string | null | undefined {
  const { variables, exported, profiles } = session.state;
  // An exported name without a value is not in the environment.
  const inherited = [...variables].filter(([name]) => exported.has(name));
  const environment = new Map([...inherited, ...call.environment]);
  const profileOption = findOption(call.args, "--profile");
  const values = profileOption ? profileOption.values : environment.get("AWS_PROFILE");
  if (values !== undefined) return values?.length === 1 ? values[0] : null;
  if (environment.has("AWS_ACCESS_KEY_ID")) return null;
  return profiles.has("default") ? "default" : undefined;
}

/** Reports an unknown profile, and a command without credentials. */
export function checkCredentials(session: Session, call: Call): void {
  const profileOption = findOption(call.args, "--profile");
  if (profileOption && profileOption.values?.length === 1) {
    requireProfile(session, profileOption.text, profileOption.location);
  } else {
    const inline = call.environment.get("AWS_PROFILE");
    if (inline?.length === 1) requireProfile(session, inline[0] ?? "", call.location);
  }
  const profile = getProfile(session, call);
  session.check(profile !== undefined, simulatorRules["no-credentials"], call.location, () => ({
    tool: call.name,
  }));
}

export function getProfileData(session: Session, call: Call): Profile | null {
  const name = getProfile(session, call);
  return typeof name === "string" ? (session.state.profiles.get(name) ?? null) : null;
}

interface Deployment {
  /** Path of the code in the live repository. */
  path: string;
  /** As `getProfile` returns it. */
  profile: ReturnType<typeof getProfile>;
}

/** Reports code that is deployed with credentials for a different account than its folder. */
export function checkAccount(session: Session, call: Call, { path, profile }: Deployment): void {
  const [accountFolder = ""] = path.split("/");
  const expectedAccount = getAccountId(session.company, accountFolder);
  const actualAccount = session.state.profiles.get(profile ?? "")?.accountId ?? null;
  if (expectedAccount === undefined || actualAccount === null) return;
  const isExpected = actualAccount === expectedAccount;
  session.check(isExpected, simulatorRules["wrong-account"], call.location, () => ({
    profile: profile ?? "",
    actualAccount: getAccountName(session.company, actualAccount) ?? actualAccount,
    accountFolder,
    path,
  }));
}

/** Adds the profiles in a `~/.aws/config` or `~/.aws/credentials`. */
export function readProfiles(session: Session, text: string): void {
  const { profiles } = session.state;
  for (const section of text.split(/^(?=\[)/m)) {
    const name = /^\[(?:profile\s+)?(?!(?:sso-session|services)\s)([^\]]+?)\s*\]/.exec(
      section,
    )?.[1];
    if (name === undefined) continue;
    const value = (key: string) => new RegExp(`^\\s*${key}\\s*=\\s*(\\S+)`, "m").exec(section)?.[1];
    const id = /:(\d{12}):/.exec(value("role_arn") ?? value("mfa_serial") ?? "")?.[1];
    const accountId = session.company.profiles.find((profile) => profile.name === name)?.accountId;
    profiles.set(name, {
      accountId: id ?? value("sso_account_id") ?? accountId ?? null,
      region: value("region") ?? null,
    });
  }
}

/** Adds a declared profile, `NAME:ACCOUNT` or `NAME` alone. */
export function provideProfile(session: Session, declared: string): void {
  const [name = "", account] = declared.split(":");
  const known = session.company.profiles.find((profile) => profile.name === name)?.accountId;
  const id = account === undefined ? known : (getAccountId(session.company, account) ?? account);
  session.state.profiles.set(name, { accountId: id ?? null, region: null });
}
