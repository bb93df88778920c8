import { useRef } from "react";
import * as messages from "./check-messages.ts";
import { getFilesOfField } from "./read-files.ts";

interface OpenFilesProps {
  onOpen(files: ReturnType<typeof getFilesOfField>): void;
}

export function OpenFiles({ onOpen }: OpenFilesProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const field = (multiple: boolean) => ({
    type: "file",
    hidden: true,
    multiple,
    webkitdirectory: multiple ? undefined : "",
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
      <input ref={files} {...field(true)} />
      <input ref={folder} {...field(false)} />
    </>
  );
}
