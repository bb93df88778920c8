import { expect, it } from "vitest";
import { compileAstro, getAstroStyles } from "./compile-astro.ts";

function compile(source: string): string {
  const code = compileAstro(source) ?? "";
  return /return \(\s*<>([\s\S]*)<\/>\s*\);/.exec(code)?.[1]?.trim() ?? code;
}

it.each<[string, string]>([
  ["<p class='a'><br>{x}</p>", '<p className={"a"}><br />{x}</p>'],
  ["<slot name='top'>none</slot>", '<Slot from={props.children} name={"top"}>none</Slot>'],
  [
    "<a {href} {...rest} class:list={[a, { b }]} />",
    "<a href={href} {...rest} className={clsx([a, { b }])} />",
  ],
  [
    "<p set:html={x} onclick='f()' client:load />",
    "<p dangerouslySetInnerHTML={{ __html: String(x) }} />",
  ],
  [
    "<i style='margin-top: 1px; --sea-a: 2px; x' title=`a b` />",
    '<i style={{"marginTop":"1px","--sea-a":"2px"}} title={`a b`} />',
  ],
  ["{x && <script>a < b</script>}<style>i{}</style>", "{x && <></>}<></>"],
  ["<!-- a --><Bell class='b' />", '<Bell class={"b"} />'],
  [
    "<p>{x && (\n<i>a (b)</i>\n{y ? (<i>c</i><b>d</b>) : null}\n)}</p>",
    "<p>{x && (<>\n<i>a (b)</i>\n{y ? (<><i>c</i><b>d</b></>) : null}\n</>)}</p>",
  ],
])("compiles the template %j", (source, template) => {
  expect(compile(source)).toBe(template);
});

it("keeps imports and types of the script outside the component", () => {
  const code = compileAstro(
    '---\nimport Bell from "./Bell.astro";\ninterface Props { size: number }\nconst { size }: Props = Astro.props;\n---\n<Bell size={size} />\n',
  );
  expect(code).toMatch(
    /import Bell [^\n]+\ninterface Props \{ size: number \}\n[\s\S]*const \{ size \}/,
  );
});

it("does not compile what it cannot parse", () => {
  expect(compileAstro("---\nconst = 1;\n---\n<p />")).toBeUndefined();
  expect(compileAstro("<p>{a < }</p>")).toBeUndefined();
});

it("keeps global styles, and those of classes", () => {
  const styles = getAstroStyles(
    "<style>p { color: red } .a { color: red } :global(h2) { color: red } :global(.b) :global(i, b) { color: red }</style><style is:global>h3 { color: red }</style>",
  );
  expect(styles.match(/[^{}\n]+(?= \{)/g)).toEqual([".a, :is(h2), .b :is(i, b)", "h3"]);
});
