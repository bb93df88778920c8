/** Orders versions by their numbers: 0.9.0 before 0.10.0; a pre-release before its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map(parts);
  for (let index = 0; index < 3; index++) {
    const difference = (left?.numbers[index] ?? 0) - (right?.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(left?.pre === "") - Number(right?.pre === "") || (a < b ? -1 : Number(a > b));
}

function parts(version: string): { numbers: number[]; pre: string } {
  const [core = "", ...pre] = version.replace(/^v/, "").split("-");
  return { numbers: core.split(".").map(Number), pre: pre.join("-") };
}
