/** The address of every screen, below the router's basename. */
export const PATHS = {
  dashboard: '/',
  category: '/category',
  subcategory: '/subcategory',
} as const;

/** What the one server serves beside the admin: plain links, for the router knows nothing of them. */
export const OUTSIDE = {
  storefront: '/',
  help: '/help',
  playground: '/graphql',
} as const;
