import type { ReactNode } from "react";
import { setNavigation } from "../../../framework/client/navigation/navigation-store.ts";
import { BuilderFrame } from "../../block-builder/builder-frame.tsx";

/** What the dialog shows: the script that draws the form, and the facts of the service. */
export type FormParts = [typeof import("./draw-form.tsx"), unknown];

export interface FormOptions {
  /** The versions that the page can show. */
  versions: string[];
  /** Draws a dialog. */
  show(dialog: ReactNode): void;
}

/**
 * Opens the dialog of the form for the service of the page at once, and fills it when its parts are
 * there. What it costs to open a dialog over a long page is done while they are on their way.
 */
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
  // An address with another form, while one is open, begins anew.
  const key = location.hash;
  const frame = (form: ReactNode) => (
    <BuilderFrame key={key} title={title} onClosed={close}>
      {form}
    </BuilderFrame>
  );
  // React draws nothing in between where the parts are there already.
  show(frame(null));
  try {
    const [{ drawForm }, file] = await parts;
    const form = await drawForm(file, key, versions);
    if (!isClosed) show(frame(form));
  } catch {
    close();
    setNavigation("error");
  }
}
