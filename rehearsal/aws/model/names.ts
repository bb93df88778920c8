/** Names in which two words count as one. */
const special: Readonly<Record<string, string>> = {
  CreateCachediSCSIVolume: "create-cached-iscsi-volume",
  DescribeCachediSCSIVolumes: "describe-cached-iscsi-volumes",
  DescribeStorediSCSIVolumes: "describe-stored-iscsi-volumes",
  CreateStorediSCSIVolume: "create-stored-iscsi-volume",
  ListHITsForQualificationType: "list-hits-for-qualification-type",
  ExecutePartiQLStatement: "execute-partiql-statement",
  ExecutePartiQLTransaction: "execute-partiql-transaction",
  ExecutePartiQLBatch: "execute-partiql-batch",
};

/**
 * How the AWS CLI spells the name of an operation, a parameter or a waiter: `DBInstanceIdentifier` is
 * `db-instance-identifier`, `SubnetIDs` is `subnet-ids`, and numbers stay with the letters before them.
 */
export function toCliName(name: string): string {
  if (name.includes("-")) return name;
  const known = special[name];
  if (known) return known;
  return name
    .replace(/[A-Z]{2,}s$/, (plural) => `-${plural.toLowerCase()}`)
    .replace(/(.)([A-Z][a-z]+)/g, "$1-$2")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase();
}
