const request =
  /(?:\b(?:fetch|axios(?:\.\w+)?|WebSocket|EventSource|sendBeacon)\(|\bscript\w*\.src\s*=)\s*(?:["'`](?:\$\{)?)?((?:https?|wss?):[^"'`]+|\w+)/g;

/** The origins from which code requests data and scripts. Addresses are literals, or begin with a constant. */
export function findRequestedOrigins(code: string): Set<string> {
  const origins = [...code.matchAll(request)].flatMap(([, argument = ""]) => {
    const constant = new RegExp(`\\b${argument}\\s*=\\s*["'\`]([^"'\`]+)`);
    const address = /^\w+$/.test(argument) ? constant.exec(code)?.[1] : argument;
    return /^(?:https?|wss?):\/\/[\w.:-]+/.exec(address ?? "") ?? [];
  });
  return new Set(origins);
}
