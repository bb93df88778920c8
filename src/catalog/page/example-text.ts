/** What a text of this kind looks like, by the end of the input's name; the first that fits counts. */
const looks: [ending: RegExp, value: string][] = [
  [/kms_key_arns?$/, "arn:aws:kms:eu-west-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab"],
  [/topic_arns?$/, "arn:aws:sns:eu-west-1:111122223333:alarms"],
  [/certificate_arns?$/, "arn:aws:acm:eu-west-1:111122223333:certificate/example"],
  [/secrets?_(manager_)?arns?$/, "arn:aws:secretsmanager:eu-west-1:111122223333:secret:example"],
  [/role_arns?$/, "arn:aws:iam::111122223333:role/example"],
  [/arns?$/, "arn:aws:iam::111122223333:example"],
  [/vpc_ids?$/, "vpc-0a1b2c3d4e5f60718"],
  [/subnet_ids?$/, "subnet-0a1b2c3d4e5f60718"],
  [/route_table_ids?$/, "rtb-0a1b2c3d4e5f60718"],
  [/(security_groups?|sg)(_ids?)?$/, "sg-0a1b2c3d4e5f60718"],
  [/(^|_)amis?(_id)?$/, "ami-0a1b2c3d4e5f60718"],
  [/zone_ids?$/, "Z0123456789ABCDEFGHIJ"],
  [/account_ids?$/, "111122223333"],
  [/cidr(_blocks?|s)?$/, "10.0.0.0/16"],
  [/regions?$/, "eu-west-1"],
  [/availability_zones?$/, "eu-west-1a"],
  [/(domain|dns|host)(_?names?)?$/, "app.example.com"],
  [/e?mails?(_address(es)?)?$/, "ops@example.com"],
  [/instance_types?$/, "t3.medium"],
];

/** An example of a text input that says what belongs there; a name stands for itself. */
export function exampleText(name: string): string {
  return looks.find(([ending]) => ending.test(name))?.[1] ?? name.replaceAll("_", "-");
}
