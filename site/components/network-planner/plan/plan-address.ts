import { getInputNames, type Question, withInput } from "./question.ts";
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

/** Null if the fragment has no question. Defaults and unknown inputs are dropped. */
export function readQuestion(fragment: string): Question | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const service = params.get(planKey);
  if (!isService(service)) return null;
  let question: Question = { service, inputs: {}, networks: getNetworks(params) };
  for (const name of getInputNames(vpcServices[service])) {
    const value = params.get(name);
    if (value !== null) question = withInput(question, name, value.trim().slice(0, maxValueLength));
  }
  return question;
}

/** Drops what is too long, in whole lines: part of a network would be another network. */
function getNetworks(params: URLSearchParams): string {
  const networks = params.get("networks") ?? "";
  if (networks.length <= maxNetworksLength) return networks;
  return networks.slice(0, networks.lastIndexOf("\n", maxNetworksLength) + 1).trimEnd();
}

function isService(id: string | null): id is ServiceId {
  return id !== null && Object.hasOwn(vpcServices, id);
}
