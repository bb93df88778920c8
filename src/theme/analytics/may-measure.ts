/** What browsers tell of a reader's wish not to be followed; the types know the first alone. */
interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** False under Do Not Track and Global Privacy Control. */
export function mayMeasure({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack !== "1" && doNotTrack !== "yes" && globalPrivacyControl !== true;
}
