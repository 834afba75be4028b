declare namespace App {
  interface Locals {
    storefront: import('./storefront.ts').Storefront;
    /** The props of the route, passed by the live renderer. */
    page: unknown;
  }
}
