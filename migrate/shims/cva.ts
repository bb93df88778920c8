import { clsx } from "./clsx.ts";

type Props = Readonly<Record<string, unknown>>;

interface Options {
  variants?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
  compoundVariants?: readonly Props[];
  defaultVariants?: Props;
}

/** Names of classes for the variants of a component. */
export function cva(
  base: string | string[] = "",
  options: Options = {},
): (props?: Props) => string {
  const { variants = {}, compoundVariants = [], defaultVariants = {} } = options;
  return (props = {}) => {
    // Null turns a variant off.
    const chosen = (name: string) =>
      props[name] === undefined ? defaultVariants[name] : props[name];
    const classes = Object.entries(variants).map(([name, values]) => values[String(chosen(name))]);
    const compounds = compoundVariants
      .filter((compound) =>
        Object.entries(compound).every(
          ([name, value]) => /^class(?:Name)?$/.test(name) || [value].flat().includes(chosen(name)),
        ),
      )
      .map((compound) => compound.class ?? compound.className);
    const all = [base, ...classes, ...compounds, props.class, props.className];
    return clsx(...(all as string[]));
  };
}

export { clsx as cx };
