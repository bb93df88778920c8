import { expect, it } from "vitest";
import { parseRemote } from "./git-repository.ts";

it.each([
  ["git@github.com:Acme/net.git", "Acme/net"],
  ["https://github.com/acme/net/", "acme/net"],
  ["https://GitHub.com/Acme/net", "Acme/net"],
  ["https://user:token@gitlab.com/acme/infra/net.git", "gitlab.com/acme/infra/net"],
  ["ssh://git@git.acme.example:2222/infra/net.git", "git.acme.example/infra/net"],
  ["git@ssh.dev.azure.com:v3/acme/infra/net", "dev.azure.com/acme/infra/net"],
  ["https://acme@dev.azure.com/acme/infra/_git/net", "dev.azure.com/acme/infra/net"],
  ["acme@vs-ssh.visualstudio.com:v3/acme/My%20Infra/net", "dev.azure.com/acme/My Infra/net"],
  ["/srv/git/net.git", null],
  ["", null],
])("the remote %s is the repository %s", (remote, repository) => {
  expect(parseRemote(remote)).toBe(repository);
});
