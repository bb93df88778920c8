import type { ReactNode } from "react";
import * as messages from "../../messages/messages.ts";
import { licenseOf } from "./license-address.ts";

interface CCLicenseProps {
  /** Attributes of the licence, in any order: `by`, `nc`, `nd`, `sa`; or `zero`, `pd`. */
  license: string | string[];
  /** Default: 4.0. */
  version?: string;
  /** In place of the sentence that names the licence. */
  children?: ReactNode;
}

/** Under which Creative Commons licence a page stands. */
export function CCLicense({ license, version, children }: CCLicenseProps) {
  const { name, href } = licenseOf(license, version);
  return (
    <div className="admonition admonition-note" role="note">
      <p className="admonition-title">{messages.licence}</p>
      {children ?? (
        <p>
          {messages.licenced}{" "}
          <a href={href} rel="license noopener">
            {name}
          </a>
          .
        </p>
      )}
    </div>
  );
}
