import { expect, it } from "vitest";
import type { Plan } from "../model.ts";
import { findRequestedOrigins, reportRequests } from "./requested-origins.ts";

it("finds the hosts that components request data from", () => {
  const code = `
    const api = "https://tides.example/v1";
    fetch(\`\${api}/ports\`);
    fetch("https://winds.example:8443/now?at=" + port);
    new WebSocket("wss://live.example");
    await axios.get(api);
    script.src = "https://forms.example/v2.js";
    fetch("/data.json");
    fetch(unknown);
    const ports = "https://ports.example";
    fetch("ports/list");
    open("https://other.example/");
  `;
  expect([...findRequestedOrigins(code)]).toEqual([
    "https://tides.example",
    "https://winds.example:8443",
    "wss://live.example",
    "https://forms.example",
  ]);
});

it("reports all hosts but that of the site", () => {
  const text =
    'fetch("https://own.example/a"); fetch("https://other.example/a"); fetch("http://a:b");';
  const plan = {
    files: new Map([["components/migrated/a.tsx", { text }]]),
    diagnostics: [],
  } as unknown as Plan;
  reportRequests(plan, "https://own.example");
  expect(plan.diagnostics.map(({ subject }) => subject)).toEqual([
    "https://other.example",
    "http://a:b",
  ]);
});
