import type { Diagnostic } from "./plan/diagnostic.ts";
import { isBlock, parseBlock } from "./plan/ipv4.ts";
import { countUsableAddresses } from "./plan/plan-network.ts";
import {
  getCreatedTiers,
  getInputValue,
  getSpacingInput,
  type PlanRequest,
  rangeInput,
  withInput,
  zonesInput,
} from "./plan/plan-request.ts";
import { awsBits } from "./plan/read-settings.ts";
import { type ServiceId, type Tier, vpcServices } from "./plan/vpc-services.ts";

interface FormProps {
  request: PlanRequest;
  diagnostics: readonly Diagnostic[];
  diagnosticsId: string;
  onChange(request: PlanRequest): void;
}

export function PlannerForm(form: FormProps) {
  const { request, diagnostics, diagnosticsId, onChange } = form;
  const { service } = request;
  const spacing = getSpacingInput(request);
  return (
    <form className="network-form" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>Service</span>
        <select
          value={service}
          onChange={({ target }) => onChange(withService(request, target.value))}
        >
          {Object.values(vpcServices).map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Field {...form} label="Range" name={rangeInput} />
      <Field {...form} label="Availability Zones" name={zonesInput} isNumeric />
      <Field {...form} label="Subnets from tier to tier" name={spacing} isNumeric />
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
          value={request.networks}
          placeholder={"office 192.168.0.0/16\ndata center 10.64.0.0/12"}
          aria-invalid={hasError(diagnostics, "networks")}
          aria-describedby={hasError(diagnostics, "networks") ? diagnosticsId : undefined}
          onChange={({ target }) => onChange({ ...request, networks: target.value })}
        />
      </label>
    </form>
  );
}

function withService(request: PlanRequest, id: string): PlanRequest {
  const service: ServiceId = id === "vpc-mgmt" ? id : "vpc";
  const keptInputs = Object.entries(request.inputs).filter(([name]) =>
    [rangeInput, zonesInput].includes(name),
  );
  return { ...request, service, inputs: Object.fromEntries(keptInputs) };
}

function hasError(diagnostics: readonly Diagnostic[], input: string): boolean {
  return diagnostics.some(
    (diagnostic) => diagnostic.severity === "error" && diagnostic.input === input,
  );
}

interface FieldProps extends FormProps {
  label: string;
  name: string;
  isNumeric?: boolean;
  placeholder?: string | undefined;
}

function Field({ request, diagnostics, diagnosticsId, onChange, ...field }: FieldProps) {
  const { label, name, isNumeric = false, placeholder } = field;
  const isInvalid = hasError(diagnostics, name);
  return (
    <label>
      <span>
        {label} <small>{name}</small>
      </span>
      <input
        inputMode={isNumeric ? "numeric" : "text"}
        autoComplete="off"
        spellCheck={false}
        value={getInputValue(request, name)}
        placeholder={placeholder}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? diagnosticsId : undefined}
        onChange={({ target }) => onChange(withInput(request, name, target.value))}
      />
    </label>
  );
}

function TierFields({ form, tier }: { form: FormProps; tier: Tier }) {
  const { request, onChange } = form;
  const { name, use, createInput, bitsInput, startInput, spacings } = tier;
  const isCreated = getCreatedTiers(request).includes(tier);
  const spacing = Number(getInputValue(request, getSpacingInput(request)));
  const defaultStart = Number.isInteger(spacing) ? String(spacing * spacings) : undefined;
  return (
    <fieldset className="network-tier" aria-label={name}>
      <p>
        {createInput === null ? (
          <strong>{name}</strong>
        ) : (
          <label>
            <input
              type="checkbox"
              checked={isCreated}
              onChange={({ target }) =>
                onChange(withInput(request, createInput, String(target.checked)))
              }
            />
            <strong>{name}</strong>
          </label>
        )}
        <small>{isCreated ? getSizeText(request, bitsInput) : use}</small>
      </p>
      {isCreated && <Field {...form} label="New bits" name={bitsInput} isNumeric />}
      {isCreated && startInput !== null && (
        <Field
          {...form}
          label="First subnet"
          name={startInput}
          placeholder={defaultStart}
          isNumeric
        />
      )}
    </fieldset>
  );
}

function getSizeText(request: PlanRequest, input: string): string {
  const block = parseBlock(getInputValue(request, rangeInput));
  const newBits = getInputValue(request, input).trim();
  if (!isBlock(block) || !/^\d{1,2}$/.test(newBits)) return "";
  const bits = block.bits + Number(newBits);
  if (bits > awsBits.smallest) return `/${bits}`;
  return `/${bits}, ${countUsableAddresses({ first: 0, bits }).toLocaleString("en-US")} usable addresses`;
}
