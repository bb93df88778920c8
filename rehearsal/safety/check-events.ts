import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { indexByCliName, loadModel } from "../aws/service-model.ts";
import { diagnose } from "../lint-rules.ts";
import { type CommandInBlock, getCommandLocation, getOption } from "./command-in-block.ts";
import { safetyRules } from "./safety-rules.ts";

/** CloudTrail records the events of these services only here (AWS CloudTrail User Guide). */
const eventRegion = "us-east-1";
const globalServices: readonly string[] = ["cloudfront", "iam", "organizations", "route53"];

/** Checks the Region in which a command looks for events of a global service. */
export function checkEventRegion(found: CommandInBlock): Diagnostic[] {
  const { words } = found;
  if (words.slice(0, 3).join(" ") !== "aws cloudtrail lookup-events") return [];
  const service = findGlobalService(getOption(words, "--lookup-attributes") ?? "");
  const region = getOption(words, "--region");
  // The value of a variable is not known.
  if (!service || region === eventRegion || region?.includes("$")) return [];
  const values = { service, region: eventRegion };
  return [diagnose(safetyRules["events-in-other-region"], getCommandLocation(found), values)];
}

function findGlobalService(attributes: string): string | undefined {
  const [, source] =
    /EventSource,\s*AttributeValue=([\w-]+)\.amazonaws\.com/.exec(attributes) ?? [];
  const [, event] = /EventName,\s*AttributeValue=(\w+)/.exec(attributes) ?? [];
  return globalServices.find(
    (service) =>
      service === source ||
      (event && [...indexByCliName(loadModel(service)?.all ?? []).values()].includes(event)),
  );
}
