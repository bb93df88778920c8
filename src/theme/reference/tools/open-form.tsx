import type { ReactNode } from "react";
import { isServiceFile } from "../../../catalog/block/form-service.ts";
import { setNavigation } from "../../../framework/client/navigation/navigation-store.ts";
import { BlockBuilder, type BlockBuilderProps } from "../../block-builder/block-builder.tsx";
import { readFragment } from "../../block-builder/builder-address.ts";
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
 * @param facts of the service, from their file
 */
export async function openForm(
  facts: Promise<unknown>,
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
  // React draws nothing in between where the facts are there already.
  show(frame(null));
  try {
    const file = await facts;
    if (!isServiceFile(file)) throw new Error("the facts are of another build");
    const asked = await readFragment(key);
    if (isClosed) return;
    show(frame(<Form file={file} asked={asked} versions={versions} />));
  } catch {
    close();
    setNavigation("error");
  }
}

interface FormProps extends Omit<BlockBuilderProps, "version" | "versions"> {
  versions: string[];
}

/** The form at the version that the page shows. */
function Form({ versions, ...props }: FormProps) {
  const [shown] = useShownVersion(versions);
  const choice = versions.length > 0 && <VersionSelect versions={versions} />;
  return <BlockBuilder {...props} version={shown || props.file.version} versions={choice} />;
}
