import { expect, it } from "vitest";
import { findRedirectTarget } from "./redirect-pages.ts";

it.each<[string, string | undefined]>([
  ["import { Redirect } from '@docusaurus/router';\n\n<Redirect to=\"/docs\" />\n", "/docs"],
  ["export default () => <Layout><Redirect to={useBaseUrl('/docs')} /></Layout>;", "/docs"],
  ["export default function Home() { return <Redirect to='intro' />; }", "/a/intro"],
  ["export default () => <Redirect to='/base/docs/' />;", "/docs/"],
  ["export default () => <><Redirect to='/docs' /><Bell /></>;", undefined],
  ["export default () => <Layout>Ring<Redirect to='/docs' /></Layout>;", undefined],
  ["export default () => <Redirect to={target} />;", undefined],
  ["export default () => <Redirect to='//' />;", undefined],
])("reads the target of %j", (code, target) => {
  expect(findRedirectTarget(code, { address: "/a/b", baseUrl: "/base/" })).toBe(target);
});
