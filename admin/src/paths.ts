/** The address of every screen, below the router's basename. */
export const PATHS = {
  dashboard: '/',
  category: '/category',
  subcategory: '/subcategory',
  addProduct: '/addproduct',
  productList: '/allproducts',
  productGrid: '/allproductsgrid',
  editProduct: '/products/edit/:id',
  deleteProduct: '/products/delete/:id',
  orderList: '/orderlist',
  orderDetails: '/orderdetails',
  invoice: '/invoice',
  sellerList: '/seller/list',
  sellerCards: '/seller/card',
  sellerProfile: '/seller/profile',
  profile: '/profile',
  login: '/login',
  signup: '/signup',
} as const;

/** What the one server serves beside the admin: plain links, for the router knows nothing of them. */
export const OUTSIDE = {
  storefront: '/',
  help: '/help',
  playground: '/graphql',
} as const;
