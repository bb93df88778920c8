import type { ReactNode } from "react";
import * as messages from "../messages/messages.ts";

interface CCLicenseProps {
  /** Attributes of the license, in any order: `by`, `nc`, `nd`, `sa`; or `zero`, `pd`. */
  license: string | string[];
  /** Default: 4.0. */
  version?: string;
  /** Replaces the sentence that names the license. */
  children?: ReactNode;
}

export function CCLicense({ license, version, children }: CCLicenseProps) {
  const { name, href } = parseLicense(license, version);
  return (
    <div className="admonition admonition-note" role="note">
      <p className="admonition-title">{messages.license}</p>
      {children ?? (
        <p>
          {messages.licensedUnder}{" "}
          <a href={href} rel="license noopener">
            {name}
          </a>
          .
        </p>
      )}
    </div>
  );
}

interface License {
  name: string;
  href: string;
}

const host = "https://creativecommons.org";
const order = ["by", "nc", "nd", "sa"];

/** `cc` is accepted and ignored. */
const knownTerms = [...order, "zero", "pd", "cc"];

/** MDX props are not type-checked. @throws an error, which the build reports with the page */
function parseLicense(attributes: string | string[] = [], version = "4.0"): License {
  const parts = [attributes].flat().flatMap((name) => name.toLowerCase().split("-"));
  const unknown = parts.find((name) => !knownTerms.includes(name));
  if (unknown !== undefined) failWith(`unknown attribute \`${unknown}\` of a license`);
  if (parts.includes("zero")) {
    return { name: "CC0 1.0", href: `${host}/publicdomain/zero/1.0/` };
  }
  if (parts.includes("pd")) {
    return { name: "Public Domain Mark 1.0", href: `${host}/publicdomain/mark/1.0/` };
  }
  const names = order.filter((name) => parts.includes(name));
  if (names.length === 0) failWith("a license without attributes");
  return {
    name: `CC ${names.join("-").toUpperCase()} ${version}`,
    href: `${host}/licenses/${names.join("-")}/${version}/`,
  };
}

function failWith(reason: string): never {
  throw new Error(`${reason} (known: ${knownTerms.join(", ")})`);
}
