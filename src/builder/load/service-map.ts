import {
  type Category,
  type ConnectionViewOptions,
  getServiceMapRows,
} from "../../catalog/index.ts";
import type { ServiceMapCategory } from "../../model/reference/connection.ts";

export function getServiceMapCategories(
  categories: readonly Category[],
  options: ConnectionViewOptions,
): ServiceMapCategory[] {
  return categories
    .filter(({ name }) => options.services.some(({ category }) => category === name))
    .map(({ name, label }) => ({ id: name, title: label, rows: getServiceMapRows(name, options) }));
}
