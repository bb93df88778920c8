import { globalOptionsWithValue } from "../../aws/cli/options.ts";
import type { ResourceKind } from "../../guide/guide.ts";
import { checkCredentials, getProfileData } from "../requirements.ts";
import type { Session } from "../session.ts";
import { type Call, findOption, getOperands, hasFlag } from "../shell/call.ts";
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

/** Services without Regions, or that guides call in the Region of global services, CloudFront, or billing. */
const globalServices =
  /^(?:acm|budgets|ce|cloudfront|cloudtrail|cloudwatch|cur|ecr-public|health|iam|organizations|pricing|route53|route53domains|shield|sts|support|wafv2)$/;

const withoutCredentials = /^(?:configure|help|sso|login|logout)$/;

const aws: Handler = (session, call) => {
  const words = getOperands(call.args, globalOptionsWithValue);
  const [service, operation = ""] = words.map(({ text }) => text);
  if (service === undefined || hasFlag(call.args, "--version", "help")) return null;
  if (withoutCredentials.test(service)) return null;
  checkCredentials(session, call);
  checkRegion(session, call, service);
  if (service === "eks" && operation === "update-kubeconfig") session.state.hasCluster = true;
  const created = createOperations[operation];
  if (created) {
    const [option, kind] = created;
    for (const name of findOption(call.args, option)?.values ?? []) session.provide(kind, name);
  }
  const isIdentity = service === "sts" && operation === "get-caller-identity";
  return isIdentity ? printIdentity(session, call) : null;
};

function checkRegion(session: Session, call: Call, service: string): void {
  const region = findOption(call.args, "--region");
  // A loop over Regions queries each Region on purpose.
  if (!region || region.word.isDynamic || globalServices.test(service)) return;
  const { regions, profiles, variables } = session.state;
  const used = new Set([
    ...regions,
    ...[...profiles.values()].flatMap((profile) => profile.region ?? []),
    ...(variables.get("AWS_REGION") ?? []),
  ]);
  if (used.size === 0) return;
  const { location } = region;
  for (const value of region.values ?? []) {
    session.check(used.has(value), simulatorRules["unused-region"], location, () => ({
      region: value,
      used: [...used].sort(),
    }));
  }
}

function printIdentity(session: Session, call: Call): string | null {
  const id = getProfileData(session, call)?.accountId;
  const isText = findOption(call.args, "--output")?.text === "text";
  if (!id || findOption(call.args, "--query")?.text !== "Account") return null;
  return isText ? `${id}\n` : `"${id}"\n`;
}

export const awsCommands: Handlers = { aws };
