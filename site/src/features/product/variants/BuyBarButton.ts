import { plainIsland } from '../../../../build/plain-island.ts';

/** What is pressed in the bar of a phone is pressed in the form that it stands for. */
export const BuyBarButton = plainIsland((island) => {
  island.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('button')) document.querySelector<HTMLElement>('[data-buy]')?.click();
  });
});
