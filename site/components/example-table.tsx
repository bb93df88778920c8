import type { ReactNode } from "react";
import { type ExampleCompany, example, getExampleProfiles } from "../data/example.ts";
import { getAddressPlan, getSubnetPlan } from "./example-ranges.ts";
import { ScrollingTable, type ScrollingTableProps } from "./scrolling-table.tsx";

interface ExampleTableProps {
  of: string;
}

export function ExampleTable({ of }: ExampleTableProps) {
  const make = tables[of];
  if (make === undefined) {
    throw new Error(`unknown table: \`${of}\` (known: ${Object.keys(tables).join(", ")})`);
  }
  return <ScrollingTable {...make(example)} />;
}

const zones = ["Tier", "First zone", "Second zone", "Third zone"];

const tables: Record<string, (company: ExampleCompany) => ScrollingTableProps> = {
  accounts: ({ accounts }) => ({
    headings: ["Account", "ID", "Contains", "Created by"],
    rows: Object.entries(accounts).map(([name, { id, holds, landingZone }]) => [
      name,
      <code key="id">{id}</code>,
      holds,
      landingZone ? "Landing zone" : "You, for the first deployment",
    ]),
  }),
  "outside accounts": ({ outsideAccounts }) => ({
    headings: ["ID", "Whose"],
    rows: Object.entries(outsideAccounts),
  }),
  layout: ({ layout }) => ({
    headings: ["Path in infrastructure-live", "Contains"],
    rows: layout.map(({ path, holds }) => [path, holds]),
  }),
  addresses: (company) => ({
    headings: ["Range", "Network", "Account", "Folder"],
    rows: getAddressPlan(company).map(([range, ...cells]) => [range, ...cells]),
  }),
  subnets: (company) => ({
    headings: zones,
    rows: getSubnetPlan(company, "prod"),
  }),
  "management subnets": (company) => ({
    headings: zones,
    rows: getSubnetPlan(company, "mgmt-prod"),
  }),
  people: ({ users }) => ({
    headings: ["Person", "Job", "Groups, by account"],
    rows: users.map(({ name, does, memberships }) => [
      name,
      does,
      renderLines(memberships.map(({ account, groups }) => [`${account}: `, groups])),
    ]),
  }),
  groups: ({ groups }) => ({
    headings: ["Group in the security account", "Grants"],
    rows: groups.map(({ name, grants }) => [name, grants]),
  }),
  roles: ({ roles }) => ({
    headings: ["Role", "Accounts", "Trusts", "MFA", "Can"],
    rows: roles.map(({ name, accounts, trusts, mfa, may }) => [
      name,
      accounts.join(", "),
      trusts.join(", "),
      mfa ? "Required" : "No",
      withCode(may),
    ]),
  }),
  profiles: () => ({
    headings: ["Profile", "Account", "Identity", "Session from"],
    rows: getExampleProfiles().map(({ name, account, user, role, source }) => [
      name,
      account,
      role ?? (user === null ? "Permission set AdministratorAccess" : `User ${user}`),
      source ?? (user === null ? "IAM Identity Center" : "aws-vault, with MFA"),
    ]),
  }),
  buckets: ({ buckets, state, keys }) => ({
    headings: ["Bucket or key", "Account", "Contains"],
    rows: [
      ...buckets.map(({ name, account, holds }): [string, string, string] => [
        name,
        account,
        holds,
      ]),
      [state.bucket, "each", `State of the units, as ${state.key}`],
      ...keys.map(({ arn, encrypts }): [string, string, string] => [
        arn,
        "logs",
        `Encrypts: ${encrypts}`,
      ]),
    ],
  }),
  tools: ({ tools }) => ({
    headings: ["Tool", "Command", "Version"],
    rows: tools.map(({ name, command, version }) => [
      name,
      <code key="command">{command}</code>,
      version,
    ]),
  }),
  library: ({ library }) => ({
    headings: ["Repository", "Pin"],
    rows: Object.entries(library).map(([name, tag]) => [
      name,
      <code key="tag">{`?ref=${tag}`}</code>,
    ]),
  }),
};

function renderLines(parts: readonly (readonly [string, readonly string[]])[]): ReactNode {
  return parts.map(([label, names]) => (
    <div key={label}>
      {label}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <code>{name}</code>
        </span>
      ))}
    </div>
  ));
}

function withCode(text: string): ReactNode {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}
