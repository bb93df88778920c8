import { example } from "../../data/example.ts";
import { NetworkView } from "./network-view.tsx";
import { planNetwork } from "./plan/plan-network.ts";
import { type PlanRequest, rangeInput, zonesInput } from "./plan/plan-request.ts";
import { PlannerShell } from "./planner-shell.tsx";

interface NetworkPlannerProps {
  network: string;
}

export function NetworkPlanner({ network }: NetworkPlannerProps) {
  const request = getExampleRequest(network);
  const { plan } = planNetwork(request);
  if (plan === null) throw new Error(`the network \`${network}\` cannot be planned`);
  return (
    <PlannerShell key={network} request={request}>
      <NetworkView plan={plan} />
    </PlannerShell>
  );
}

function getExampleRequest(name: string): PlanRequest {
  const vpc = example.vpcs.find((candidate) => candidate.name === name);
  if (vpc === undefined) {
    const names = example.vpcs.map((vpc) => vpc.name).join(", ");
    throw new Error(`unknown network: \`${name}\` (there are ${names})`);
  }
  return {
    service: vpc.environment === "mgmt" ? "vpc-mgmt" : "vpc",
    inputs: { [rangeInput]: vpc.range, [zonesInput]: "3" },
    networks: "",
  };
}
