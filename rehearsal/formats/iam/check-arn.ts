/** Stands for what a shell variable or an interpolation holds. */
const dynamic = /\$|\{/;

/** Says what is wrong with the ARN of a resource or principal; null where nothing is. */
export function problemOfArn(arn: string): string | null {
  const parts = arn.split(":");
  if (parts.length < 6) return `it has ${parts.length} parts and not six`;
  const [prefix = "", partition = "", service = "", region = "", account = ""] = parts;
  if (prefix !== "arn" && !dynamic.test(prefix)) return "it begins with `arn:`";
  if (!/^aws(?:-cn|-us-gov|-iso[\w-]*|-eusc)?$|^\*$/.test(partition) && !dynamic.test(partition)) {
    return `there is no partition \`${partition}\``;
  }
  if (service === "") return "the service is missing";
  if (!/^(?:\d{12}|aws|\*|.*[*?].*|)$/.test(account) && !dynamic.test(account)) {
    return "an account has 12 digits";
  }
  if (service === "iam" && region !== "") return "IAM has no Region";
  const resource = parts.slice(5).join(":");
  if (service === "s3" && !/^(?:accesspoint|job|storage-lens)/.test(resource)) {
    if (region !== "") return "buckets have no Region";
    if (account !== "") return "buckets have no account";
  }
  return resource === "" ? "the resource is missing" : null;
}
