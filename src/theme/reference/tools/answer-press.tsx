import type { ComponentType, ReactNode } from "react";
import { setNavigation } from "../../../framework/client/navigation/navigation-store.ts";
import type { BlockBuilderProps } from "../../block-builder/block-builder.tsx";
import { announce } from "../../browser/announcer.ts";
import { showCopied, writeClipboard } from "../../browser/clipboard.ts";
import { useShownVersion, VersionSelect } from "./version-select.tsx";

export interface PressOptions {
  /** The versions that the page can show. */
  versions: string[];
  /** Words for a name that was copied. */
  copied(name: string): string;
  /** Draws a dialog. */
  show(dialog: ReactNode): void;
}

/** Answers a button: copies the name of an entry, or opens the form for the service. */
export async function answerPress(
  button: HTMLElement,
  { versions, copied, show }: PressOptions,
): Promise<void> {
  const { configure } = button.dataset;
  if (configure === undefined) return copyName(button, copied);
  try {
    const [part, file] = await Promise.all([
      import("../../block-builder/block-builder.tsx"),
      loadFile(configure),
    ]);
    if (!part.isServiceFile(file)) throw new Error(`${configure} is of another build`);
    const asked = await part.readFragment(location.hash);
    // One that is open begins anew with what the address names.
    show(null);
    const props = { file, asked, versions, onClosed: () => show(null) };
    if (button.isConnected)
      show(<Form key={location.hash} {...props} Builder={part.BlockBuilder} />);
  } catch {
    setNavigation("error");
  }
}

interface FormProps extends Omit<BlockBuilderProps, "version" | "versions"> {
  versions: string[];
  Builder: ComponentType<BlockBuilderProps>;
}

/** The form at the version that the page shows. */
function Form({ Builder, versions, ...props }: FormProps) {
  const [shown] = useShownVersion(versions);
  const choice = versions.length > 0 && <VersionSelect versions={versions} />;
  return <Builder {...props} version={shown || props.file.version} versions={choice} />;
}

/** @throws Error where the file cannot be had */
async function loadFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

async function copyName(button: HTMLElement, copied: PressOptions["copied"]): Promise<void> {
  const name = button.parentElement?.querySelector("code")?.textContent;
  if (!name || !(await writeClipboard(name))) return;
  showCopied(button);
  announce(copied(name));
}
