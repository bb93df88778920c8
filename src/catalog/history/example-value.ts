import type { Input, TypeNode } from "../../model/reference/module.ts";
import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";

/** Files of deployed sites may lack all but the name. */
export type DescribedInput = Pick<Input, "name"> &
  Partial<Pick<Input, "description" | "sensitive" | "validations">>;

/** Values that the author of a module names for an input. */
export interface AuthorValues {
  /** The first value that a validation allows. */
  allowed?: string | undefined;
  /** An example in the description. */
  example?: string | undefined;
}

export function findAuthorValues(
  { name, description = "", validations = [] }: DescribedInput,
  type: TypeNode,
): AuthorValues {
  const item = type.kind === "collection" && type.name !== "map" ? type.of : type;
  if (item.kind !== "primitive" || (item.name !== "string" && item.name !== "number")) return {};
  const [, quotedExample = ""] = exampleText.exec(description) ?? [];
  const example = quotedExample.replace(/^"(.*)"$/, "$1");
  const values = validations.flatMap(({ condition }) => getAllowedValues(condition, name));
  const isNumber = (value: string) => /^\d+(?:\.\d+)?$/.test(value);
  const isExample = item.name === "number" ? isNumber : (value: string) => plainText.test(value);
  return {
    allowed: item.name === "number" ? values.find(isNumber) : values[0],
    example: isExample(example) ? example : undefined,
  };
}

/** The values of `contains(["a", "b"], var.name)`, also for each item of a list. */
function getAllowedValues(condition: string, name: string): string[] {
  const isNegated = /!(?!=)|(?:==|\?)\s*false\b|\bfalse\s*==|!=\s*true\b|\btrue\s*!=/.test(
    condition,
  );
  if (isNegated) return [];
  const loop = new RegExp(`\\bfor\\s+(\\w+)\\s+in\\s+var\\.${escapeRegExp(name)}\\s*:`);
  const [, item] = loop.exec(condition) ?? [];
  for (const [, list = "", tested] of condition.matchAll(membership)) {
    if (tested !== `var.${name}` && tested !== item) continue;
    const values = [...list.matchAll(literal)].map(([, text, number = ""]) => text ?? number);
    return values.filter((value) => value !== "");
  }
  return [];
}

const membership = /\bcontains\(\s*\[([^[\]]*)\]\s*,\s*(?:lower\(\s*|upper\(\s*)?([\w.-]+)\s*\)/g;

/** A number, or a text that has neither escapes nor templates. */
const literal = /"((?:[^"\\$%\n]|[$%](?!\{))*)"|(?<![\w"-])(\d+(?:\.\d+)?)(?![\w"-])/g;

const exampleText = /\b(?:such as|for example|example|e\.\s?g\.)[,:]?\s*`([^`\n]+)`/i;

/** Names of inputs and templates are not values. */
const plainText = /^(?![a-z]+(?:_[a-z\d]+)+$)[^\s"\\$%{}<>[\]]+$/;

export interface NamedValue {
  name: string;
  authorValues?: AuthorValues | undefined;
  cloudValues: ExampleValues;
}

export type ExampleValues = readonly (readonly [name: RegExp, value: string])[];

export const awsValues: ExampleValues = [
  [/kms_key_arns?$/, "arn:aws:kms:us-east-2:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab"],
  [/topic_arns?$/, "arn:aws:sns:us-east-2:111122223333:alarms"],
  [/certificate_arns?$/, "arn:aws:acm:us-east-2:111122223333:certificate/example"],
  [/secrets?_(manager_)?arns?$/, "arn:aws:secretsmanager:us-east-2:111122223333:secret:example"],
  [/role_arns?$/, "arn:aws:iam::111122223333:role/example"],
  [/(^|_)arns?$/, "arn:aws:iam::111122223333:example"],
  [/(^|_)vpc_ids?$/, "vpc-0a1b2c3d4e5f60718"],
  [/(^|_)subnet_ids?$/, "subnet-0a1b2c3d4e5f60718"],
  [/(^|_)route_table_ids?$/, "rtb-0a1b2c3d4e5f60718"],
  [/(^|_)(security_groups?|sg)(_ids?)?$/, "sg-0a1b2c3d4e5f60718"],
  [/(^|_)amis?(_ids?)?$/, "ami-0a1b2c3d4e5f60718"],
  [/(^|_)availability_zone_ids?$/, "use2-az1"],
  [/(^|_)zone_ids?$/, "Z0123456789ABCDEFGHIJ"],
  [/(^|_)account_ids?$/, "111122223333"],
  // EKS rejects private ranges for its public endpoint.
  [/^(?!.*private).*(public|api)_access.*cidr(_blocks?|s)?$/, "203.0.113.0/24"],
  [/(^|_)cidr(_blocks?|s)?$/, "10.0.0.0/16"],
  [/(^|_)regions?$/, "us-east-2"],
  [/(^|_)(availability_zones?|azs?)$/, "us-east-2a"],
];

const googleValues: ExampleValues = [
  [/(^|_)(region|location)s?$/, "us-central1"],
  [/^(?!.*(dns|managed)_zones?$)(.*_)?zones?$/, "us-central1-a"],
  [/(^|_)cidr(_blocks?|_ranges?|s)?$/, "10.0.0.0/16"],
];

const azureValues: ExampleValues = [
  [/(^|_)(region|location)s?$/, "eastus2"],
  [/(^|_)(cidr(_blocks?|s)?|address_(spaces?|prefix(es)?))$/, "10.0.0.0/16"],
];

export function getCloudValues(source: string): ExampleValues {
  const provider = getProvider(source);
  if (provider === "" || provider === "aws") return awsValues;
  if (/^(google|gcp)/.test(provider)) return googleValues;
  return /^az(ure|api)/.test(provider) ? azureValues : [];
}

/** The provider of a registry module, or of a repository such as `terraform-google-network`. */
function getProvider(source: string): string {
  const [, root = ""] =
    /^((?:\w+::)?(?:\w+:\/\/)?[^?]*?)(?:\/\/[^?]*)?(?:\?.*)?$/.exec(source) ?? [];
  const [, provider = ""] =
    /^tfr:\/\/.*\/([\w-]+)$/.exec(root) ?? /[/:]terraform-([a-z\d]+)-[^/]*$/i.exec(root) ?? [];
  return provider.toLowerCase();
}

/** These depend on the module, so an example of its author takes precedence. */
const fallbackValues: ExampleValues = [
  [/(domain|dns|host)(_?names?)?$/, "app.example.com"],
  [/e?mails?(_address(es)?)?$/, "ops@example.com"],
];

const fallbackAwsValues: ExampleValues = [
  [/(^|_)az_mode$/, "single-az"],
  [/(^|_)volume_type$/, "gp3"],
  [/instance_types?$/, "t3.medium"],
];

function findValue(values: ExampleValues, name: string): string | undefined {
  return values.find(([pattern]) => pattern.test(name))?.[1];
}

export function getExampleText({ name, authorValues, cloudValues }: NamedValue): string {
  return (
    authorValues?.allowed ??
    findValue(cloudValues, name) ??
    authorValues?.example ??
    findValue(fallbackValues, name) ??
    (cloudValues === awsValues ? findValue(fallbackAwsValues, name) : undefined) ??
    getPlaceholder(name)
  );
}

function getPlaceholder(name: string): string {
  return /^names?$/.test(name) ? "example" : name.replaceAll("_", "-");
}

/** Three subnets or zones, because several services need one in each zone. */
export function getExampleTexts(input: NamedValue): string[] {
  const text = getExampleText(input);
  const isZonal = /(subnet_ids|zones|azs)$/.test(input.name);
  if (!isZonal || text !== findValue(input.cloudValues, input.name)) return [text];
  return ["a", "b", "c"].map((zone) => text.replace(/.$/, zone));
}

/** AWS rejects 1 for some of these inputs. */
const exampleNumbers: ExampleValues = [
  [/(^|_)port$/, "8080"],
  [/(^|_)memory(_size|_mb)?$/, "512"],
  [/(^|_)((volume|disk)_size|storage)(_gb)?$/, "20"],
  [/(^|_)timeout(_(in_)?seconds)?$/, "60"],
  [/(^|_)days(_|$).*archive|archive.*_days$/, "30"],
  [/(^|_)days(_|$)/, "90"],
  [
    /(^|_)(size|capacity|(instance|node|replica)_count|num(ber_of)?(_\w+)?_(instances|nodes|pods))$/,
    "2",
  ],
];

export function getExampleNumber({ name, authorValues }: NamedValue): string {
  return authorValues?.allowed ?? findValue(exampleNumbers, name) ?? authorValues?.example ?? "1";
}
