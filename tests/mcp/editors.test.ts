import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { type StaticServer, startStaticServer } from "./clients.ts";
import { type LanguageClient, startLanguageClient } from "./language-client.ts";

let host: StaticServer;
let schema = "";

beforeAll(async () => {
  host = await startStaticServer(inject("siteFolder"));
  schema = `${host.address}/api/modules/networking/vpc/inputs.schema.json`;
});

afterAll(() => host?.stop());

interface Completions {
  items: { label: string; documentation?: string | { value: string } }[];
}

describe("JSON in Visual Studio Code", () => {
  function open(text: string) {
    const service = getLanguageService({
      schemaRequestService: async (address) => (await fetch(address)).text(),
    });
    // Equivalent to the setting `json.schemas`.
    service.configure({ schemas: [{ uri: schema, fileMatch: ["vpc.tfvars.json"] }] });
    const document = TextDocument.create("file:///vpc.tfvars.json", "json", 1, text);
    return { service, document, parsed: service.parseJSONDocument(document) };
  }

  it("checks names, types, and missing values", async () => {
    const { service, document, parsed } = open('{\n  "regions": "eu",\n  "nat_gateways": []\n}\n');
    const found = await service.doValidation(document, parsed);
    const texts = found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
    expect(texts.sort()).toEqual([
      '1: Missing property "cidr_block".',
      '1: Missing property "region".',
      "2: Property regions is not allowed.",
      "3: Incorrect type. Expected one of number, string, null.",
    ]);
  });

  it("accepts valid values and expressions", async () => {
    const values = { cidr_block: "10.0.0.0/16", region: "$" + "{local.region}", nat_gateways: "3" };
    const { service, document, parsed } = open(JSON.stringify(values));
    expect(await service.doValidation(document, parsed)).toEqual([]);
  });

  it("completes names with descriptions", async () => {
    const { service, document, parsed } = open("{\n  \n}\n");
    const completed = await service.doComplete(document, { line: 1, character: 2 }, parsed);
    const items = completed?.items ?? [];
    expect(items.map(({ label }) => label)).toContain("nat_gateways");
    const gateways = items.find(({ label }) => label === "nat_gateways");
    expect(JSON.stringify(gateways?.documentation)).toContain("Number of gateways.");
  });
});

describe("YAML with the extension's language server", () => {
  const uri = "file:///vpc.yaml";
  let client: LanguageClient;

  beforeAll(async () => {
    const manifest = createRequire(import.meta.url).resolve("yaml-language-server/package.json");
    const server = join(dirname(manifest), "bin/yaml-language-server");
    client = await startLanguageClient(process.execPath, [server, "--stdio"]);
  });

  afterAll(() => client?.stop());

  it("checks and completes a file whose first line names the schema", async () => {
    const first = `# yaml-language-server: $schema=${schema}\n`;
    const wrong = await client.open(uri, "yaml", `${first}regions: eu\nnat_gateways: []\n`);
    expect(wrong.sort()).toEqual([
      '2: Missing property "cidr_block".',
      '2: Missing property "region".',
      "2: Property regions is not allowed.",
      "3: Incorrect type. Expected one of number, string, null.",
    ]);
    const right = "cidr_block: 10.0.0.0/16\nregion: $" + "{local.region}\nnat_gateways: 3\n";
    const more = await client.open("file:///more.yaml", "yaml", `${first}${right}more: 1\n`);
    expect(more).toEqual(["5: Property more is not allowed."]);
    await client.open("file:///new.yaml", "yaml", `${first}\n`);
    const { items } = (await client.request("textDocument/completion", {
      textDocument: { uri: "file:///new.yaml" },
      position: { line: 1, character: 0 },
    })) as Completions;
    const gateways = items.find(({ label }) => label === "nat_gateways");
    expect(JSON.stringify(gateways?.documentation)).toContain("Number of gateways.");
  });
});
