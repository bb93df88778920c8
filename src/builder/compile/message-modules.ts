import * as content from "../../content/messages.ts";
import * as wrongBase from "../../framework/client/hydrate/wrong-base-messages.ts";
import * as catalog from "../../model/reference/catalog-messages.ts";
import * as publish from "../../publish/messages.ts";
import * as blockBuilder from "../../theme/block-builder/block-builder-messages.ts";
import * as check from "../../theme/check/check-messages.ts";
import * as code from "../../theme/code-block/code-messages.ts";
import * as zoom from "../../theme/image-zoom/zoom-messages.ts";
import * as defaults from "../../theme/messages/messages.ts";
import * as offline from "../../theme/offline/offline-messages.ts";
import * as notice from "../../theme/page-notice/notice-messages.ts";
import * as copy from "../../theme/page-tools/copy-messages.ts";
import * as list from "../../theme/reference/list/list-messages.ts";
import * as tools from "../../theme/reference/tools/tools-messages.ts";
import * as version from "../../theme/reference/version/version-messages.ts";
import * as search from "../../theme/search/search-messages.ts";
import * as subscriber from "../../theme/subscriber/subscriber-messages.ts";
import * as upgrade from "../../theme/upgrade/upgrade-messages.ts";

export interface MessageModule {
  file: string;
  texts: Readonly<Record<string, unknown>>;
}

/** Message modules by namespace. `messages/<code>/<namespace>.ts` of a site replaces them. */
export const messageModules: Readonly<Record<string, MessageModule>> = {
  default: { file: "theme/messages/messages.ts", texts: defaults },
  "block-builder": {
    file: "theme/block-builder/block-builder-messages.ts",
    texts: blockBuilder,
  },
  catalog: { file: "model/reference/catalog-messages.ts", texts: catalog },
  check: { file: "theme/check/check-messages.ts", texts: check },
  code: { file: "theme/code-block/code-messages.ts", texts: code },
  content: { file: "content/messages.ts", texts: content },
  copy: { file: "theme/page-tools/copy-messages.ts", texts: copy },
  list: { file: "theme/reference/list/list-messages.ts", texts: list },
  notice: { file: "theme/page-notice/notice-messages.ts", texts: notice },
  offline: { file: "theme/offline/offline-messages.ts", texts: offline },
  publish: { file: "publish/messages.ts", texts: publish },
  search: { file: "theme/search/search-messages.ts", texts: search },
  subscriber: { file: "theme/subscriber/subscriber-messages.ts", texts: subscriber },
  tools: { file: "theme/reference/tools/tools-messages.ts", texts: tools },
  upgrade: { file: "theme/upgrade/upgrade-messages.ts", texts: upgrade },
  version: { file: "theme/reference/version/version-messages.ts", texts: version },
  "wrong-base": { file: "framework/client/hydrate/wrong-base-messages.ts", texts: wrongBase },
  zoom: { file: "theme/image-zoom/zoom-messages.ts", texts: zoom },
};
