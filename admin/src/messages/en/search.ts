export const orderNumberEmailPhoneProductScreen = 'Order number, email, phone, product, screen…';
export const productCategoryScreen = 'Product, category, screen…';
export const noResults = 'No results.';
export const searchScreensProductsOrdersAndMore = 'Search screens, products, orders and more';
export const productsAndOrdersCould = 'Products and orders could not be searched.';
export const searching = 'Searching…';
