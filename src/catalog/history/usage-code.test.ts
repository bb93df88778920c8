import { expect, test } from "vitest";
import { exampleText } from "./usage-code.ts";

test.each([
  ["vpc_id", "vpc-0a1b2c3d4e5f60718"],
  ["control_plane_vpc_subnet_ids", "subnet-0a1b2c3d4e5f60718"],
  ["allow_inbound_from_cidr_blocks", "10.0.0.0/16"],
  ["alarms_sns_topic_arn", "arn:aws:sns:us-east-2:111122223333:alarms"],
  ["cluster_arn", "arn:aws:iam::111122223333:example"],
  ["cluster_name", "cluster-name"],
  ["tsunami", "tsunami"],
])("%s", (name, value) => {
  expect(exampleText(name)).toBe(value);
});
