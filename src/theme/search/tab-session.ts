import { loadProvider } from "virtual:site/search-provider";
import { createSession } from "../../search/client/search-session.ts";

/** The search of this tab. */
export const session = createSession(loadProvider);
