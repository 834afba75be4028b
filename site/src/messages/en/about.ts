export const aboutUs = 'About us';
export const shopEverything = 'Shop everything';
