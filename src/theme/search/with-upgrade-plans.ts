import type { SearchGroup, SearchProvider, SearchResults } from "../../search/client/provider.ts";

/** How long results wait for the plan. */
const MAX_WAIT_MS = 1000;

const twoVersions = /\d\.\d.*\d\.\d/s;

/** Puts the upgrade planner above the results of queries such as "0.93 to 2.11". */
export function withUpgradePlans(provider: SearchProvider): SearchProvider {
  return {
    ...provider,
    async search(query, signal) {
      const isFiltered = Object.values(query.filters).some(Boolean);
      const [results, plan] = await Promise.all([
        provider.search(query, signal),
        isFiltered || !twoVersions.test(query.text)
          ? null
          : Promise.race([loadPlan(query.text), resolveLater(MAX_WAIT_MS)]),
      ]);
      if (!plan) return results;
      return addPlan(results, plan);
    },
  };
}

function addPlan(results: SearchResults, plan: SearchGroup): SearchResults {
  const { groups, total, counts } = results;
  return {
    ...results,
    groups: [plan, ...groups],
    total: total + 1,
    ...(counts && { counts: { ...counts, all: counts.all + 1 } }),
  };
}

function resolveLater(time: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, time, null));
}

/** Null if the plan cannot be loaded: the results are useful without it. */
async function loadPlan(text: string) {
  try {
    const { findUpgradePlan } = await import("./upgrade-plan.ts");
    return await findUpgradePlan(text);
  } catch {
    return null;
  }
}
