import type { Input, Output } from "../../model/reference/module.ts";
import type { InputEntry, OutputEntry } from "../../model/reference/reference.ts";
import { layoutIds } from "../../model/site/layout-ids.ts";
import { badgesOf, inputFields, outputFields } from "../entry-fields.ts";
import type { Service } from "../service/service.ts";
import { showType } from "../types/show-type.ts";
import { anchorId, blockAddress } from "./addresses.ts";
import { dedent } from "./dedent.ts";
import type { Occurrence } from "./input-index.ts";
import { typeRows } from "./type-rows.ts";

export interface EntryOptions {
  /** HTML of the descriptions, by `input name` or `output name`. */
  descriptions: ReadonlyMap<string, string>;
  /** Ids of the text that its author wrote. */
  taken: ReadonlySet<string>;
  /** Services that have an input, by its name. */
  occurrences: ReadonlyMap<string, readonly Occurrence[]>;
  /** Finished addresses. */
  hrefs: { page(service: Service): string; allInputs: string };
}

/** Names of other services that an entry lists before it refers to the list of all inputs. */
const listedServices = 2;

/** Ids that a page of the reference has, whatever its service is. */
const pageIds = ["usage", "reference", "required-inputs", "optional-inputs", "outputs"];

/** Returns the inputs and outputs of a service as its page shows them. */
export function entriesOf(
  service: Service,
  { descriptions, taken, occurrences, hrefs }: EntryOptions,
): { inputs: InputEntry[]; outputs: OutputEntry[] } {
  const { inputs, outputs } = service.module;
  const names = { input: namesOf(inputs), output: namesOf(outputs) };
  const before = service.previous?.module;
  const old = before && { input: namesOf(before.inputs), output: namesOf(before.outputs) };
  const ids = new Set([
    ...layoutIds,
    ...pageIds,
    ...taken,
    ...inputs.map(({ name }) => anchorId("input", [name])),
    ...outputs.map(({ name }) => anchorId("output", [name])),
  ]);
  const context = (kind: "input" | "output", { name, source }: Input | Output) => {
    const opening = `${kind === "input" ? "variable" : "output"} "${name}"`;
    const isFree = !ids.has(name) && !/\s/.test(name);
    return {
      id: anchorId(kind, [name]),
      description: descriptions.get(`${kind} ${name}`) ?? "",
      // The former site led a name that is an input and an output to the input.
      hasBareId: isFree && (kind === "input" || !names.input.has(name)),
      since: old && !old[kind].has(name) ? service.version : null,
      source: service.repository === "" ? null : blockAddress(service, source, opening),
    };
  };
  const inputEntry = (input: Input): InputEntry => {
    const { typeTree, default: fallback, validations, ...fields } = input;
    const { name } = input;
    const others = (occurrences.get(name) ?? []).filter((other) => other.service !== service);
    const rest = others.length - listedServices;
    return {
      ...fields,
      ...context("input", input),
      kind: "input",
      badges: badgesOf(inputFields, input),
      type: showType(typeTree),
      rows: typeRows(typeTree, name),
      default: fallback && dedent(fallback.text),
      validations: validations.map(({ condition, message }) => ({
        condition: condition.replace(/\s+/g, " "),
        message,
      })),
      alsoIn: others.slice(0, listedServices).map((other) => ({
        href: `${hrefs.page(other.service)}#input_${name}`,
        text: other.service.title,
      })),
      more: rest > 0 ? { href: `${hrefs.allInputs}#input_${name}`, count: rest } : null,
    };
  };
  const outputEntry = (output: Output): OutputEntry => {
    const { value, ...fields } = output;
    const badges = badgesOf(outputFields, output);
    return { ...fields, ...context("output", output), kind: "output", badges };
  };
  return { inputs: inputs.map(inputEntry), outputs: outputs.map(outputEntry) };
}

function namesOf(list: readonly { name: string }[]): Set<string> {
  return new Set(list.map(({ name }) => name));
}
