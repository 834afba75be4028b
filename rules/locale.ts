/** The locale of the storefront's numbers and dates. In a file of its own, so that scripts do not contain the sample shop. */
export const LOCALE = 'en-IN';
