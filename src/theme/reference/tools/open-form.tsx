import type { ComponentType, ReactNode } from "react";
import { setNavigation } from "../../../framework/client/navigation/navigation-store.ts";
import type { BlockBuilderProps } from "../../block-builder/block-builder.tsx";
import { BuilderFrame } from "../../block-builder/builder-frame.tsx";
import { useShownVersion, VersionSelect } from "./version-select.tsx";

export interface FormOptions {
  /** The versions that the page can show. */
  versions: string[];
  /** Draws a dialog. */
  show(dialog: ReactNode): void;
}

/**
 * Opens the form for the service of the page.
 *
 * @param address of the facts of the service
 */
export async function openForm(address: string, { versions, show }: FormOptions): Promise<void> {
  const title = document.querySelector("h1")?.textContent ?? "";
  let isClosed = false;
  const close = () => {
    isClosed = true;
    show(null);
  };
  const frame = (key: string, form: ReactNode) => (
    <BuilderFrame key={key} title={title} onClosed={close}>
      {form}
    </BuilderFrame>
  );
  // An address with another form, while one is open, begins anew.
  const key = location.hash;
  show(frame(key, null));
  try {
    const [part, file] = await prepareForm(address);
    if (!part.isServiceFile(file)) throw new Error(`${address} is of another build`);
    const asked = await part.readFragment(key);
    if (isClosed) return;
    show(
      frame(
        key,
        <Form file={file} asked={asked} versions={versions} Builder={part.BlockBuilder} />,
      ),
    );
  } catch {
    close();
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

const loadForm = (address: string) =>
  Promise.all([import("../../block-builder/block-builder.tsx"), loadFile(address)]);

let prepared: { address: string; form: ReturnType<typeof loadForm> } | undefined;

/** Loads the form and the facts of a service, once for each address; again after a failure. */
export function prepareForm(address: string): ReturnType<typeof loadForm> {
  if (prepared?.address === address) return prepared.form;
  const form = loadForm(address);
  prepared = { address, form };
  form.catch(() => {
    prepared = undefined;
  });
  return form;
}

/** @throws Error where the file cannot be had */
async function loadFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}
