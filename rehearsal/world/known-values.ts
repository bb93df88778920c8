import type { Exception } from "./world.ts";

/** Values that mean the same in every world, each with its reason. */
export const knownValues: readonly Exception[] = [
  { kind: "range", value: "0.0.0.0/0", reason: "every address" },
  { kind: "range", value: "10.0.0.0/8", reason: "RFC 1918: private addresses" },
  { kind: "range", value: "172.16.0.0/12", reason: "RFC 1918: private addresses" },
  { kind: "range", value: "192.168.0.0/16", reason: "RFC 1918: private addresses" },
  { kind: "range", value: "100.64.0.0/10", reason: "RFC 6598: shared addresses, secondary ranges" },
  { kind: "range", value: "198.19.0.0/16", reason: "RFC 2544: secondary ranges of VPCs" },
  { kind: "range", value: "127.0.0.0/8", reason: "RFC 1122: the machine itself" },
  { kind: "range", value: "169.254.0.0/16", reason: "RFC 3927: link-local, metadata of instances" },
  { kind: "range", value: "192.0.2.0/24", reason: "RFC 5737: documentation" },
  { kind: "range", value: "198.51.100.0/24", reason: "RFC 5737: documentation" },
  { kind: "range", value: "203.0.113.0/24", reason: "RFC 5737: documentation" },
  { kind: "account", value: "000000000000", reason: "stands for no account" },
  { kind: "account", value: "123456789012", reason: "the account of AWS's own examples" },
  {
    kind: "profile",
    value: "default",
    reason: "the profile that the AWS CLI takes without a name",
  },
];
