import { type Metric, onCLS, onINP, onLCP } from "web-vitals";

/** Reports LCP, CLS and INP once they are final, under the names that Google Analytics expects. */
export function measureVitals(tell: (fields: Record<string, string>) => void): void {
  const report = ({ name, value, rating, id }: Metric) => {
    tell({
      en: name,
      // CLS is a fraction: it is sent in thousandths.
      "epn.value": String(Math.round(name === "CLS" ? value * 1000 : value)),
      "ep.metric_rating": rating,
      "ep.metric_id": id,
    });
  };
  onCLS(report);
  onINP(report);
  onLCP(report);
}
