import { getInputNames, type Question } from "./question.ts";
import { type ServiceId, vpcServices } from "./vpc-services.ts";

const planKey = "network";

const maxValueLength = 40;
const maxNetworksLength = 4000;

/**
 * Returns a URL fragment without `#`, such as
 * `network=vpc&cidr_block=10.0.0.0/16&num_availability_zones=3`.
 */
export function writeQuestion({ service, inputs, networks }: Question): string {
  const names = getInputNames(vpcServices[service]).filter((name) => inputs[name] !== undefined);
  const params = new URLSearchParams([
    [planKey, service],
    ...names.map((name) => [name, inputs[name] ?? ""]),
    ...(networks.trim() === "" ? [] : [["networks", networks.trim()]]),
  ]);
  return params.toString().replaceAll("%2F", "/");
}

/** Null if the fragment has no question. Inputs that the service does not have are dropped. */
export function readQuestion(fragment: string): Question | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const service = params.get(planKey);
  if (!isService(service)) return null;
  const inputs: Record<string, string> = {};
  for (const name of getInputNames(vpcServices[service])) {
    const value = params.get(name);
    if (value !== null) inputs[name] = value.slice(0, maxValueLength);
  }
  return { service, inputs, networks: params.get("networks")?.slice(0, maxNetworksLength) ?? "" };
}

function isService(id: string | null): id is ServiceId {
  return id !== null && Object.hasOwn(vpcServices, id);
}
