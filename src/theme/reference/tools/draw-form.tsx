import type { ReactNode } from "react";
import { isServiceFile } from "../../../catalog/block/form-service.ts";
import { BlockBuilder, type BlockBuilderProps } from "../../block-builder/block-builder.tsx";
import { readFragment } from "../../block-builder/builder-address.ts";
import { useShownVersion, VersionSelect } from "./version-select.tsx";

/** Throws if the file is from another build. */
export async function drawForm(
  file: unknown,
  fragment: string,
  versions: string[],
): Promise<ReactNode> {
  if (!isServiceFile(file)) throw new Error("the facts are of another build");
  const asked = await readFragment(fragment);
  return <Form file={file} asked={asked} versions={versions} />;
}

interface FormProps extends Omit<BlockBuilderProps, "version" | "versions"> {
  versions: string[];
}

function Form({ versions, ...props }: FormProps) {
  const [shown] = useShownVersion(versions);
  const choice = versions.length > 0 && <VersionSelect versions={versions} />;
  return <BlockBuilder {...props} version={shown || props.file.version} versions={choice} />;
}
