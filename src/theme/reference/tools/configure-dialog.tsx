import { useEffect, useState } from "react";
import { isServiceFile, type ServiceFile } from "../../../catalog/block/form-service.ts";
import { setNavigationStatus } from "../../../framework/client/navigation-state.ts";
import { BlockBuilder } from "../../block-builder/block-builder.tsx";
import { BuilderDialog } from "../../block-builder/builder-dialog.tsx";
import { type FormState, readFragment } from "../../block-builder/form-url.ts";
import { useShownVersion, VersionSelect } from "./version-select.tsx";

interface ConfigureDialogProps {
  file: Promise<unknown>;
  versions: string[];
  onClosed(): void;
}

export function ConfigureDialog({ file, versions, onClosed }: ConfigureDialogProps) {
  const [form, setForm] = useState<{ file: ServiceFile; initial: FormState | undefined }>();
  const [shownVersion] = useShownVersion(versions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form starts once per file
  useEffect(() => {
    Promise.all([file, readFragment(location.hash)])
      .then(([loaded, initial]) => {
        if (!isServiceFile(loaded)) throw new Error("the file is from another build");
        setForm({ file: loaded, initial });
      })
      .catch(() => {
        onClosed();
        setNavigationStatus("error");
      });
  }, [file]);
  return (
    <BuilderDialog title={document.querySelector("h1")?.textContent ?? ""} onClosed={onClosed}>
      {form && (
        <BlockBuilder
          {...form}
          version={shownVersion || form.file.version}
          versions={versions.length > 0 && <VersionSelect versions={versions} />}
        />
      )}
    </BuilderDialog>
  );
}
