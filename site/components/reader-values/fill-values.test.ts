import { describe, expect, it } from "vitest";
import { readerValues } from "../../data/reader-values.ts";
import { fillText } from "./fill-text.ts";
import {
  type EnteredValues,
  findErrors,
  getReplacements,
  readStored,
  toStored,
} from "./fill-values.ts";

const getErrorNames = (entered: EnteredValues) => [...findErrors(readerValues, entered).keys()];
const fill = (text: string, entered: EnteredValues) =>
  fillText(text, getReplacements(readerValues, entered));

describe("values that do not fit", () => {
  it.each([
    ["account.stage", "12345678901"],
    ["account.stage", "1234 5678 9012"],
    ["account.stage", "999999999999"],
    ["region", "eu-west-9"],
    ["region", "us-west-2"],
    ["prefix", "AKIAIOSFODNN7EXAMPLE"],
    ["prefix", "acme; rm -rf ~"],
    ["github", "ghp_0123456789"],
    ["domain", "example"],
    ["domain", "a.example/$(id)"],
    ["range.stage", "10.20.0.0/16"],
    ["range.stage", "10.80.0.0/20"],
    ["range.stage", "10.80.1.0/16"],
    ["range.stage", "172.20.0.0/16"],
    ["range.stage", "8.8.0.0/16"],
    ["github", "AKIAIOSFODNN7EXAMPLE"],
    ["github", "umbrella-"],
  ])("%s: %s", (name, value) => {
    expect(getErrorNames({ [name]: value })).toEqual([name]);
    expect(getReplacements(readerValues, { [name]: value }).size).toBe(0);
    expect(toStored(readerValues, { [name]: value })).toBeNull();
  });

  it("are reported for both fields that have the same value", () => {
    const entered = { "range.stage": "10.80.0.0/16", "range.prod": "10.80.0.0/16" };
    expect(getErrorNames(entered)).toEqual(["range.stage", "range.prod"]);
  });

  it.each([
    "Umbrella",
    "7-umbrellas",
    "umbrella-corporation-of-raccoon-city",
  ])("allow the organization %s", (github) => {
    expect(getErrorNames({ github })).toEqual([]);
  });

  it("can be exchanged between two fields", () => {
    const entered = { "account.stage": "999999999999", "account.prod": "888888888888" };
    expect(getErrorNames(entered)).toEqual([]);
  });
});

describe("what is stored", () => {
  it("comes back", () => {
    const entered = { region: "eu-west-1", "account.dev": "123456789012" };
    expect(readStored(readerValues, toStored(readerValues, entered))).toEqual(entered);
  });

  it.each([
    null,
    "",
    "{",
    "[]",
    "7",
    '{"version":2,"values":{"region":"eu-west-1"}}',
    '{"version":1,"values":null}',
    '{"version":1,"values":{"retired":"x","region":5}}',
    '{"version":1,"values":{"__proto__":"x"}}',
  ])("is ignored where it is from another version or damaged: %s", (stored) => {
    expect(readStored(readerValues, stored)).toEqual({});
  });
});

describe("filled code", () => {
  it("has the values of the reader, and the rest of the example", () => {
    const entered = {
      "account.stage": "123456789012",
      region: "eu-west-1",
      prefix: "umbrella",
      github: "umbrella-org",
      domain: "umbrella.example.org",
      "range.mgmt-nonprod": "10.80.0.0/16",
    };
    const text = `
      arn:aws:iam::888888888888:role/x arn:aws:iam::999999999999:role/x
      s3://acme-stage-us-east-2-terraform-state/stage/us-east-2a
      provider = aws.us_east_2
      git@github.com:acme/infrastructure-modules.git alice@acme.example
      10.30.128.0/20 10.10.0.0/16 10.0.0.0/8 version 10.30.1`;
    expect(fill(text, entered)).toBe(`
      arn:aws:iam::123456789012:role/x arn:aws:iam::999999999999:role/x
      s3://umbrella-stage-eu-west-1-terraform-state/stage/eu-west-1a
      provider = aws.eu_west_1
      git@github.com:umbrella-org/infrastructure-modules.git alice@umbrella.example.org
      10.80.128.0/20 10.10.0.0/16 10.0.0.0/8 version 10.30.1`);
  });

  it("keeps file names that contain no value", () => {
    const keys = 'ssh-keygen -f ~/.ssh/acme\ncat ~/.ssh/acme.pub\nname_prefix = "acme"';
    expect(fill(keys, { prefix: "umbrella" })).toBe(keys.replace('"acme"', '"umbrella"'));
  });

  it("keeps valid values next to one that does not fit", () => {
    expect(fill("us-east-2 888888888888", { region: "eu-west-1", "account.stage": "1" })).toBe(
      "eu-west-1 888888888888",
    );
  });
});
