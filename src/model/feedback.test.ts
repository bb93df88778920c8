import { expect, it } from "vitest";
import { getFeedbackAddress, getIssueTemplate } from "./feedback.ts";

const values = { answer: "Helpful", title: "A & B", url: "https://docs.example/a?b#c" };

it.each([
  [
    getIssueTemplate("https://github.com/o/r/"),
    "https://github.com/o/r/issues/new?title=Helpful:%20A%20%26%20B&body=https://docs.example/a%3Fb%23c",
  ],
  [
    getIssueTemplate("https://gitlab.example.com/o/r"),
    "https://gitlab.example.com/o/r/-/issues/new?issue[title]=Helpful:%20A%20%26%20B&issue[description]=https://docs.example/a%3Fb%23c",
  ],
  ["mailto:docs@example.com?subject={title}", "mailto:docs@example.com?subject=A%20%26%20B"],
  ["https://example.com/{other}", "https://example.com/{other}"],
])("%s is filled in", (address, filled) => {
  expect(getFeedbackAddress(address, values)).toBe(filled);
});

it("does not fill in placeholders inside values", () => {
  expect(getFeedbackAddress("https://e.example/?t={title}", { ...values, title: "{url}" })).toBe(
    "https://e.example/?t=%7Burl%7D",
  );
});
