/** The page numbers to offer: the ends, and the current page with its neighbours; null stands for those left out. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const first = Math.max(1, Math.min(current - 1, pages - 2));
  const near = [first, first + 1, first + 2].filter((page) => page <= pages);
  const shown = [...new Set([1, ...near, pages])];
  return shown.flatMap((page, place) => (page - (shown[place - 1] ?? page) > 1 ? [null, page] : [page]));
}

/** As the specification writes them: `01`. */
export function formatPage(page: number): string {
  return String(page).padStart(2, '0');
}
