import "./builder.css";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import * as messages from "./frame-messages.ts";

interface BuilderFrameProps {
  title: string;
  /** The form; null while it is loaded. */
  children: ReactNode;
  onClosed(): void;
}

/** The dialog of the form, over the whole window. It is there before what it shows. */
export function BuilderFrame({ title, children, onClosed }: BuilderFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <dialog ref={dialog} className="builder" aria-labelledby="builder-title" onClose={onClosed}>
      <div className="builder-frame">
        <h2 ref={heading} id="builder-title" tabIndex={-1}>
          {messages.formOf(title)}
        </h2>
        <button
          type="button"
          className="close"
          aria-label={messages.close}
          onClick={() => dialog.current?.close()}
        />
        {children ?? (
          <p className="builder-body builder-loading" role="status">
            {messages.loadingForm}
          </p>
        )}
      </div>
    </dialog>
  );
}
