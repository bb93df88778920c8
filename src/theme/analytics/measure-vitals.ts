import { type Metric, onCLS, onINP, onLCP } from "web-vitals";

/**
 * Tells the three core vitals of this document, each once it is settled: what a page loads, how it
 * moves and how long it lets readers wait. Names are those that Google Analytics asks for.
 */
export function measureVitals(tell: (fields: Record<string, string>) => void): void {
  const report = ({ name, value, rating, id }: Metric) => {
    tell({
      en: name,
      // Shifts are fractions: they are counted in thousandths, as the others are in milliseconds.
      "epn.value": String(Math.round(name === "CLS" ? value * 1000 : value)),
      "ep.metric_rating": rating,
      "ep.metric_id": id,
    });
  };
  onCLS(report);
  onINP(report);
  onLCP(report);
}
