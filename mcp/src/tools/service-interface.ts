import type { ServiceEntry, ServiceInterface } from "../../../src/catalog/api/site-files.ts";
import { getServiceId } from "../../../src/catalog/connections/connections.ts";
import type { HistoryInput, ModuleHistory } from "../../../src/catalog/history/history.ts";
import { getInterface } from "../../../src/catalog/history/history.ts";
import { toHistoryInput } from "../../../src/catalog/types/history-input.ts";
import { RequestError } from "../response.ts";
import type { Site } from "../site.ts";
import { resolveVersion } from "./resolve-version.ts";

/** `service` is the newest interface, for its descriptions; `inputs` and `outputs` are those of `version`. */
interface VersionedInterface {
  service: ServiceInterface;
  version: string;
  history: ModuleHistory | null;
  inputs: HistoryInput[];
  outputs: string[];
}

/** @throws RequestError if the service did not exist at that version */
export async function getServiceInterface(
  site: Site,
  entry: ServiceEntry,
  requested: string | undefined,
  signal: AbortSignal,
): Promise<VersionedInterface> {
  const [service, history] = await Promise.all([
    site.fetchService(entry, signal),
    site.fetchHistory(entry, signal),
  ]);
  const version =
    requested === undefined
      ? entry.version
      : await resolveVersion(site, requested, { signal, service: entry });
  if (version === entry.version) {
    return {
      service,
      version,
      history,
      inputs: service.inputs.map(toHistoryInput),
      outputs: service.outputs.map(({ name }) => name),
    };
  }
  if (!history) {
    throw new RequestError(
      `this site does not know the interface of \`${getServiceId(entry)}\` in \`${version}\`; omit the version`,
    );
  }
  const moduleInterface = getInterface(history, version);
  if (!moduleInterface) {
    throw new RequestError(
      `\`${getServiceId(entry)}\` did not exist in \`${version}\`; its first known version is \`${history.first.version}\``,
    );
  }
  return {
    service,
    version,
    history,
    inputs: [...moduleInterface.inputs.values()],
    outputs: [...moduleInterface.outputs],
  };
}
