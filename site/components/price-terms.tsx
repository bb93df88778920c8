import { withBase } from "../../src/model/url/route.ts";
import { priceRegion, pricesEntered } from "../data/prices.ts";
import { dayText } from "./cost-texts.ts";

/** What the prices of the guides hold for; the page "The example company" shows it once for all. */
export function PriceTerms() {
  return (
    <p>
      Costs in the guides are computed from the list prices of AWS for {priceRegion.name}, entered
      by hand on {dayText(pricesEntered)}, without tax, discounts, and the free tier. A month has
      730 hours. The price pages, which the guides link, are binding.
    </p>
  );
}

/** Leads from a cost to what its prices hold for. */
export function PriceSource() {
  const terms = withBase(
    import.meta.env.BASE_URL,
    "/docs/guides/build-it-yourself/example-company#prices",
  );
  return (
    <>
      List prices for {priceRegion.name}: <a href={terms}>what they include</a>.
    </>
  );
}
