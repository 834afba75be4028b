/** The tints of the backdrop. */
export const GROUPS = ['women', 'men', 'electronics', 'accessories', 'two-wheelers', 'leather'] as const;

/** The icons of the feature strip: names of `design/icons`. */
export const FEATURE_ICONS = [
  'truck',
  'smartphone',
  'rupee',
  'percent-badge',
  'smile',
  'headset',
  'shield-check',
  'heart',
  'storefront',
  'wallet',
] as const;
