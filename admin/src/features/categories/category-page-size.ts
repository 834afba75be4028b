/** How many categories are fetched at a time. */
export const CATEGORY_PAGE_SIZE = 50;
