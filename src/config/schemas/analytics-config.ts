import * as v from "valibot";

/** Page views, told to a collector that speaks the measurement protocol of Google Analytics 4. */
export const analyticsSchema = v.strictObject({
  /** Id of the property, for example `G-ABC123`. */
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Address that takes the events. Default: the service's own. */
  endpoint: v.optional(v.pipe(v.string(), v.url()), "https://www.google-analytics.com/g/collect"),
  /** Asks the service not to keep the address a reader has in the net. Default: true. */
  anonymizeIp: v.optional(v.boolean(), true),
  /**
   * Key in local storage under which the site's consent tool writes `granted`. Nothing is sent before
   * that; the tool tells of a change by the event `consentchange` on `window`. Default: no consent is needed.
   */
  consentKey: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
  /** Whether the core web vitals of each document are told as well, under the same rules. Default: no. */
  webVitals: v.optional(v.boolean(), false),
});
