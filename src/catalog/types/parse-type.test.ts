import { expect, it } from "vitest";
import { readTestInput } from "../../../tests/support/read-test-module.ts";

it("keeps optional attributes, their defaults and comments at every depth", async () => {
  const { typeTree } = await readTestInput(`variable "x" {
  type = map(object({
    # How many
    count = optional(number, 1e3) // of them
    rules = optional(list(object({ port = number })), [])
    pair  = tuple([string, any])
  }))
}
`);
  const primitive = (name: string) => ({ kind: "primitive", name });
  const plain = { optional: false, default: null, comment: "" };
  expect(typeTree).toEqual({
    kind: "collection",
    name: "map",
    of: {
      kind: "object",
      attributes: [
        {
          name: "count",
          type: primitive("number"),
          optional: true,
          default: { text: "1e3", value: 1000, known: true },
          comment: "How many of them",
        },
        {
          name: "rules",
          type: {
            kind: "collection",
            name: "list",
            of: {
              kind: "object",
              attributes: [{ ...plain, name: "port", type: primitive("number") }],
            },
          },
          optional: true,
          default: { text: "[]", value: [], known: true },
          comment: "",
        },
        {
          ...plain,
          name: "pair",
          type: { kind: "tuple", of: [primitive("string"), primitive("any")] },
        },
      ],
    },
  });
});

it("takes the last of two attributes with one name", async () => {
  const { typeTree } = await readTestInput(
    'variable "x" {\n  type = object({ a = string, "a" = number, b = bool })\n}\n',
  );
  const attributes = typeTree.kind === "object" ? typeTree.attributes : [];
  expect(attributes.map(({ name, type }) => [name, type])).toEqual([
    ["a", { kind: "primitive", name: "number" }],
    ["b", { kind: "primitive", name: "bool" }],
  ]);
});

it("takes no headings of sections or marks for linters for comments of attributes, and keeps lists", async () => {
  const { typeTree } = await readTestInput(`variable "x" {
  type = object({
    # Network

    # The range
    a = string
    # --------
    # STORAGE
    # --------
    b = string

    // Old

    c = string
    # Of d,
    # in two lines
    d = string # tfsec:ignore:x
    # ==== Sizes ====
    # tflint-ignore: terraform_typed_variables
    e = string
    # One of:
    # - small
    # - large,
    #   which costs more
    f = string
  })
}
`);
  const attributes = typeTree.kind === "object" ? typeTree.attributes : [];
  expect(attributes.map(({ name, comment }) => [name, comment])).toEqual([
    ["a", "The range"],
    ["b", ""],
    ["c", ""],
    ["d", "Of d, in two lines"],
    ["e", ""],
    ["f", "One of:\n- small\n- large, which costs more"],
  ]);
});

it("gives comments to the attributes that they are about", async () => {
  const { typeTree } = await readTestInput(`variable "x" {
  type = object({ # The whole
    a = string # matches src/*/
    b = optional(object({ // Of b
      /* Of
       * c */
      c = string
    }))
    d = object({ /* Of e */ e = string }) // Of d
  })
}
`);
  const getComments = (type: typeof typeTree): unknown[] =>
    type.kind === "object"
      ? type.attributes.map(({ name, comment, type: inner }) => [
          name,
          comment,
          ...getComments(inner),
        ])
      : [];
  expect(getComments(typeTree)).toEqual([
    ["a", "matches src/*/"],
    ["b", "Of b", ["c", "Of c"]],
    ["d", "Of d", ["e", "Of e"]],
  ]);
});
