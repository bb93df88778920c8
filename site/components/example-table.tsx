import type { ReactNode } from "react";
import { TextWithCode } from "../../src/theme/code-block/text-with-code.tsx";
import {
  type ExampleCompany,
  type ExampleProfile,
  example,
  getExampleProfiles,
} from "../data/example.ts";
import { getAddressRows, getSubnetRows } from "./example-ranges.ts";
import { ScrollingTable, type ScrollingTableProps, type TableRow } from "./scrolling-table.tsx";

interface ExampleTableProps {
  of: string;
}

export function ExampleTable({ of }: ExampleTableProps) {
  const getTable = tables[of];
  if (getTable === undefined) {
    throw new Error(`unknown table: \`${of}\` (known: ${Object.keys(tables).join(", ")})`);
  }
  return <ScrollingTable {...getTable(example)} />;
}

const subnetHeadings = ["Tier", "First zone", "Second zone", "Third zone"];

const tables: Record<string, (company: ExampleCompany) => ScrollingTableProps> = {
  accounts: ({ accounts }) => ({
    headings: ["Account", "ID", "Contains", "Created by"],
    rows: Object.entries(accounts).map(([name, { id, contents, isFromLandingZone }]) => [
      name,
      <code key="id">{id}</code>,
      contents,
      isFromLandingZone ? "Landing zone" : "You, for the first deployment",
    ]),
  }),
  "outside accounts": ({ otherAccounts }) => ({
    headings: ["ID", "Whose"],
    rows: Object.entries(otherAccounts),
  }),
  layout: ({ layout }) => ({
    headings: ["Path in infrastructure-live", "Contains"],
    rows: layout.map(({ path, contents }) => [path, contents]),
  }),
  addresses: (company) => ({
    headings: ["Range", "Network", "Account", "Folder"],
    rows: getAddressRows(company),
  }),
  subnets: (company) => ({
    headings: subnetHeadings,
    rows: getSubnetRows(company, "prod"),
  }),
  "management subnets": (company) => ({
    headings: subnetHeadings,
    rows: getSubnetRows(company, "mgmt-prod"),
  }),
  people: ({ users }) => ({
    headings: ["Person", "Job", "Groups, by account"],
    rows: users.map(({ name, job, memberships }) => [
      name,
      job,
      renderLines(memberships.map(({ account, groups }) => [`${account}: `, groups])),
    ]),
  }),
  groups: ({ groups }) => ({
    headings: ["Group in the security account", "Grants"],
    rows: groups.map(({ name, grants }) => [name, grants]),
  }),
  roles: ({ roles }) => ({
    headings: ["Role", "Accounts", "Trusts", "MFA", "Can"],
    rows: roles.map(({ name, accounts, trusts, requiresMfa, permissions }) => [
      name,
      accounts.join(", "),
      trusts.join(", "),
      requiresMfa ? "Required" : "No",
      <TextWithCode key="permissions" text={permissions} />,
    ]),
  }),
  profiles: () => ({
    headings: ["Profile", "Account", "Identity", "Session from"],
    rows: getExampleProfiles().map((profile) => [
      profile.name,
      profile.account,
      getIdentity(profile),
      getSessionSource(profile),
    ]),
  }),
  buckets: ({ buckets, state, keys }) => ({
    headings: ["Bucket or key", "Account", "Contains"],
    rows: [
      ...buckets.map(({ name, account, contents }): TableRow => [name, account, contents]),
      [state.bucket, "each", `State of the units, as ${state.key}`],
      ...keys.map(({ arn, encrypts }): TableRow => [arn, "logs", `Encrypts: ${encrypts}`]),
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

function getIdentity({ user, role }: ExampleProfile): string {
  if (role !== null) return role;
  return user === null ? "Permission set AdministratorAccess" : `User ${user}`;
}

function getSessionSource({ user, source }: ExampleProfile): string {
  if (source !== null) return source;
  return user === null ? "IAM Identity Center" : "aws-vault, with MFA";
}

/** One line per label, with its names as code. */
function renderLines(
  lines: readonly (readonly [label: string, names: readonly string[]])[],
): ReactNode {
  return lines.map(([label, names]) => (
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
