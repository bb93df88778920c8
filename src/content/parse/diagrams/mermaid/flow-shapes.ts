import type { FormName } from "../redraw/forms.ts";

/** What draws a form: brackets of the renderer, and what is drawn in their room. */
interface Shape {
  brackets: readonly [open: string, close: string];
  form?: FormName;
  /** Whether no text is shown in it. */
  isBare?: boolean;
}

const leaning: Shape = { brackets: ["[/", "\\]"], form: "lean-r" };
const leaningBack: Shape = { brackets: ["[/", "\\]"], form: "lean-l" };

/** What opens a label, what closes it, and the form that is drawn. The longest come first. */
export const shapes: readonly (readonly [open: string, close: string, drawn?: Shape])[] = [
  ["(((", ")))"],
  ["([", "])"],
  ["((", "))"],
  ["(-", "-)", { brackets: ["([", "])"] }],
  ["[[", "]]"],
  ["[(", ")]"],
  ["[|", "|]", { brackets: ["[", "]"] }],
  ["[/", "\\]"],
  ["[\\", "/]"],
  ["[/", "/]", leaning],
  ["[\\", "\\]", leaningBack],
  ["{{", "}}"],
  ["[", "]"],
  ["(", ")"],
  ["{", "}"],
  [">", "]"],
];

/** Names of forms in `@{ shape: name }`, by what draws them. */
export const namedShapes: ReadonlyMap<string, Shape> = new Map(
  (
    [
      ["rect rectangle proc process square", "[", "]"],
      ["rounded event", "(", ")"],
      ["stadium pill terminal", "([", "])"],
      ["fr-rect subprocess subproc framed-rectangle subroutine", "[[", "]]"],
      ["cyl cylinder database db", "[(", ")]"],
      ["circle circ", "((", "))"],
      ["dbl-circ double-circle", "(((", ")))"],
      ["odd", ">", "]"],
      ["diam diamond decision question", "{", "}"],
      ["hex hexagon prepare", "{{", "}}"],
      ["trap-b priority trapezoid trapezoid-bottom", "[/", "\\]"],
      ["trap-t manual inv-trapezoid trapezoid-top", "[\\", "/]"],
      ["lean-r lean-right in-out", "[/", "\\]", "lean-r"],
      ["lean-l lean-left out-in", "[/", "\\]", "lean-l"],
      ["notch-rect card notched-rectangle", "[", "]", "card"],
      ["notch-pent loop-limit notched-pentagon", "[", "]", "notch-pent"],
      ["sl-rect manual-input sloped-rectangle", "[", "]", "sl-rect"],
      ["tri extract triangle", "{", "}", "tri"],
      ["flip-tri manual-file flipped-triangle", "{", "}", "flip-tri"],
      ["div-rect div-proc divided-process divided-rectangle", "[", "]", "div-rect"],
      ["win-pane internal-storage window-pane", "[", "]", "win-pane"],
      ["lin-rect lin-proc lined-process lined-rectangle shaded-process", "[", "]", "lin-rect"],
      ["tag-rect tag-proc tagged-process tagged-rectangle", "[", "]", "tag-rect"],
      ["st-rect procs processes stacked-rectangle", "[", "]", "st-rect"],
      ["doc document", "[", "]", "doc"],
      ["lin-doc lined-document", "[", "]", "lin-doc"],
      ["tag-doc tagged-document", "[", "]", "tag-doc"],
      ["docs documents st-doc stacked-document", "[", "]", "docs"],
      ["bow-rect stored-data bow-tie-rectangle", "[", "]", "bow-rect"],
      ["delay half-rounded-rectangle", "[", "]", "delay"],
      ["curv-trap display curved-trapezoid", "[/", "\\]", "curv-trap"],
      ["h-cyl das horizontal-cylinder", "[", "]", "h-cyl"],
      ["lin-cyl disk lined-cylinder", "{{", "}}", "lin-cyl"],
      ["flag paper-tape", "[", "]", "flag"],
      ["brace brace-l comment", "[", "]", "brace"],
      ["brace-r", "[", "]", "brace-r"],
      ["braces", "[", "]", "braces"],
      ["text", "[", "]", "text"],
      ["cloud", "[", "]", "cloud"],
      ["bang", "{{", "}}", "bang"],
      ["datastore data-store", "[", "]", "datastore"],
      ["fork join", "[", "]", "fork", "bare"],
      ["sm-circ small-circle start", "[", "]", "sm-circ", "bare"],
      ["f-circ filled-circle junction", "[", "]", "f-circ", "bare"],
      ["fr-circ framed-circle stop", "[", "]", "fr-circ", "bare"],
      ["cross-circ crossed-circle summary", "[", "]", "cross-circ", "bare"],
      ["hourglass collate", "[", "]", "hourglass", "bare"],
      ["bolt com-link lightning-bolt", "[", "]", "bolt", "bare"],
    ] as const
  ).flatMap(([names, open, close, form, bare]) =>
    names
      .split(" ")
      .map((name): [string, Shape] => [
        name,
        { brackets: [open, close], ...(form && { form }), ...(bare && { isBare: true }) },
      ]),
  ),
);
