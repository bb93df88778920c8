import { expect, it } from "vitest";
import { readOptions } from "./cli-options.ts";

it("reads commands, options and their defaults", () => {
  const { values, positionals, port } = readOptions(["dev", "--port", "80"], "/engine");
  expect({ site: values.site, positionals, port }).toEqual({
    site: "/engine/site",
    positionals: ["dev"],
    port: 80,
  });
});

it.each([
  [["build", "--stie", "x"], "Unknown option '--stie'\n  Hint: did you mean `--site`?"],
  [["build", "--out"], /^Option '--out <value>' argument missing\n {2}Hint: `--help` lists/],
  [["dev", "--port", "abc"], "`--port abc` is no port\n  Hint: give a number up to 65535"],
])("refuses %j in one line with a hint", (args, message) => {
  expect(() => readOptions(args, "/engine")).toThrow(message);
});
