import { formatDollars, getMonthlyCost } from "../../data/costs.ts";

/** `b` is a keyword and `i` a string: short elements with the colors of code. */
const code: [kind: "plain" | "b" | "i", text: string][] = [
  ["b", "include"],
  ["plain", ' "root" {\n  path = find_in_parent_folders('],
  ["i", '"root.hcl"'],
  ["plain", ")\n}\n\n"],
  ["b", "locals"],
  ["plain", " {\n  repo = "],
  ["i", '"gruntwork-io/terraform-aws-service-catalog"'],
  ["plain", "\n  vpc  = "],
  ["i", `"\${local.repo}//modules/networking/vpc"`],
  ["plain", "\n}\n\n"],
  ["b", "terraform"],
  ["plain", " {\n  source = "],
  ["i", `"git@github.com:\${local.vpc}?ref=v2.11.1"`],
  ["plain", "\n}\n\n"],
  ["b", "inputs"],
  ["plain", " = {\n  aws_region       = "],
  ["i", '"us-east-2"'],
  ["plain", "\n  vpc_name         = "],
  ["i", '"prod"'],
  ["plain", "\n  cidr_block       = "],
  ["i", '"10.20.0.0/16"'],
  ["plain", "\n  num_nat_gateways = "],
];

const zones = ["us-east-2a", "us-east-2b", "us-east-2c"];
const tiers = ["public", "private app", "private persistence"];

const gatewayCounts = [1, 2, 3];
const defaultCount = 3;

/** The chosen number changes the code, the picture, and the price without scripts, with CSS only. */
export function VpcFromCode() {
  return (
    <div className="showcase" data-search="off">
      <fieldset>
        <legend>NAT gateways</legend>
        {gatewayCounts.map((count) => (
          <label key={count}>
            <input
              type="radio"
              id={`nat-${count}`}
              name="nat-gateways"
              value={count}
              defaultChecked={count === defaultCount}
            />{" "}
            {count}
          </label>
        ))}
      </fieldset>
      <figure className="unit">
        <figcaption>
          <span>prod/us-east-2/</span>
          <span>prod/networking/vpc/</span>
          <span>terragrunt.hcl</span>
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be focusable */}
        <pre tabIndex={0}>
          <code>
            {code.map(([Tag, text]) => (Tag === "plain" ? text : <Tag key={text}>{text}</Tag>))}
            <em>
              <ChosenText>{String}</ChosenText>
            </em>
            {"\n}"}
          </code>
        </pre>
      </figure>
      <div className="vpc">
        <p>
          <b>VPC prod</b> after <code>terragrunt apply</code>:{" "}
          <ChosenText>
            {(count) =>
              `${formatDollars(getMonthlyCost([{ price: "nat-gateway", quantity: count }]))} a month for NAT gateways`
            }
          </ChosenText>
        </p>
        {zones.map((zone) => (
          <small key={zone}>{`${zone} `}</small>
        ))}
        {tiers.flatMap((tier) =>
          zones.map((zone) => (
            <span key={tier + zone}>
              {tier} {tier === "public" && <b>{"NAT "}</b>}
            </span>
          )),
        )}
      </div>
    </div>
  );
}

/** Renders the text for each number of gateways. The style sheet shows that of the chosen one. */
function ChosenText({ children }: { children(count: number): string }) {
  return gatewayCounts.map((count) => (
    <span key={count} data-count={count} hidden={count !== defaultCount}>
      {children(count)}
    </span>
  ));
}
