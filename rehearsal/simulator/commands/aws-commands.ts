import type { ResourceKind } from "../../guide/guide.ts";
import { getLocationInBlock } from "../../guide/guide.ts";
import { checkCredentials, getProfileData } from "../requirements.ts";
import type { Session } from "../session.ts";
import { type Call, hasFlag, operands, option } from "../shell/call.ts";
import { simulatorRules } from "../simulator-rules.ts";
import type { Handler, Handlers } from "./handler.ts";

const createOperations: Readonly<Record<string, [option: string, kind: ResourceKind]>> = {
  "create-bucket": ["--bucket", "bucket"],
  "create-role": ["--role-name", "role"],
  "create-user": ["--user-name", "user"],
  "create-alias": ["--alias-name", "key"],
  "create-key-pair": ["--key-name", "key"],
  "import-key-pair": ["--key-name", "key"],
  "create-repository": ["--repository-name", "repository"],
};

/** Services whose API has one Region, or whose resources belong to no Region. */
const globalServices =
  /^(?:acm|budgets|ce|cloudfront|cloudwatch|cur|ecr-public|health|iam|organizations|pricing|route53|route53domains|shield|sts|support|wafv2)$/;

const withoutCredentials = /^(?:configure|help|sso|login|logout|--version)$/;

const aws: Handler = (session, call) => {
  const words = operands(call.args, getValuedOptions(call));
  const [service, operation] = words.map(({ text }) => text);
  if (service === undefined || hasFlag(call.args, "--version", "help")) return null;
  if (withoutCredentials.test(service)) return null;
  checkCredentials(session, call);
  checkRegion(session, call, service);
  if (service === "eks" && operation === "update-kubeconfig") session.state.hasCluster = true;
  const created = createOperations[operation ?? ""];
  const nameOption = created && option(call.args, created[0]);
  for (const name of nameOption?.values ?? []) {
    if (created && nameOption) session.provide(created[1], name);
  }
  return service === "sts" && operation === "get-caller-identity"
    ? printIdentity(session, call)
    : null;
};

/** Almost all options of AWS commands take a value. */
function getValuedOptions({ args }: Call): ReadonlySet<string> {
  const flags = /^--(?:no-|debug|recursive|dryrun|quiet|version|force|with-decryption|delete|help)/;
  return new Set(
    args.map(({ text }) => text).filter((text) => /^--\w/.test(text) && !flags.test(text)),
  );
}

function checkRegion(session: Session, call: Call, service: string): void {
  const region = option(call.args, "--region");
  const { regions, profiles, variables } = session.state;
  const used = new Set([
    ...regions,
    ...[...profiles.values()].flatMap((profile) => profile.region ?? []),
    ...(variables.get("AWS_REGION") ?? []),
  ]);
  if (used.size === 0 || globalServices.test(service)) return;
  // A loop over Regions queries each Region on purpose.
  for (const value of region?.word.isDynamic ? [] : (region?.values ?? [])) {
    const location = getLocationInBlock(call.block, region?.word ?? call.command);
    session.check(used.has(value), simulatorRules["unused-region"], location, () => ({
      region: value,
      used: [...used].sort(),
    }));
  }
}

function printIdentity(session: Session, call: Call): string | null {
  const id = getProfileData(session, call)?.accountId;
  const isText = option(call.args, "--output")?.text === "text";
  if (!id || option(call.args, "--query")?.text !== "Account") return null;
  return isText ? `${id}\n` : `"${id}"\n`;
}

export const awsCommands: Handlers = { aws };
