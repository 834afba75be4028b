/** Splits a list into chunks. An empty list gives one empty chunk. */
export function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
