import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../src/model/diagnostics/rule.ts";

const file = "content/docs/guides/network/deployment-walkthrough.mdx";

type Unknown = {
  value: string;
  near: string | undefined;
};

/** Rules about values that all guides share. */
export const worldRules = defineRules({
  "other-account": rule<Unknown>({
    severity: "error",
    message: ({ value }) => `\`${value}\` is no account of the example company`,
    hint: ({ near }) => didYouMean(near) ?? "take one of its accounts, or list it with a reason",
    documentation:
      "All guides happen in one company, so that an ID on one page is the same account on the next. Take an ID from its data; an account of somebody else is listed there with the reason.",
    example: {
      file,
      source: "arn:aws:iam::888888888889:role/deploy",
      values: { value: "888888888889", near: "888888888888" },
    },
  }),

  "other-region": rule<Unknown>({
    severity: "error",
    message: ({ value }) => `\`${value}\` is no Region of the example company`,
    hint: ({ near }) =>
      didYouMean(near) ?? "take one of its Regions, or list the page with a reason",
    documentation:
      "A guide that works in another Region than the one before it finds nothing of what that one made. Take a Region from the data of the example company.",
    example: {
      file,
      source: "aws ec2 describe-vpcs --region us-west-1",
      values: { value: "us-west-1", near: "us-west-2" },
    },
  }),

  "other-range": rule<{ value: string }>({
    severity: "error",
    message: ({ value }) => `\`${value}\` lies in no range of the address plan`,
    hint: () => "take a range of the plan, one for documentation, or list it with a reason",
    documentation:
      "Networks that are connected may not overlap, so all guides use the ranges of one address plan. Addresses of others come from the ranges that are kept for documentation, such as `203.0.113.0/24`.",
    example: { file, source: 'cidr_block = "10.80.0.0/16"', values: { value: "10.80.0.0/16" } },
  }),

  "other-profile": rule<Unknown>({
    severity: "error",
    message: ({ value }) => `\`${value}\` is no profile of the example company`,
    hint: ({ near }) => didYouMean(near) ?? "take one of the profiles of its data",
    documentation:
      "Readers set up their profiles once, as the page of the example company describes. A guide that names another one fails at its first command.",
    example: {
      file,
      source: "export AWS_PROFILE=prod-fullaccess",
      values: { value: "prod-fullaccess", near: "prod-full-access" },
    },
  }),

  "other-version": rule<{ repository: string; value: string; tag: string }>({
    severity: "error",
    message: ({ repository, value, tag }) =>
      `\`${repository}\` is pinned to \`${value}\`; the guides use \`${tag}\``,
    hint: ({ tag }) => `write \`${tag}\`, or list the page with a reason`,
    documentation:
      "All guides pin the same version of a repository, because what they build is put together. A page about upgrades that shows an older one is listed with its reason.",
    example: {
      file,
      source:
        'source = "git::git@github.com:gruntwork-io/terraform-aws-vpc.git//modules/vpc-app?ref=v0.28.7"',
      values: { repository: "terraform-aws-vpc", value: "v0.28.7", tag: "v0.29.0" },
    },
  }),

  "other-path": rule<{ value: string; shapes: string[] }>({
    severity: "error",
    message: ({ value }) => `\`${value}\` does not fit the layout of the repository`,
    hint: ({ shapes }) => `its paths are ${shapes.map((shape) => `\`${shape}\``).join(", ")}`,
    documentation:
      "The folders of the repository carry meaning: the account and the Region of a unit, and the key of its state, come from its path. A file at another place gets other credentials or another state.",
    example: {
      file,
      source: '```hcl title="production/vpc/terragrunt.hcl"',
      values: {
        value: "production/vpc/terragrunt.hcl",
        shapes: ["<account>/<region>/<environment>/<category>/<name>/terragrunt.hcl"],
      },
    },
  }),

  "other-state-bucket": rule<{ value: string; shape: string }>({
    severity: "error",
    message: ({ value }) => `\`${value}\` is no bucket in which the guides keep state`,
    hint: ({ shape }) => `their names are \`${shape}\``,
    documentation:
      "One guide reads the state that another one wrote, so all of them name the buckets in the same way: one per account and Region.",
    example: {
      file,
      source: 'bucket = "acme-production-terraform-state"',
      values: {
        value: "acme-production-terraform-state",
        shape: "acme-<account>-<region>-terraform-state",
      },
    },
  }),

  "other-domain": rule<{ value: string; domain: string }>({
    severity: "error",
    message: ({ value }) => `\`${value}\` may belong to somebody`,
    hint: ({ domain }) => `write \`${domain}\`, which is kept for examples`,
    documentation:
      "Names that end in `.example` belong to nobody. A reader who pastes another one sends requests and email to a stranger.",
    example: {
      file,
      source: "aws+stage@acme.com",
      values: { value: "acme.com", domain: "acme.example" },
    },
  }),
});
