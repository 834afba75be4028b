declare namespace App {
  interface Locals {
    storefront: import('./storefront.ts').Storefront;
    /** What the renderer shows on a live page: the props of its route. */
    page: unknown;
  }
}
