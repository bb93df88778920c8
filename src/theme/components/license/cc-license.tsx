import type { ReactNode } from "react";
import * as messages from "../../messages/messages.ts";
import { licenseOf } from "./license-address.ts";

interface CCLicenseProps {
  /** Attributes of the license, in any order: `by`, `nc`, `nd`, `sa`; or `zero`, `pd`. */
  license: string | string[];
  /** Default: 4.0. */
  version?: string;
  /** In place of the sentence that names the license. */
  children?: ReactNode;
}

/** Under which Creative Commons license a page stands. */
export function CCLicense({ license, version, children }: CCLicenseProps) {
  const { name, href } = licenseOf(license, version);
  return (
    <div className="admonition admonition-note" role="note">
      <p className="admonition-title">{messages.license}</p>
      {children ?? (
        <p>
          {messages.licensed}{" "}
          <a href={href} rel="license noopener">
            {name}
          </a>
          .
        </p>
      )}
    </div>
  );
}
