import type { JsonRecord } from "../../text/json.ts";

/** What a page asks of the rest of the migration. All answers are for one page. */
export interface Surroundings {
  /** Texts that expressions of the page name, such as `frontMatter.title`. */
  constants: ReadonlyMap<string, string>;
  /** The new address of a link; undefined where its file does not exist. */
  link(address: string): string | undefined;
  /** The new address of an image; undefined where its file does not exist. */
  image(address: string): string | undefined;
  /** Whether the page is a partial, which may use `props`. */
  isPartial: boolean;
  /** Where a Markdown file is that the page imports. */
  partial(specifier: string): PartialAnswer;
  /** Text of a file that the page imports as text. */
  text(specifier: string): string | undefined;
  /** Name of the component in the new site. `specifier` is null for one that needs no import. */
  component(request: ComponentRequest): string;
  /** Whether a component of the new site only says that it is missing. */
  isStub(name: string): boolean;
  /** Class of a `style` object that is only layout; undefined where it is more than that. */
  styleClass(style: JsonRecord): string | undefined;
  /** The pages of the category of this page: label and address. */
  cards(): readonly { label: string; href: string }[];
  /** Whether the engine draws a diagram. */
  canDraw(source: string): boolean;
}

export interface ComponentRequest {
  specifier: string | null;
  /** `default`, or the name of the export. */
  imported: string;
  /** The name of the tag. */
  local: string;
}

export type PartialAnswer = { path: string } | { fault: "missing" | "cyclic" };
