/** These hooks only return data, so they also work on the server. */
const serverHook =
  /^use(?:BaseUrl|BaseUrlUtils|DocusaurusContext|BrokenLinks|GlobalData|PluginData|AllPluginInstancesData|DocsVersion|Doc|MDXComponents|Id)$/;

/** Also with a type argument, as in `useState<() => void>(stop)`. */
const clientCall = /\b(use[A-Z]\w*|createContext)(?:<(?:[^()]|\([^()]*\))*?>)?\(/g;

const clientCode = [
  /\son[A-Z]\w*=/, // event handler
  /extends\s+(?:React\.)?(?:Pure)?Component\b/,
  /<BrowserOnly\b/,
  /\b(?:window|document|localStorage)\./,
  /(?:>\s*|=)\{\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*=>/, // function as an attribute or child
];

/** Whether a module can only run in the browser. */
export function needsClient(code: string): boolean {
  return (
    clientCode.some((pattern) => pattern.test(code)) ||
    [...code.matchAll(clientCall)].some(([, name = ""]) => !serverHook.test(name))
  );
}
