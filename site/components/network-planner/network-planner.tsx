import { example } from "../../data/example.ts";
import { NetworkView } from "./network-view.tsx";
import { planNetwork } from "./plan/plan-network.ts";
import { type Question, rangeInput, zonesInput } from "./plan/question.ts";
import { PlannerShell } from "./planner-shell.tsx";

interface NetworkPlannerProps {
  /** A network of the example company in `data/example.ts`, whose plan readers see first: `prod`. */
  network: string;
}

/** A network of the example company as picture and table; readers with scripts can plan their own. */
export function NetworkPlanner({ network }: NetworkPlannerProps) {
  const question = exampleQuestion(network);
  const { plan } = planNetwork(question);
  if (plan === null) throw new Error(`the network \`${network}\` cannot be planned`);
  return (
    <PlannerShell key={network} question={question}>
      <NetworkView plan={plan} />
    </PlannerShell>
  );
}

/**
 * The question that leads to a network of the example company.
 *
 * @throws Error where there is no network of this name
 */
export function exampleQuestion(name: string): Question {
  const vpc = example.vpcs.find((candidate) => candidate.name === name);
  if (vpc === undefined) {
    const names = example.vpcs.map((one) => one.name).join(", ");
    throw new Error(`unknown network: \`${name}\` (there are ${names})`);
  }
  return {
    service: vpc.environment === "mgmt" ? "vpc-mgmt" : "vpc",
    inputs: { [rangeInput]: vpc.range, [zonesInput]: "3" },
    networks: "",
  };
}
