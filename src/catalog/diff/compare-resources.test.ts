import { expect, it } from "vitest";
import { getHclParser } from "../hcl/load-parser.ts";
import { getReleasedAddresses } from "./compare-resources.ts";

it("reads the addresses of `moved` and `removed` blocks without their keys", async () => {
  const text = `moved {
  from = aws_iam_role.this["groups[0]"]
  to   = aws_iam_role.all["groups[0]"]
}
moved {
  from = module.app["a"].aws_instance.this[0]
  to   = module.app["a"].aws_instance.main
}
removed {
  from = aws_iam_user.old["a\\"]b"]
}
`;
  const json = JSON.stringify({ removed: [{ from: 'aws_sqs_queue.old["a[0]"]' }] });
  const files = [
    { name: "moved.tf", text },
    { name: "removed.tf.json", text: json },
  ];
  expect([...getReleasedAddresses(files, await getHclParser())]).toEqual([
    "aws_iam_role.this",
    "module.app.aws_instance.this",
    "aws_iam_user.old",
    "aws_sqs_queue.old",
  ]);
});
