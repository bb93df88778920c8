import "./builder.css";
import "./fields/fields.css";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import * as messages from "./block-builder-messages.ts";

interface BuilderDialogProps {
  title: string;
  /** Null while it loads. */
  children: ReactNode;
  onClosed(): void;
}

/** Rendered into the body, because in the article each key press would evaluate `:has()` rules. */
export function BuilderDialog({ title, children, onClosed }: BuilderDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => element?.close();
  }, []);
  return createPortal(
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
    </dialog>,
    document.body,
  );
}
