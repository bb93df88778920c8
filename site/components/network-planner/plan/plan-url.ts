import { getInputNames, type PlanRequest, withInput } from "./plan-request.ts";
import { type ServiceId, vpcServices } from "./vpc-services.ts";

const serviceParam = "network";

const maxValueLength = 40;
const maxNetworksLength = 4000;

/**
 * Returns a URL fragment without `#`, such as
 * `network=vpc&cidr_block=10.0.0.0/16&num_availability_zones=3`.
 */
export function writePlanRequest({ service, inputs, networks }: PlanRequest): string {
  const names = getInputNames(vpcServices[service]).filter((name) => inputs[name] !== undefined);
  const params = new URLSearchParams([
    [serviceParam, service],
    ...names.map((name) => [name, inputs[name] ?? ""]),
    ...(networks.trim() === "" ? [] : [["networks", networks.trim()]]),
  ]);
  return params.toString().replaceAll("%2F", "/");
}

/** Null if the fragment has no plan. Drops defaults and unknown inputs. */
export function readPlanRequest(fragment: string): PlanRequest | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const service = params.get(serviceParam);
  if (!isService(service)) return null;
  let request: PlanRequest = { service, inputs: {}, networks: getNetworks(params) };
  for (const name of getInputNames(vpcServices[service])) {
    const value = params.get(name);
    if (value !== null) request = withInput(request, name, value.trim().slice(0, maxValueLength));
  }
  return request;
}

/** Drops whole lines of a text that is too long, because part of a network would be another network. */
function getNetworks(params: URLSearchParams): string {
  const networks = params.get("networks") ?? "";
  if (networks.length <= maxNetworksLength) return networks;
  return networks.slice(0, networks.lastIndexOf("\n", maxNetworksLength) + 1).trimEnd();
}

function isService(id: string | null): id is ServiceId {
  return id !== null && Object.hasOwn(vpcServices, id);
}
