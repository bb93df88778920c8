import * as messages from "../messages/messages.ts";

interface VersionBadgeProps {
  version: string;
  lastModifiedVersion?: string;
}

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
