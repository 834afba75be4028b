import { plainIsland } from '../../../build/plain-island.ts';
import { showRecent } from './show-recent.ts';

/** What was looked at before the product of this page, once its end comes near. */
export const RecentlyViewed = plainIsland((island) => {
  const section = island.querySelector<HTMLElement>('[data-recent]');
  const page = document.querySelector<HTMLElement>('.product-page');
  if (section) void showRecent(section, page?.dataset['product']);
});
