import { isBlock, parseBlock } from "./plan/ipv4.ts";
import { getUsableAddresses } from "./plan/plan-network.ts";
import type { Problem } from "./plan/problem.ts";
import {
  getCreatedTiers,
  getInputValue,
  getSpacingInput,
  type Question,
  rangeInput,
  withInput,
  zonesInput,
} from "./plan/question.ts";
import { awsBits } from "./plan/read-settings.ts";
import { type ServiceId, type Tier, vpcServices } from "./plan/vpc-services.ts";

interface FormProps {
  question: Question;
  problems: readonly Problem[];
  problemsId: string;
  onChange(question: Question): void;
}

export function PlannerForm(form: FormProps) {
  const { question, problems, problemsId, onChange } = form;
  const { service } = question;
  const spacing = getSpacingInput(question);
  return (
    <form className="network-form" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>Service</span>
        <select
          value={service}
          onChange={({ target }) => onChange(changeService(question, target.value))}
        >
          {Object.values(vpcServices).map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Field {...form} label="Range" name={rangeInput} />
      <Field {...form} label="Availability Zones" name={zonesInput} numeric />
      <Field {...form} label="Subnets from tier to tier" name={spacing} numeric />
      <fieldset>
        <legend>Tiers</legend>
        {vpcServices[service].tiers.map((tier) => (
          <TierFields key={tier.id} form={form} tier={tier} />
        ))}
      </fieldset>
      <label className="network-others">
        <span>
          Networks that must not overlap <small>one on each line: name and range</small>
        </span>
        <textarea
          rows={3}
          spellCheck={false}
          value={question.networks}
          placeholder={"office 192.168.0.0/16\ndata center 10.64.0.0/12"}
          aria-invalid={hasError(problems, "networks")}
          aria-describedby={hasError(problems, "networks") ? problemsId : undefined}
          onChange={({ target }) => onChange({ ...question, networks: target.value })}
        />
      </label>
    </form>
  );
}

function changeService(question: Question, id: string): Question {
  const service: ServiceId = id === "vpc-mgmt" ? id : "vpc";
  const shownInputs = Object.entries(question.inputs).filter(([name]) =>
    [rangeInput, zonesInput].includes(name),
  );
  return { ...question, service, inputs: Object.fromEntries(shownInputs) };
}

function hasError(problems: readonly Problem[], input: string): boolean {
  return problems.some((problem) => problem.level === "error" && problem.input === input);
}

interface FieldProps extends FormProps {
  label: string;
  name: string;
  numeric?: boolean;
  placeholder?: string | undefined;
}

function Field({ question, problems, problemsId, onChange, ...field }: FieldProps) {
  const { label, name, numeric = false, placeholder } = field;
  const isWrong = hasError(problems, name);
  return (
    <label>
      <span>
        {label} <small>{name}</small>
      </span>
      <input
        inputMode={numeric ? "numeric" : "text"}
        autoComplete="off"
        spellCheck={false}
        value={getInputValue(question, name)}
        placeholder={placeholder}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemsId : undefined}
        onChange={({ target }) => onChange(withInput(question, name, target.value))}
      />
    </label>
  );
}

function TierFields({ form, tier }: { form: FormProps; tier: Tier }) {
  const { question, onChange } = form;
  const { name, use, createInput: create, bitsInput: bits, startInput: start, spacings } = tier;
  const isCreated = getCreatedTiers(question).includes(tier);
  const spacing = Number(getInputValue(question, getSpacingInput(question)));
  const inherited = Number.isInteger(spacing) ? String(spacing * spacings) : undefined;
  return (
    <fieldset className="network-tier" aria-label={name}>
      <p>
        {create === null ? (
          <strong>{name}</strong>
        ) : (
          <label>
            <input
              type="checkbox"
              checked={isCreated}
              onChange={({ target }) =>
                onChange(withInput(question, create, String(target.checked)))
              }
            />
            <strong>{name}</strong>
          </label>
        )}
        <small>{isCreated ? sizeText(question, bits) : use}</small>
      </p>
      {isCreated && <Field {...form} label="New bits" name={bits} numeric />}
      {isCreated && start !== null && (
        <Field {...form} label="First subnet" name={start} placeholder={inherited} numeric />
      )}
    </fieldset>
  );
}

function sizeText(question: Question, input: string): string {
  const block = parseBlock(getInputValue(question, rangeInput));
  const newBits = getInputValue(question, input).trim();
  if (!isBlock(block) || !/^\d{1,2}$/.test(newBits)) return "";
  const bits = block.bits + Number(newBits);
  if (bits > awsBits.smallest) return `/${bits}`;
  return `/${bits}, ${getUsableAddresses({ first: 0, bits }).toLocaleString("en-US")} usable addresses`;
}
