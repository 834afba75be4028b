import { chooseReplaced } from './choose-replaced.ts';
import { notify } from './notice.ts';
import { compared, type SavedProduct, wishlist } from './saved-products.ts';

export function toggleWish(product: SavedProduct): void {
  const { id, title } = product;
  if (wishlist.has(id)) {
    notify(`Removed ${title} from your wishlist.`, { text: 'Undo', press: wishlist.remove(id) });
    return;
  }
  wishlist.add(product);
  notify(`Added ${title} to your wishlist.`, { text: 'View wishlist', link: '/wishlist' });
}

export function toggleCompared(product: SavedProduct): void {
  const { id, title } = product;
  const products = compared.read();
  if (compared.has(id)) {
    notify(`Removed ${title} from your comparison.`, { text: 'Undo', press: compared.remove(id) });
    return;
  }
  const tell = () =>
    notify(`Added ${title} to your comparison.`, { text: 'View comparison', link: '/compare' });
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
