let asked: { address: string; facts: Promise<unknown> } | undefined;

/**
 * Loads the facts of a service, once for each address; again after a failure.
 *
 * @returns rejects where the file cannot be had
 */
export function loadFacts(address: string): Promise<unknown> {
  if (asked?.address === address) return asked.facts;
  const facts = fetchJson(address);
  asked = { address, facts };
  facts.catch(() => {
    asked = undefined;
  });
  return facts;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}
