/** The pages to link to: two at each end, and those beside the current one, which may be behind the last. */
export function pageNumbers(current: number, last: number): number[] {
  const pages = new Set([1, 2, current - 1, current, current + 1, last - 1, last]);
  return [...pages].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
}
