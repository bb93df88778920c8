import { inputNames, type Question } from "./question.ts";
import { type ServiceId, vpcServices } from "./vpc-services.ts";

/** The name of the first value in the fragment of an address that holds a plan. */
export const planKey = "network";

/** Characters of a value and of the list of networks that are read from an address. */
const longestValue = 40;
const longestNetworks = 4000;

/**
 * The fragment of a question, without `#`:
 * `network=vpc&cidr_block=10.0.0.0/16&num_availability_zones=3&networks=office+192.168.0.0/16`.
 */
export function writeQuestion({ service, inputs, networks }: Question): string {
  const names = inputNames(vpcServices[service]).filter((name) => inputs[name] !== undefined);
  const given = new URLSearchParams([
    [planKey, service],
    ...names.map((name) => [name, inputs[name] ?? ""]),
    ...(networks.trim() === "" ? [] : [["networks", networks.trim()]]),
  ]);
  // A fragment may hold slashes.
  return given.toString().replaceAll("%2F", "/");
}

/** The question of a fragment; null where it holds none. Names that the service does not have are left out. */
export function readQuestion(fragment: string): Question | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  const service = given.get(planKey);
  if (!isService(service)) return null;
  const inputs: Record<string, string> = {};
  for (const name of inputNames(vpcServices[service])) {
    const value = given.get(name);
    if (value !== null) inputs[name] = value.slice(0, longestValue);
  }
  return { service, inputs, networks: given.get("networks")?.slice(0, longestNetworks) ?? "" };
}

function isService(id: string | null): id is ServiceId {
  return id !== null && Object.hasOwn(vpcServices, id);
}
