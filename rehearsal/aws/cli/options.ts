/** How an option takes values: none, exactly one, one or none, or all words up to the next option. */
export type OptionForm = "flag" | "value" | "optional" | "values";

export interface Option {
  name: string;
  form: OptionForm;
  isRequired: boolean;
  /** May stand several times. */
  isRepeatable: boolean;
  /** The only values that it takes. */
  values: readonly string[] | null;
}

/**
 * Reads options written as short text, separated by spaces: `dry-run` is a flag, `name=` takes a value, `output=json|text`
 * one of these, `tags=*` all words up to the next option, `sse=?` a value or none. A `!` after the name marks a required
 * option, a `+` one that may stand several times.
 */
export function readOptions(text: string): Option[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const [, name = "", marks = "", value] = /^([\w-]+)([!+]*)(?:=(.*))?$/.exec(one) ?? [];
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

/**
 * Options that every command of AWS CLI 2 takes, wherever they stand.
 * Source: https://docs.aws.amazon.com/cli/latest/userguide/cli-configure-options.html
 */
export const globalOptions: readonly Option[] = readOptions(`
  debug endpoint-url= no-verify-ssl no-paginate output=json|text|table|yaml|yaml-stream|off query= profile= region=
  version color=on|off|auto no-sign-request ca-bundle= cli-read-timeout= cli-connect-timeout=
  cli-binary-format=base64|raw-in-base64-out no-cli-pager cli-auto-prompt no-cli-auto-prompt
  cli-error-format=legacy|json|yaml|text|table|enhanced
`);

/** Options that every command with an operation behind it takes besides the operation's parameters. */
export const operationOptions: readonly Option[] = readOptions(
  "cli-input-json= cli-input-yaml= generate-cli-skeleton=?",
);

/** Options of operations whose answers come in pages. */
export const pageOptions: readonly Option[] = readOptions("starting-token= page-size= max-items=");
