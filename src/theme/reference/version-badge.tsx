import * as messages from "../messages/messages.ts";

interface VersionBadgeProps {
  version: string;
  /** Release that last changed what the page describes. */
  lastModifiedVersion?: string;
}

/** Says which release of the Service Catalog a page describes. */
export function VersionBadge({ version, lastModifiedVersion }: VersionBadgeProps) {
  return (
    <p className="block version-badge">
      {messages.catalogVersion} <strong>{version}</strong>
      {lastModifiedVersion !== undefined && (
        <span> {messages.lastModified(lastModifiedVersion)}</span>
      )}
    </p>
  );
}
