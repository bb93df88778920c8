import type { Drafts } from "../../catalog/block/block-code.ts";
import type { Draft } from "../../catalog/block/draft.ts";
import type { FormInput } from "../../catalog/block/form-service.ts";
import { withoutSecrets } from "../../catalog/block/secrets.ts";
import type { UsageTool } from "../../catalog/history/usage-code.ts";

/** A form as an address names it. The values are not checked. */
export interface AskedForm {
  tool: UsageTool | null;
  all: boolean;
  values: Readonly<Record<string, unknown>>;
}

/** The fragment of a form with nothing in it, and the beginning of any other. It is not sent to a host. */
export const emptyForm = "#configure";

/** Longer addresses are cut off by some programs that pass them on. */
const longest = 8000;

/** A form in an address of this length never has more characters; more is an attack. */
const mostCharacters = 500_000;

/** The values that an address may name: what is written there, and the names of inputs that lost some. */
export function openValues(
  drafts: Drafts,
  inputs: readonly FormInput[],
): { values: Record<string, Draft>; hidden: string[] } {
  const hidden: string[] = [];
  const values = inputs.flatMap(({ name, type, secret }): [string, Draft][] => {
    const draft = drafts.get(name);
    if (draft === undefined) return [];
    const open = withoutSecrets(draft, type, secret);
    if (JSON.stringify(open) !== JSON.stringify(draft)) hidden.push(name);
    return open === undefined ? [] : [[name, open]];
  });
  return { values: Object.fromEntries(values), hidden };
}

/** The fragment of an address for a form; null where it would be too long. */
export async function formFragment({ tool, all, values }: AskedForm): Promise<string | null> {
  const text = JSON.stringify({ i: values, ...(tool && { t: tool }), ...(all && { a: 1 }) });
  const packed = await run(new Blob([text]), new CompressionStream("deflate-raw"), Infinity);
  const fragment = `${emptyForm}=${toBase64(packed)}`;
  return fragment.length > longest ? null : fragment;
}

/** Whether the fragment of an address asks for the form. */
export function asksForForm(fragment: string): boolean {
  return fragment === emptyForm || fragment.startsWith(`${emptyForm}=`);
}

/** The form that the fragment of an address names; undefined where it names none, or is damaged. */
export async function readFragment(fragment: string): Promise<AskedForm | undefined> {
  if (!fragment.startsWith(`${emptyForm}=`) || fragment.length > longest) return undefined;
  try {
    const packed = fromBase64(fragment.slice(emptyForm.length + 1));
    const bytes = await run(
      new Blob([packed]),
      new DecompressionStream("deflate-raw"),
      mostCharacters,
    );
    const { i, t, a } = JSON.parse(new TextDecoder().decode(bytes));
    return {
      tool: t === "terraform" || t === "terragrunt" ? t : null,
      all: a === 1,
      values: typeof i === "object" && i !== null ? i : {},
    };
  } catch {
    return undefined;
  }
}

/** @throws Error where more than `most` bytes come out */
async function run(
  blob: Blob,
  transform: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = blob.stream().pipeThrough(transform).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > most) {
      reader.cancel().catch(() => {});
      throw new Error("the form in the address is too large");
    }
    parts.push(value);
  }
}

function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @throws DOMException where the text is something else */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const decoded = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(decoded, (letter) => letter.charCodeAt(0));
}
