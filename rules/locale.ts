/** The locale of the shop's texts, numbers and dates. In a file of its own, so that scripts do not contain the sample shop. */
export const LOCALE = 'en-IN';

/** The language of the texts, and of names that do not depend on the country. */
export const LANGUAGE = 'en';
