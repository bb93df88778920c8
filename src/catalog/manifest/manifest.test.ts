import { expect, it } from "vitest";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { parseManifest } from "./manifest.ts";

const summarize = ({ file, line, column, message, hint }: Diagnostic) =>
  `${file}:${line}:${column} ${message} (${hint})`;

it("reads repositories of all hosts, and how code calls them", () => {
  const { manifest, diagnostics } = parseManifest(`repositories:
  - repository: acme/terraform-aws-vpc
    category: networking
    source: acme/vpc/aws
  - repository: gitlab.com/acme/group/subgroup/modules
    category: storage
    tags: "{module}/v{version}"
    source: https
  - { repository: bitbucket.org/acme/modules, category: storage, source: "app.example.com/acme/{module}/aws" }
  - { repository: dev.azure.com/acme/infra/modules, category: storage }
  - { repository: git.example.com/modules/vpc, category: storage }
  - { repository: code.example.com/modules/vpc, category: storage }
hosts:
  git.example.com: gitlab
  code.example.com:
    folder: https://code.example.com/{repository}/{tag}/{path}
    file: https://code.example.com/{repository}/{tag}/{path}
`);
  expect(diagnostics).toEqual([]);
  expect(manifest?.repositories.map(({ line, column }) => [line, column])).toEqual([
    [2, 5],
    [5, 5],
    [9, 7],
    [10, 7],
    [11, 7],
    [12, 7],
  ]);
  expect(manifest?.hosts.get("git.example.com")?.folder).toContain("/-/tree/");
});

it.each([
  [
    "repositories:\n  - { repository: a/b, category: net, source: 'tfr://a/{module}/aws?version={version}' }\n",
    "2:39 `source` has the value `tfr://a/{module}/aws?version={version}`",
    "or `tfr:///acme/…` for the public registry",
  ],
  [
    "repositories:\n  - repository: a/b\n    categroy: net\n",
    "3:5 unknown key `categroy`",
    "did you mean `category`?",
  ],
  [
    "repositories:\n  - repository: github.con/a/b\n    category: net\n",
    "2:5 the host `github.con` is not known",
    "did you mean `github.com`?",
  ],
  [
    "repositories:\n  - { repository: git.example.com/a/b, category: net }\n",
    "2:7 the host `git.example.com` is not known",
    "add it to `hosts`: `git.example.com: gitlab`",
  ],
  [
    "repositories:\n  - { repository: 'git@gitlab.com:a/b.git', category: net }\n",
    "2:7 `git@gitlab.com:a/b.git` is not a repository",
    "write `gitlab.com/a/b`, and an address to clone from as `clone`",
  ],
  [
    "repositories:\n  - { repository: dev.azure.com/a/b, category: net }\n",
    "2:7 `dev.azure.com/a/b` is not a repository",
    "write `dev.azure.com/organization/project/name`",
  ],
  [
    "repositories:\n  - { repository: a/b/c, category: net }\n",
    "2:7 `a/b/c` is not a repository",
    "write `owner/name`",
  ],
  [
    "repositories:\n  - repository: a/b\n    category: net\n    tags: release-*\n",
    "4:5 `tags` has the value `release-*`",
    "a text with one `{version}`",
  ],
  [
    "repositories:\n  - repository: a/b\n    category: net\n    tags: '{module}/{module}/{version}'\n",
    "4:5 `tags` has the value `{module}/{module}/{version}`",
    "at most one `{module}`",
  ],
  [
    "repositories:\n  - repository: a/b\n    category: net\n    tags: '{version}-{version}'\n",
    "4:5 `tags` has the value `{version}-{version}`",
    "a text with one `{version}`",
  ],
  [
    "repositories:\n  - repository: a/b\n    category: ../net\n",
    "3:5 `category` has the value `../net`",
    "the name of a folder, such as `networking`",
  ],
  [
    "repositories:\n  - { repository: a/b, category: net }\nhosts:\n  git.example.com: gitlap\n",
    "4:3 `git.example.com` has the value `gitlap`",
    "one of `github`, `gitlab`, `bitbucket`, `azure`, or URLs",
  ],
  ["repositories:\n  - repository: 'a/b\n", "3:1 the file is not YAML", "correct this line"],
  [
    "repositories: *all\n",
    "1:15 the file names a value `*all`, and none is marked `&all`",
    "put the value in quotes",
  ],
  ["", "1:1 the keys are missing", "known: repositories, hosts"],
])("reports %j", (text, message, hint) => {
  const { manifest, diagnostics } = parseManifest(text);
  expect(manifest).toBeNull();
  const found = diagnostics.map(summarize).find((text) => text.includes(message));
  expect(found).toContain(`catalog.yaml:${message}`);
  expect(found).toContain(hint);
});
