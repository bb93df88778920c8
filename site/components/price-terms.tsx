import { priceRegion, pricesEnteredOn } from "../data/prices.ts";
import { getDayText } from "./cost-texts.ts";
import { getSiteHref } from "./site-href.ts";

export function PriceTerms() {
  return (
    <p>
      We calculate the costs in the guides from the AWS list prices for {priceRegion.name}, entered
      by hand on {getDayText(pricesEnteredOn)}, without tax, discounts, or the free tier. A month
      has 730 hours. The AWS price pages, which the guides link to, are binding.
    </p>
  );
}

export function PriceSource() {
  const terms = getSiteHref("/docs/guides/build-it-yourself/example-company#prices");
  return (
    <>
      List prices for {priceRegion.name}: <a href={terms}>what they include</a>.
    </>
  );
}
