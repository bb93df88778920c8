import type { Drafts } from "../../catalog/block/block-code.ts";
import type { Draft } from "../../catalog/block/draft.ts";
import type { FormInput } from "../../catalog/block/form-service.ts";
import { withoutSecrets } from "../../catalog/block/secrets.ts";
import type { UsageTool } from "../../catalog/history/usage-code.ts";

export interface FormState {
  tool: UsageTool | null;
  showsDefaults: boolean;
  values: Readonly<Record<string, unknown>>;
}

/** A form as JSON in the URL. */
interface FormJson {
  /** Values of inputs. */
  i: FormState["values"];
  t?: UsageTool;
  /** 1 if the code shows all inputs, with their defaults. */
  a?: 1;
}

/** The fragment of an empty form. Browsers do not send fragments to the host. */
export const formFragment = "#configure";

/** In characters, because some programs cut off longer URLs. */
const MAX_FRAGMENT_LENGTH = 8000;

/** Limits what a crafted URL can unpack to. */
const MAX_DECOMPRESSED_BYTES = 500_000;

/** Returns the values that may appear in the URL, and the names of inputs whose secrets it omits. */
export function getPublicValues(
  drafts: Drafts,
  inputs: readonly FormInput[],
): { values: Record<string, Draft>; hidden: string[] } {
  const hidden: string[] = [];
  const values = inputs.flatMap(({ name, type, isSecret }): [string, Draft][] => {
    const draft = drafts.get(name);
    if (draft === undefined) return [];
    const publicDraft = withoutSecrets(draft, type, isSecret);
    if (JSON.stringify(publicDraft) !== JSON.stringify(draft)) hidden.push(name);
    return publicDraft === undefined ? [] : [[name, publicDraft]];
  });
  return { values: Object.fromEntries(values), hidden };
}

/** Null if the URL would be too long. */
export async function getFormFragment({
  tool,
  showsDefaults,
  values,
}: FormState): Promise<string | null> {
  const form: FormJson = {
    i: values,
    ...(tool && { t: tool }),
    ...(showsDefaults && { a: 1 }),
  };
  const packed = await transformBytes(
    new Blob([JSON.stringify(form)]),
    new CompressionStream("deflate-raw"),
    Infinity,
  );
  const fragment = `${formFragment}=${toBase64(packed)}`;
  return fragment.length > MAX_FRAGMENT_LENGTH ? null : fragment;
}

export function isFormFragment(fragment: string): boolean {
  return fragment === formFragment || fragment.startsWith(`${formFragment}=`);
}

/** Undefined if the fragment is missing or damaged. */
export async function readFragment(fragment: string): Promise<FormState | undefined> {
  if (!fragment.startsWith(`${formFragment}=`) || fragment.length > MAX_FRAGMENT_LENGTH)
    return undefined;
  try {
    const packed = fromBase64(fragment.slice(formFragment.length + 1));
    const bytes = await transformBytes(
      new Blob([packed]),
      new DecompressionStream("deflate-raw"),
      MAX_DECOMPRESSED_BYTES,
    );
    const { i, t, a } = JSON.parse(new TextDecoder().decode(bytes));
    return {
      tool: t === "terraform" || t === "terragrunt" ? t : null,
      showsDefaults: a === 1,
      values: typeof i === "object" && i !== null ? i : {},
    };
  } catch {
    return undefined;
  }
}

/** @throws Error if the output exceeds `maxBytes` */
async function transformBytes(
  blob: Blob,
  transform: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = blob.stream().pipeThrough(transform).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  while (true) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > maxBytes) {
      reader.cancel().catch(() => {});
      throw new Error("the form in the URL is too large");
    }
    parts.push(value);
  }
}

function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const decoded = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(decoded, (letter) => letter.charCodeAt(0));
}
