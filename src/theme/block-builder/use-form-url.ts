import { useEffect, useState } from "react";
import type { BlockOptions, Drafts } from "../../catalog/block/block-code.ts";
import type { FormService } from "../../catalog/block/form-service.ts";
import { replaceUrl } from "../browser/url.ts";
import { formFragment, getFormFragment, getPublicValues } from "./form-url.ts";

interface FormUrl {
  /** Null if it would be too long. */
  href: string | null;
  /** Names of inputs whose secrets it omits. */
  hidden: string[];
}

/** From the last change until the URL is written. */
const WRITE_DELAY_MS = 150;

export function useFormUrl(
  service: FormService,
  { tool, showsDefaults, drafts }: BlockOptions & { drafts: Drafts },
): FormUrl {
  const [formUrl, setFormUrl] = useState<FormUrl>({ href: location.href, hidden: [] });
  useEffect(() => {
    let isCancelled = false;
    const write = async () => {
      const { values, hidden } = getPublicValues(drafts, service.inputs);
      const fragment = await getFormFragment({ tool, showsDefaults, values });
      if (isCancelled) return;
      const { origin, pathname, search } = location;
      const isEmpty = drafts.size === 0 && !showsDefaults;
      const url = pathname + search + (isEmpty || fragment === null ? formFragment : fragment);
      replaceUrl(url);
      setFormUrl({ href: fragment === null ? null : origin + url, hidden });
    };
    const timer = setTimeout(() => void write(), WRITE_DELAY_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [service, drafts, tool, showsDefaults]);
  return formUrl;
}
