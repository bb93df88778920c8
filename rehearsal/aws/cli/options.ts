/** How many values an option takes: none, one, one or none, or all words up to the next option. */
type OptionForm = "flag" | "value" | "optional" | "values";

/** How many words that are not options a command takes. */
export type OperandCount = readonly [min: number, max: number];

export interface Option {
  name: string;
  form: OptionForm;
  isRequired: boolean;
  isRepeatable: boolean;
  /** The allowed values; null if all are. */
  values: readonly string[] | null;
}

/**
 * Parses a list of options: `dry-run` is a flag, `name=` takes a value, `output=json|text` one of
 * these values, `tags=*` several, `sse=?` an optional one. `!` marks required options, `+`
 * repeatable ones.
 */
export function readOptions(text: string): Option[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => {
      const [, name = "", marks = "", value] = /^([\w-]+)([!+]*)(?:=(.*))?$/.exec(text) ?? [];
      return {
        name,
        form: value === undefined ? "flag" : (forms[value] ?? "value"),
        isRequired: marks.includes("!"),
        isRepeatable: marks.includes("+"),
        values: value && !(value in forms) ? value.split("|") : null,
      };
    });
}

const forms: Readonly<Record<string, OptionForm>> = { "": "value", "*": "values", "?": "optional" };

/** Source: https://docs.aws.amazon.com/cli/latest/userguide/cli-configure-options.html */
export const globalOptions: readonly Option[] = readOptions(`
  debug endpoint-url= no-verify-ssl no-paginate output=json|text|table|yaml|yaml-stream|off query= profile= region=
  version color=on|off|auto no-sign-request ca-bundle= cli-read-timeout= cli-connect-timeout=
  cli-binary-format=base64|raw-in-base64-out no-cli-pager cli-auto-prompt no-cli-auto-prompt
  cli-error-format=legacy|json|yaml|text|table|enhanced
`);

export const globalOptionsWithValue: ReadonlySet<string> = new Set(
  globalOptions.filter(({ form }) => form !== "flag").map(({ name }) => `--${name}`),
);

export const operationOptions: readonly Option[] = readOptions(
  "cli-input-json= cli-input-yaml= generate-cli-skeleton=?",
);

export const pageOptions: readonly Option[] = readOptions("starting-token= page-size= max-items=");
