import { nearest } from "../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import { accountId, accountName } from "../world/world.ts";
import { playRules } from "./play-rules.ts";
import type { Session } from "./session.ts";
import { type Call, option, placeIn } from "./shell/call.ts";
import type { Profile } from "./state.ts";

/** Reports a profile that no step has made. */
export function needProfile(session: Session, name: string, place: Place): boolean {
  const { profiles } = session.state;
  return session.check(profiles.has(name), playRules["missing-profile"], place, () => ({
    name,
    near: nearest(name, profiles.keys()),
  }));
}

/** The profile that a command uses; null where it has other credentials, undefined where it has none. */
export function profileOf(session: Session, call: Call): string | null | undefined {
  const { variables, profiles } = session.state;
  const chosen = option(call.args, "--profile")?.values ?? call.environment.get("AWS_PROFILE");
  const values = chosen ?? variables.get("AWS_PROFILE");
  if (values !== undefined) return values?.length === 1 ? values[0] : null;
  const hasKeys = variables.has("AWS_ACCESS_KEY_ID") || call.environment.has("AWS_ACCESS_KEY_ID");
  if (hasKeys || variables.has("AWS_PROFILE")) return null;
  return profiles.has("default") ? "default" : undefined;
}

/** Reports a command of AWS that has no credentials, or a profile that does not exist. */
export function checkCredentials(session: Session, call: Call): void {
  const place = placeIn(call.block, call.command);
  const own = option(call.args, "--profile");
  if (own && own.values?.length === 1) {
    needProfile(session, own.text, placeIn(call.block, own.word));
  } else {
    const inline = call.environment.get("AWS_PROFILE");
    if (inline?.length === 1) needProfile(session, inline[0] ?? "", place);
  }
  const profile = profileOf(session, call);
  session.check(profile !== undefined, playRules["no-credentials"], place, () => ({
    tool: call.name,
  }));
}

/** The profile's data; null where it is not known. */
export function profileData(session: Session, call: Call): Profile | null {
  const name = profileOf(session, call);
  return typeof name === "string" ? (session.state.profiles.get(name) ?? null) : null;
}

/** Reports a unit below the folder of an account that is applied with credentials of another one. */
export function checkAccount(session: Session, call: Call, path: string): void {
  const [first = ""] = path.split("/");
  const wanted = accountId(session.world, first);
  const has = profileData(session, call)?.accountId ?? null;
  if (wanted === undefined || has === null) return;
  const place = placeIn(call.block, call.command);
  session.check(has === wanted, playRules["wrong-account"], place, () => ({
    profile: profileOf(session, call) ?? "",
    has: accountName(session.world, has) ?? has,
    wants: first,
    path,
  }));
}

/** Reads the profiles of `~/.aws/config` or `~/.aws/credentials`, in place of those that had its names. */
export function readProfiles(session: Session, text: string): void {
  const { profiles } = session.state;
  for (const section of text.split(/^(?=\[)/m)) {
    const name = /^\[(?:profile\s+)?([^\]]+)\]/.exec(section)?.[1]?.trim();
    if (name === undefined || name.startsWith("sso-session")) continue;
    const value = (key: string) => new RegExp(`^\\s*${key}\\s*=\\s*(\\S+)`, "m").exec(section)?.[1];
    const id = /:(\d{12}):/.exec(value("role_arn") ?? value("mfa_serial") ?? "")?.[1];
    const known = session.world.profiles.find((one) => one.name === name)?.accountId;
    profiles.set(name, {
      accountId: id ?? value("sso_account_id") ?? known ?? null,
      region: value("region") ?? null,
    });
  }
}

/** The account of a declared profile: `name:account`, or that of the world's profile of this name. */
export function leaveProfile(session: Session, declared: string): void {
  const [name = "", account] = declared.split(":");
  const known = session.world.profiles.find((one) => one.name === name)?.accountId;
  const id = account === undefined ? known : (accountId(session.world, account) ?? account);
  session.state.profiles.set(name, { accountId: id ?? null, region: null });
}
