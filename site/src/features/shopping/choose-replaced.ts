import * as shoppingText from '#messages/shopping.ts';
import { adoptShoppingStyles } from './notice.ts';
import type { SavedProduct } from './saved-products.ts';

/** Asks which product to replace with a new one. */
export function chooseReplaced(
  product: SavedProduct,
  products: readonly SavedProduct[],
  replace: (replaced: SavedProduct) => void,
): void {
  adoptShoppingStyles();
  const dialog = document.createElement('dialog');
  dialog.className = 'replace-dialog';
  dialog.setAttribute('aria-labelledby', 'replace-title');
  dialog.setAttribute('closedby', 'any');
  const title = element('h2', shoppingText.compareAtMost(products.length));
  title.id = 'replace-title';
  const list = document.createElement('ul');
  list.append(
    ...products.map((other) => {
      const row = document.createElement('li');
      row.append(button(shoppingText.replace(other.title), dialog, () => replace(other)));
      return row;
    }),
  );
  dialog.append(
    title,
    element('p', shoppingText.whichToReplace(product.title)),
    list,
    button(shoppingText.cancel, dialog),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

function button(text: string, dialog: HTMLDialogElement, press = () => {}): HTMLElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  made.className = 'button button--quiet';
  made.addEventListener('click', () => {
    // Close the dialog first, so that the focus returns to where it was.
    dialog.close();
    press();
  });
  return made;
}
