import * as sharedText from '#messages/shared.ts';
import * as shoppingText from '#messages/shopping.ts';
import { chooseReplaced } from './choose-replaced.ts';
import { notify } from './notice.ts';
import { compared, type SavedProduct, wishlist } from './saved-products.ts';

export function toggleWish(product: SavedProduct): void {
  const { id, title } = product;
  if (wishlist.has(id)) {
    notify(shoppingText.removedFromWishlist(title), { text: sharedText.undo, press: wishlist.remove(id) });
    return;
  }
  wishlist.add(product);
  notify(shoppingText.addedToWishlist(title), { text: shoppingText.viewWishlist, link: '/wishlist' });
}

export function toggleCompared(product: SavedProduct): void {
  const { id, title } = product;
  const products = compared.read();
  if (compared.has(id)) {
    notify(shoppingText.removedFromComparison(title), { text: sharedText.undo, press: compared.remove(id) });
    return;
  }
  const tell = () =>
    notify(shoppingText.addedToComparison(title), { text: shoppingText.viewComparison, link: '/compare' });
  if (products.length < compared.limit) {
    compared.add(product);
    tell();
    return;
  }
  chooseReplaced(product, products, (replaced) => {
    compared.replace(replaced.id, product);
    tell();
  });
}
