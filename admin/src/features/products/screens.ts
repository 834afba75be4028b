import { generatePath } from 'react-router';
import * as screensText from '#messages/screens.ts';
import * as sharedText from '#messages/shared.ts';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

/** One component for three routes keeps the products mounted behind the delete dialog. */
const load = async () => (await import('./ProductsScreen.tsx')).ProductsScreen;

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.productList,
      load,
      menu: { group: 'products', title: sharedText.productList, place: 10 },
    },
    {
      path: PATHS.productGrid,
      load,
      menu: { group: 'products', title: sharedText.productGrid, place: 20 },
    },
    { path: PATHS.deleteProduct, load, menu: { group: 'products' } },
    {
      path: PATHS.addProduct,
      load: async () => (await import('./form/AddProductScreen.tsx')).AddProductScreen,
      menu: { group: 'products', title: sharedText.addProductTitle, place: 30, role: 'EDITOR' },
    },
    {
      path: PATHS.editProduct,
      load: async () => (await import('./form/EditProductScreen.tsx')).EditProductScreen,
      menu: { group: 'products' },
    },
  ],
  scopes: [{ value: 'CATALOGUE', label: screensText.changeCatalogue }],
  subjects: {
    PRODUCT: {
      word: screensText.product,
      label: sharedText.products,
      screen: (id) => generatePath(PATHS.editProduct, { id }),
    },
  },
};
