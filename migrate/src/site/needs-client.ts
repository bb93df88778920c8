/** These hooks only return data, so they also work on the server. */
const serverHooks =
  "BaseUrl|BaseUrlUtils|DocusaurusContext|BrokenLinks|GlobalData|PluginData|AllPluginInstancesData|DocsVersion|Doc|MDXComponents|Id";

/** Whether a module can only run in the browser. */
export function needsClient(code: string): boolean {
  return new RegExp(
    `\\buse(?!(?:${serverHooks})\\b)[A-Z]\\w*\\(|\\son[A-Z]\\w*=|\\bcreateContext\\(|extends\\s+(?:React\\.)?(?:Pure)?Component\\b|<BrowserOnly\\b|\\b(?:window|document|localStorage)\\.|(?:>\\s*|=)\\{\\s*(?:async\\s*)?(?:\\([^()]*\\)|\\w+)\\s*=>`,
  ).test(code);
}
