/** The URL of a server for a browser on the same machine. */
export function getServerUrl(host: string, port: number, baseUrl: string): string {
  const isEveryAddress = host === "0.0.0.0" || host === "::";
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${isEveryAddress ? "localhost" : name}:${port}${baseUrl}`;
}
