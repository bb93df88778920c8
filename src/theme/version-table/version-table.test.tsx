import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { defineVersions } from "./version-data.ts";
import { Version, VersionTable } from "./version-table.tsx";

const data = defineVersions({
  targets: {
    "1.0": { label: "Version 1.0" },
    audit: { label: "Minimum", noteLabel: "Covers" },
  },
  entries: {
    network: {
      href: "https://example.com/network",
      formerly: "module-network",
      versions: { "1.0": "v0.9.0", audit: { version: "v0.13.0", note: "1.20, 2.1.1" } },
    },
    chart: { versions: { "1.0": "deprecated" } },
    cache: { href: "https://example.com/cache", versions: { audit: "v0.2.0" } },
  },
});

/** Texts of the cells, row by row. */
function cells(targets: string, formerNames = false): string[][] {
  const html = renderToStaticMarkup(
    <VersionTable data={data} targets={targets} formerNames={formerNames} />,
  );
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) =>
      cell.replace(/<[^>]+>/g, ""),
    ),
  );
}

describe("VersionTable", () => {
  it("shows the repositories that have a release for the target", () => {
    expect(cells("\n  1.0\n")).toEqual([
      ["Repository", "Version 1.0"],
      ["network", "v0.9.0"],
      ["chart", "deprecated"],
    ]);
  });

  it("puts targets side by side, with the notes of those that have a heading for them", () => {
    expect(cells("1.0 audit")).toEqual([
      ["Repository", "Version 1.0", "Minimum", "Covers"],
      ["network", "v0.9.0", "v0.13.0", "1.20, 2.1.1"],
      ["chart", "deprecated", "–", ""],
      ["cache", "–", "v0.2.0", ""],
    ]);
  });

  it("names what a repository was called before", () => {
    expect(cells("audit", true)[1]?.[0]).toBe("network formerly module-network");
  });

  it("links versions to release notes, but not words", () => {
    const html = renderToStaticMarkup(<VersionTable data={data} targets="1.0" />);
    expect(html).toContain('href="https://example.com/network/releases/tag/v0.9.0"');
    expect(html).toContain("<td>deprecated</td>");
  });

  it("is a named group that can be reached by keyboard", () => {
    const html = renderToStaticMarkup(<VersionTable data={data} targets="1.0" />);
    expect(html).toContain('role="group" tabindex="0" aria-label="Table: Repository, Version 1.0"');
  });

  it("rejects an unknown target and suggests a similar one", () => {
    expect(() => cells("1.1")).toThrow("unknown target `1.1` of versions (did you mean `1.0`?)");
  });
});

describe("Version", () => {
  const inline = (of: string, target: string) =>
    renderToStaticMarkup(<Version data={data} of={of} target={target} />);

  it("is the number within a sentence", () => {
    expect(inline("network", "audit")).toBe("<code>v0.13.0</code>");
  });

  it("rejects a name without a release for the target", () => {
    expect(() => inline("chart", "audit")).toThrow("`chart` has no version for `audit`");
    expect(() => inline("networks", "audit")).toThrow("did you mean `network`?");
  });
});
