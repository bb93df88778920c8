import * as messages from "../messages.ts";

interface VersionBadgeProps {
  version: string;
  /** Release that last changed what the page describes. */
  lastModifiedVersion?: string;
}

/** Says which release of the Service Catalog a page describes. */
export function VersionBadge({ version, lastModifiedVersion }: VersionBadgeProps) {
  return (
    <p className="block version-badge">
      <span>{messages.catalogVersion(version)}</span>
      {lastModifiedVersion !== undefined && (
        <small>{messages.lastModified(lastModifiedVersion)}</small>
      )}
    </p>
  );
}
