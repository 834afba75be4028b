import deals from './sample/deals.json' with { type: 'json' };
import groups from './sample/footer-links.json' with { type: 'json' };
import locations from './sample/locations.json' with { type: 'json' };
import offices from './sample/offices.json' with { type: 'json' };
import promos from './sample/promos.json' with { type: 'json' };
import slides from './sample/slides.json' with { type: 'json' };
import team from './sample/team.json' with { type: 'json' };
import messages from './sample/ticker.json' with { type: 'json' };
import { SHOP } from './sample-shop.ts';
import { ABOUT, HELP_CLOSING, HELP_SECTIONS, PRIVACY, QUESTIONS, TERMS } from './sample-texts.ts';
import { type StorefrontContent, storefrontContentSchema } from './storefront-content.ts';

/** The storefront's texts until the operator changes them. */
export const SAMPLE_CONTENT: StorefrontContent = storefrontContentSchema.parse({
  shop: {
    name: SHOP.name,
    tagline: 'fashion, electronics, two-wheelers',
    description: SHOP.description,
    logo: null,
    phone: SHOP.phone,
    email: SHOP.email,
    address: SHOP.address,
    hours: SHOP.hours,
    // Empty, because only the operator can make promises. The sample's pages show promises of their own
    // (`sampleStorefront`).
    returnDays: null,
    warrantyYears: null,
  },
  topBar: { promotion: SHOP.promotion, messages },
  search: {
    synonyms: [
      'mobile, phone, smartphone, cell phone',
      'saree, sari, साड़ी',
      'shoes, footwear, जूते',
      'watch, घड़ी',
      'trousers, pants',
      'T-shirt, tee',
      'sunglasses, goggles, shades',
      'headphones, earphones, headset',
      'handbag, purse',
      'bicycle, cycle',
      'motorcycle, motorbike, bike',
      'women, ladies',
      'men, gents',
      'kids, children',
    ].map((words) => ({ words })),
  },
  footer: {
    networks: [
      { network: 'Instagram', link: 'https://www.instagram.com/' },
      { network: 'Facebook', link: 'https://www.facebook.com/' },
      { network: 'YouTube', link: 'https://www.youtube.com/' },
      { network: 'X', link: 'https://x.com/' },
    ],
    groups,
    apps: [
      { store: 'App Store', link: 'https://www.apple.com/app-store/' },
      { store: 'Google Play', link: 'https://play.google.com/store/apps' },
    ],
  },
  slides: slides.map(withSampleImage('home')),
  features: [
    { icon: 'truck', title: 'Free Shipping', detail: 'On orders over ₹499' },
    { icon: 'smartphone', title: 'Online Order', detail: 'Three taps to checkout' },
    { icon: 'rupee', title: 'Save Money', detail: 'Prices matched daily' },
    { icon: 'percent-badge', title: 'Promotions', detail: 'New offers each Friday' },
    { icon: 'smile', title: 'Happy Sell', detail: '30 day easy returns' },
    { icon: 'headset', title: '24/7 Support', detail: 'Hindi and English' },
  ],
  promos: promos.map(withSampleImage('home')),
  banners: [
    {
      title: 'Repair services',
      text: 'Scooters, phones and audio, fixed at your door by certified technicians. Parts carry a 1 year warranty.',
      action: 'Book a repair',
      link: '/contactus',
      image: 'sample:home/repair',
    },
    {
      title: 'Keep it running',
      text: 'Annual care for your scooter or laptop: one visit, one price, free pick-up within the city.',
      action: 'See care plans',
      link: '/contactus',
      image: 'sample:home/repair-2',
    },
  ],
  deals: deals.map(withSampleImage('home')),
  about: {
    title: 'A fair that never packs up',
    ...ABOUT,
    promises: [
      { figure: '30 days', text: 'to send anything back, collected at your door' },
      { figure: '1 year', text: 'of warranty on every make we carry' },
      { figure: '1 bench', text: 'of our own, for scooters, phones and audio' },
    ],
    brands: {
      title: 'Brands we carry',
      lead: 'Each of them has sat with us at the bench, and answers for what it makes.',
    },
    team: {
      title: 'Our team',
      lead: 'Four people answer for everything you find here.',
      people: team.map(withSampleImage('team')),
    },
    offices: {
      title: 'Branch offices',
      lead: 'Come by: there is tea, and something to try on or ride.',
      places: offices.map(withSampleImage('offices')),
    },
  },
  contact: {
    lead: 'Write, ring or walk in. Somebody is here {hours}.',
    map: 'sample:map/shahpur-jat',
    mapLink: 'https://www.openstreetmap.org/?mlat=28.5497&mlon=77.2148#map=16/28.5497/77.2148',
    locations,
  },
  help: { sections: HELP_SECTIONS, questions: QUESTIONS, closing: HELP_CLOSING },
  seo: { title: '', description: '', image: null },
  privacy: PRIVACY,
  terms: TERMS,
});

/** The content files name their images relative to a folder of `assets/`. */
function withSampleImage(folder: string) {
  return <Row extends { image: string }>(row: Row) => ({ ...row, image: `sample:${folder}/${row.image}` });
}
