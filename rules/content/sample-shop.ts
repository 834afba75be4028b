/** The sample shop's facts and currency format. */
export const SHOP = {
  name: 'Mela',
  url: 'https://mela.example',
  description: 'Fashion, electronics, accessories and two-wheelers, chosen with care and sent across India.',
  phone: '+91 11 4050 6070',
  phoneLink: 'tel:+911140506070',
  email: 'hello@mela.example',
  address: ['14 Shahpur Jat', 'New Delhi 110049'],
  hours: 'Mon to Sat, 10:00 to 18:00',
  promotion: "Happy Mother's Day. Big Sale Up to 40%",
  currency: 'INR',
  /** The header's counters in the sample (specification, section 9). */
  wishlistCount: 4,
  cartCount: 2,
  returnDays: 30,
  warrantyYears: 1,
} as const;
