/** The build has no plugins of Docusaurus, so their data is empty. */
export default function useGlobalData(): Record<string, Record<string, unknown>> {
  return {};
}

export function useAllPluginInstancesData(): Record<string, unknown> {
  return {};
}

export function usePluginData(): Record<string, unknown> {
  return {};
}
