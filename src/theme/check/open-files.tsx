import { useRef } from "react";
import * as messages from "./check-messages.ts";
import { type ChosenFile, getFilesOfField } from "./read-files.ts";

interface OpenFilesProps {
  onOpen(files: ChosenFile[]): void;
}

export function OpenFiles({ onOpen }: OpenFilesProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const getFieldProps = (kind: "files" | "folder") => ({
    type: "file",
    hidden: true,
    multiple: kind === "files",
    webkitdirectory: kind === "folder" ? "" : undefined,
    onChange({ target }: { target: HTMLInputElement }) {
      const chosen = target.files ? getFilesOfField(target.files) : [];
      // So that the same file can be chosen again.
      target.value = "";
      onOpen(chosen);
    },
  });
  return (
    <>
      <button type="button" onClick={() => files.current?.click()}>
        {messages.openFiles}
      </button>
      <button type="button" onClick={() => folder.current?.click()}>
        {messages.openFolder}
      </button>
      <input ref={files} {...getFieldProps("files")} />
      <input ref={folder} {...getFieldProps("folder")} />
    </>
  );
}
