import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import { defineRules, rule } from "../../src/model/diagnostics/rule.ts";

const file = "content/docs/guides/network/deployment-walkthrough.mdx";

type Missing = {
  name: string;
  near: string | undefined;
};

/** A place as text. */
function at({ file: page, line }: Place): string {
  return `${page}:${line}`;
}

/** Rules about what a reader finds when they follow a guide step by step. */
export const playRules = defineRules({
  "missing-file": rule<Missing & { removed: Place | undefined }>({
    severity: "error",
    message: ({ name, removed }) =>
      removed
        ? `\`${name}\` is read here, but was removed or moved at \`${at(removed)}\``
        : `\`${name}\` is read here, but no step wrote it`,
    hint: ({ near }) => didYouMean(near) ?? "write it before, or declare who leaves it behind",
    documentation:
      "A step reads a file that does not exist at this point: it is written later, under another name, in another folder, or never. Write it before, with its path as the title of the block.",
    example: {
      file,
      source: "aws iam put-role-policy --policy-document file://polcy.json",
      values: { name: "polcy.json", near: "policy.json", removed: undefined },
    },
  }),

  "missing-folder": rule<Missing & { folder: string }>({
    severity: "error",
    message: ({ name, folder }) => `the folder \`${name}\` does not exist in \`${folder}\``,
    hint: ({ near }) => didYouMean(near) ?? "make it before, or go to the right folder first",
    documentation:
      "A reader who types this stands in another folder than the guide believes, or the folder was never made. The rehearsal starts in the home folder and follows each `cd`.",
    example: {
      file,
      source: "cd ../prod/us-east-2",
      values: { name: "../prod/us-east-2", folder: "~/infrastructure-live", near: undefined },
    },
  }),

  "excerpt-differs": rule<{ line: string; path: string; near: string | undefined }>({
    severity: "error",
    message: ({ line, path }) => `\`${path}\` has no line \`${line}\``,
    hint: ({ near }) => didYouMean(near) ?? "show what the file has, or change the file first",
    documentation:
      "A block whose title ends in `(excerpt)` shows a part of a file that readers have, so each of its lines must be in it. A comment stands for what is left out.",
    example: {
      file,
      source: '```hcl title="root.hcl (excerpt)"',
      values: { line: "encrypt = false", path: "root.hcl", near: "encrypt = true" },
    },
  }),

  "nothing-to-change": rule<{ name: string; path: string }>({
    severity: "error",
    message: ({ name, path }) => `\`${name}\` cannot be put into \`${path}\`: it has no such block`,
    hint: () => "show the block around it as the file has it",
    documentation:
      "A block whose title ends in `(change)` gives attributes of a file another value. Attributes are found by the blocks around them, so these must be in the file.",
    example: {
      file,
      source: '```hcl title="root.hcl (change)"',
      values: { name: "remote_stat", path: "root.hcl" },
    },
  }),

  "undefined-variable": rule<Missing>({
    severity: "error",
    message: ({ name }) => `the variable \`${name}\` has no value here`,
    hint: ({ near }) => didYouMean(near) ?? "set it before, or declare `leaves variable=NAME`",
    documentation:
      "The shell puts nothing in the place of a variable that was never set, and the command does something else than it says. A new guide begins in a new terminal: variables of the one before are gone.",
    example: {
      file,
      source: 'aws ec2 describe-subnets --filters "Name=vpc-id,Values=$VPC"',
      values: { name: "VPC", near: "VPC_ID" },
    },
  }),

  "missing-tool": rule<Missing>({
    severity: "error",
    message: ({ name }) => `\`${name}\` is used here, but no step installed it`,
    hint: ({ near }) =>
      didYouMean(near) ?? "install it before, or name it in the start of the guide",
    documentation:
      "A tool must be installed before its first use, or stand among what a reader needs at the start of the guide. What every Unix machine has need not be named.",
    example: { file, source: "packer init .", values: { name: "packer", near: undefined } },
  }),

  "missing-profile": rule<Missing>({
    severity: "error",
    message: ({ name }) => `no step made the profile \`${name}\``,
    hint: ({ near }) => didYouMean(near) ?? "add it to `~/.aws/config` before",
    documentation:
      "A profile must be in `~/.aws/config` before a command uses it. The guides before this one leave theirs behind.",
    example: {
      file,
      source: "export AWS_PROFILE=prod-full-acces",
      values: { name: "prod-full-acces", near: "prod-full-access" },
    },
  }),

  "no-credentials": rule<{ tool: string }>({
    severity: "error",
    message: ({ tool }) => `\`${tool}\` has no credentials here`,
    hint: () => "set `AWS_PROFILE` before, or give the command a profile",
    documentation:
      "A guide begins in a new terminal, in which no profile is chosen. Set `AWS_PROFILE` before the first command that calls AWS.",
    example: { file, source: "aws s3 ls", values: { tool: "aws" } },
  }),

  "missing-thing": rule<Missing & { kind: string; made: boolean }>({
    severity: "error",
    message: ({ kind, name, made }) =>
      made
        ? `the ${kind} \`${name}\` is used here, but made later or in another guide`
        : `the ${kind} \`${name}\` is needed here, but no step left it behind`,
    hint: ({ near }) => didYouMean(near) ?? "make it before, or declare who leaves it behind",
    documentation:
      "Roles, keys, buckets, images and secrets must be made before they are used. The rehearsal knows them from commands that make them and from declarations (`leaves KIND=NAME`).",
    example: {
      file,
      source: "aws kms describe-key --key-id alias/secrets",
      values: { kind: "key", name: "alias/secrets", near: undefined, made: true },
    },
  }),

  "unset-secret": rule<{ name: string; near: string | undefined }>({
    severity: "error",
    message: ({ name }) => `the workflow reads the secret \`${name}\`, which no step sets`,
    hint: ({ near }) => didYouMean(near) ?? "set it, or declare `leaves secret=NAME`",
    documentation:
      "A workflow that reads a secret without a value fails in its first run, or goes on with an empty text. Set it in a step of the guide that writes the workflow.",
    example: {
      file,
      source: "token: ${{ secrets.GH_TOKEN }}",
      values: { name: "GH_TOKEN", near: "GITHUB_TOKEN" },
    },
  }),

  "no-cluster": rule<{ tool: string }>({
    severity: "error",
    message: ({ tool }) => `\`${tool}\` is used before the credentials of a cluster were fetched`,
    hint: () => "run `aws eks update-kubeconfig` before",
    documentation:
      "`kubectl` and `helm` find a cluster through `~/.kube/config`. A step must fetch it before they are used.",
    example: { file, source: "kubectl get nodes", values: { tool: "kubectl" } },
  }),

  "wrong-account": rule<{ profile: string; has: string; wants: string; path: string }>({
    severity: "error",
    message: ({ profile, has, wants, path }) =>
      `\`${profile}\` is in the account \`${has}\`; \`${path}\` belongs to \`${wants}\``,
    hint: ({ wants }) => `use a profile of \`${wants}\``,
    documentation:
      "The first folder of a unit names its account, and the provider refuses credentials of another one.",
    example: {
      file,
      source:
        "export AWS_PROFILE=stage-full-access\ncd prod/us-east-2/prod/networking/vpc\nterragrunt apply",
      values: {
        profile: "stage-full-access",
        has: "stage",
        wants: "prod",
        path: "prod/us-east-2/prod/networking/vpc",
      },
    },
  }),

  "idle-region": rule<{ region: string; used: string[] }>({
    severity: "error",
    message: ({ region }) => `the command looks at \`${region}\`, where no step has made anything`,
    hint: ({ used }) => `the guide works in ${used.map((one) => `\`${one}\``).join(", ")}`,
    documentation:
      "A command for another Region than the one in which the guide works finds nothing, and its output cannot be the one that the guide shows.",
    example: {
      file,
      source: "aws ec2 describe-vpcs --region us-west-2",
      values: { region: "us-west-2", used: ["us-east-2"] },
    },
  }),

  "impossible-output": rule<{ line: string; wanted: string; source: string }>({
    severity: "error",
    message: ({ line, source }) => `\`${source}\` does not print \`${line}\``,
    hint: ({ wanted }) => wanted,
    documentation:
      "Readers compare what they see with the expected output. An ID, a Region, a name or a number in it that cannot come from the command makes them look for a mistake that they did not make.",
    example: {
      file,
      source: '```bash\necho a\n```\n\n```text title="Expected output"\nb\n```',
      values: { line: "b", wanted: "it prints `a`", source: "echo" },
    },
  }),
});
