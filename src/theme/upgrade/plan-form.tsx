import { type Ref, useRef, useState } from "react";
import {
  getObservedVersions,
  type IndexedVersion,
  type UpgradeIndex,
} from "../../catalog/history/upgrade-index.ts";
import { groupBy } from "../../model/group-by.ts";
import type { PlanQuery } from "./plan-query.ts";
import * as messages from "./upgrade-messages.ts";

interface PlanFormProps {
  index: UpgradeIndex;
  plan: PlanQuery;
  onChange(plan: PlanQuery): void;
}

export function PlanForm({ index, plan, onChange }: PlanFormProps) {
  const { services, from, to } = plan;
  const picker = useRef<HTMLSelectElement>(null);
  const versions = getObservedVersions(index, services);
  const add = (service: string) => onChange({ ...plan, services: [...services, service] });
  return (
    <search>
      <form className="upgrade-form" onSubmit={(event) => event.preventDefault()}>
        <ServicePicker ref={picker} index={index} added={services} onAdd={add} />
        <VersionSelect
          label={messages.fromVersion}
          value={from}
          versions={versions}
          onChange={(version) => onChange({ ...plan, from: version })}
        />
        <button
          type="button"
          className="upgrade-swap"
          aria-label={messages.swapVersions}
          title={messages.swapVersions}
          onClick={() => onChange({ ...plan, from: to, to: from })}
        >
          ⇄
        </button>
        <VersionSelect
          label={messages.toVersion}
          value={to}
          versions={versions}
          onChange={(version) => onChange({ ...plan, to: version })}
        />
        {services.length > 0 && (
          <ChosenServices
            index={index}
            services={services}
            onRemove={(removed) => {
              onChange({ ...plan, services: services.filter((service) => service !== removed) });
              picker.current?.focus();
            }}
          />
        )}
      </form>
      {services.length === 0 && (
        <FirstChoice
          index={index}
          onAdd={(service) => {
            // The button disappears with the choice.
            picker.current?.focus();
            add(service);
          }}
        />
      )}
    </search>
  );
}

interface ChosenServicesProps {
  index: UpgradeIndex;
  services: readonly string[];
  onRemove(service: string): void;
}

function ChosenServices({ index, services, onRemove }: ChosenServicesProps) {
  const titles = new Map(index.services.map(({ id, title }) => [id, title]));
  return (
    <ul className="upgrade-services">
      {services.map((id) => {
        const title = titles.get(id) ?? id;
        return (
          <li key={id}>
            {title}
            <button
              type="button"
              aria-label={messages.removeService(title)}
              onClick={() => onRemove(id)}
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface FirstChoiceProps {
  index: UpgradeIndex;
  onAdd(service: string): void;
}

/** More services are only in the select. */
const maxChoices = 80;

/** The empty planner: a button for each service. */
function FirstChoice({ index: { services }, onAdd }: FirstChoiceProps) {
  return (
    <>
      <p>{messages.choosePlan}</p>
      {services.length <= maxChoices &&
        [...groupBy(services, ({ category }) => category)].map(([category, members]) => (
          <fieldset key={category} className="upgrade-choice">
            <legend>{category}</legend>
            <div>
              {members.map(({ id, title }) => (
                <button key={id} type="button" onClick={() => onAdd(id)}>
                  {title}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
    </>
  );
}

interface ServicePickerProps {
  ref: Ref<HTMLSelectElement>;
  index: UpgradeIndex;
  added: readonly string[];
  onAdd(service: string): void;
}

function ServicePicker({ ref, index, added, onAdd }: ServicePickerProps) {
  const isKeyboardChoice = useRef(false);
  const [candidate, setCandidate] = useState("");
  const add = (service: string) => {
    setCandidate("");
    if (service !== "") onAdd(service);
  };
  return (
    <label>
      {messages.addService}
      <select
        ref={ref}
        value={candidate}
        onPointerDown={() => {
          isKeyboardChoice.current = false;
        }}
        // In some browsers, each arrow key changes the choice, so only Enter or leaving the field adds it.
        onKeyDown={({ key }) => {
          isKeyboardChoice.current = true;
          if (key === "Enter") add(candidate);
          if (key === "Escape") setCandidate("");
        }}
        onBlur={() => add(candidate)}
        onChange={({ target }) =>
          isKeyboardChoice.current ? setCandidate(target.value) : add(target.value)
        }
      >
        <option value="">{messages.chooseService}</option>
        {[...groupBy(index.services, ({ category }) => category)].map(([category, services]) => (
          <optgroup key={category} label={category}>
            {services.map(({ id, title }) => (
              <option key={id} value={id} disabled={added.includes(id)}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

interface VersionSelectProps {
  label: string;
  value: string;
  versions: readonly IndexedVersion[];
  onChange(version: string): void;
}

/** Also lists a version from the URL that was never published. */
function VersionSelect({ label, value, versions, onChange }: VersionSelectProps) {
  const isPublished = versions.some(({ version }) => version === value);
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {!isPublished && <option value={value}>{value}</option>}
        {versions.toReversed().map(({ version, date }) => (
          <option key={version} value={version}>
            {`${version} (${date.slice(0, 7)})`}
          </option>
        ))}
      </select>
    </label>
  );
}
