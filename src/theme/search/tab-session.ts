import { loadProvider } from "virtual:site/search-provider";
import { pageTag } from "../../search/client/page-tag.ts";
import { createSession } from "../../search/client/search-session.ts";

/** The search of this tab. */
export const session = createSession(loadProvider, () => pageTag() ?? "");
