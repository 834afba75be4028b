import { plainIsland } from '../../../build/plain-island.ts';
import { showRecent } from './show-recent.ts';

/** What was looked at before the product of this page, once its end comes near. */
export const RecentlyViewed = plainIsland((island) => {
  const place = island.querySelector('div');
  const page = document.querySelector<HTMLElement>('.product-page');
  if (place) void showRecent(place, page?.dataset['product']);
});
