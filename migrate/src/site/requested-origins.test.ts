import { expect, it } from "vitest";
import { findRequestedOrigins } from "./requested-origins.ts";

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
    open("https://other.example/");
  `;
  expect([...findRequestedOrigins(code)]).toEqual([
    "https://tides.example",
    "https://winds.example:8443",
    "wss://live.example",
    "https://forms.example",
  ]);
});
