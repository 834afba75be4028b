import { generatePath } from 'react-router';
import { PATHS } from '../../paths.ts';
import type { Feature } from '../features.ts';

/** One component for three routes keeps the products mounted behind the delete dialog. */
const load = async () => (await import('./ProductsScreen.tsx')).ProductsScreen;

export const FEATURE: Feature = {
  screens: [
    {
      path: PATHS.productList,
      load,
      menu: { group: 'Products', title: 'Product List', place: 10 },
    },
    {
      path: PATHS.productGrid,
      load,
      menu: { group: 'Products', title: 'Product grid', place: 20 },
    },
    { path: PATHS.deleteProduct, load, menu: { group: 'Products' } },
    {
      path: PATHS.addProduct,
      load: async () => (await import('./form/AddProductScreen.tsx')).AddProductScreen,
      menu: { group: 'Products', title: 'Add Product', place: 30, role: 'EDITOR' },
    },
    {
      path: PATHS.editProduct,
      load: async () => (await import('./form/EditProductScreen.tsx')).EditProductScreen,
      menu: { group: 'Products' },
    },
  ],
  scopes: [{ value: 'CATALOGUE', label: 'Change the catalogue' }],
  subjects: {
    PRODUCT: {
      word: 'product',
      label: 'Products',
      screen: (id) => generatePath(PATHS.editProduct, { id }),
    },
  },
};
