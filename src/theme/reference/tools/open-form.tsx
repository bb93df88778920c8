import type { ReactNode } from "react";
import { setNavigationStatus } from "../../../framework/client/navigation-state.ts";
import { BuilderFrame } from "../../block-builder/builder-frame.tsx";

export type FormParts = [typeof import("./draw-form.tsx"), unknown];

export interface FormOptions {
  versions: string[];
  show(dialog: ReactNode): void;
}

/** Opens the dialog immediately and fills it when its parts have loaded. */
export async function openForm(
  parts: Promise<FormParts>,
  { versions, show }: FormOptions,
): Promise<void> {
  const title = document.querySelector("h1")?.textContent ?? "";
  let isClosed = false;
  const close = () => {
    isClosed = true;
    show(null);
  };
  // A URL with another form restarts the dialog.
  const key = location.hash;
  const frame = (form: ReactNode) => (
    <BuilderFrame key={key} title={title} onClosed={close}>
      {form}
    </BuilderFrame>
  );
  show(frame(null));
  try {
    const [{ drawForm }, file] = await parts;
    const form = await drawForm(file, key, versions);
    if (!isClosed) show(frame(form));
  } catch {
    close();
    setNavigationStatus("error");
  }
}
