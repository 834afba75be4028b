import { useRef, useState } from 'react';
import { addPieces } from '../../cart/add-pieces.ts';
import type { BuyBoxProps } from './buy-box-props.ts';
import type { Selection } from './use-selection.ts';

/** Adds the selected variant to the cart and opens the drawer. Ignores further presses while the cart loads. */
export function useAddToCart(
  { title, path, options, thumbnails }: BuyBoxProps,
  { variant, isAvailable, quantity, title: variantTitle }: Selection,
) {
  const [isAdding, setAdding] = useState(false);
  // A ref, because the state is outdated during a second press in the same task.
  const isBusy = useRef(false);
  const add = async () => {
    if (!variant || !isAvailable || isBusy.current) return;
    isBusy.current = true;
    setAdding(true);
    await addPieces({
      ...{ variantId: variant.id, quantity, price: variant.price, title, variantTitle },
      path: options.length > 0 ? `${path}?variant=${variant.id}` : path,
      image: thumbnails[variant.image] ?? '',
    });
    isBusy.current = false;
    setAdding(false);
  };
  return { isAdding, add };
}
