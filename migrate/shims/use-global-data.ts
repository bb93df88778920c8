const listMethods = /^(?:map|flatMap|filter|slice|sort|concat|forEach|find|some)$/;

/** A component shows something else than its data while one of them is true. */
const absentValues = /^(?:is)?(?:error|loading|pending|failed|failure)$/i;

/**
 * A value that only a plugin of Docusaurus knows. It is shown as its name, such as `<release.name>`,
 * has all properties, and is an empty list.
 */
function createPlaceholder(path: string): Record<string, unknown> {
  const text = `<${path}>`;
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get(_target, key) {
        if (key === Symbol.toPrimitive) return () => text;
        if (key === Symbol.iterator) return () => [text].values();
        if (typeof key === "symbol" || key === "then" || key === "$$typeof") return undefined;
        if (key === "length" || absentValues.test(key)) return key === "length" ? 0 : undefined;
        if (listMethods.test(key)) return key === "find" ? () => undefined : () => [];
        const method: unknown = Reflect.get(String.prototype, key);
        if (typeof method === "function") return method.bind(text);
        return createPlaceholder(path === "data" ? key : `${path}.${key}`);
      },
    },
  );
}

export default function useGlobalData(): Record<string, unknown> {
  return createPlaceholder("data");
}

export const useAllPluginInstancesData = useGlobalData;
export const usePluginData = useGlobalData;
