import { addDiagnostic, type Plan } from "../model.ts";
import { componentsFolder } from "./module-copy.ts";

const request =
  /(?:\b(?:fetch|axios(?:\.\w+)?|WebSocket|EventSource|sendBeacon)\(|\bscript\w*\.src\s*=)\s*(?:["'`]((?:https?|wss?):[^"'`]+)|(?:`\$\{)?(\w+))/g;

/** The origins from which code requests data and scripts. Addresses are literals, or begin with a constant. */
export function findRequestedOrigins(code: string): Set<string> {
  const origins = [...code.matchAll(request)].flatMap(([, literal, constant = ""]) => {
    const definition = new RegExp(`\\b${constant}\\s*=\\s*["'\`]([^"'\`]+)`);
    const address = literal ?? definition.exec(code)?.[1];
    return /^(?:https?|wss?):\/\/[\w.:-]+/.exec(address ?? "") ?? [];
  });
  return new Set(origins);
}

/** The content security policy blocks requests to hosts other than that of the site. */
export function reportRequests(plan: Plan, url: string): void {
  const host = getHost(url);
  for (const [path, file] of plan.files) {
    if (!path.startsWith(`${componentsFolder}/`) || !("text" in file)) continue;
    for (const origin of findRequestedOrigins(file.text)) {
      if (getHost(origin) !== host) addDiagnostic(plan, "blocked-request", origin, path);
    }
  }
}

function getHost(origin: string): string {
  return origin.replace(/^\w+:\/\//, "");
}
