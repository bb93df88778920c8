const requests = new Map<string, Promise<unknown>>();

/** Fetches JSON once per URL. A failure is not kept: the next call fetches again. */
export function fetchJson(url: string): Promise<unknown> {
  const pending = requests.get(url);
  if (pending) return pending;
  const request = load(url);
  requests.set(url, request);
  request.catch(() => requests.delete(url));
  return request;
}

async function load(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}
