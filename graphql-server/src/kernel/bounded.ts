/**
 * Options for an `LRUCache` with at most this many entries. The option `max` would allocate memory for all of them at once, which
 * takes time with each new cache.
 */
export function bounded(maxSize: number) {
  return { maxSize, sizeCalculation: () => 1 };
}
