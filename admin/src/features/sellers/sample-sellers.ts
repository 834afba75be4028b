import type { StatusMark } from '../../components/StatusPill.tsx';
import type { SampleProductName } from '../../sample-data/sample-products.ts';

/** The statuses of sellers (specification, section 4). */
export const SELLER_STATUSES = ['Active', 'Inactive'] as const;

export type SellerStatus = (typeof SELLER_STATUSES)[number];

export const SELLER_STATUS_MARKS: Record<SellerStatus, StatusMark> = { Active: 'good', Inactive: 'open' };

export interface Seller {
  id: number;
  name: string;
  status: SellerStatus;
  /** The day of registration, as year, month and day. */
  registered: string;
  email: string;
  phone: string;
  /** The two lines of the address: the street, then the city and postcode. */
  address: [string, string];
  about: string;
  /** The class with the background tint of the initials. */
  tint: string;
  products: SampleProductName[];
  /** The number of sold items, and their revenue in dollars. */
  sales: number;
  revenue: number;
}

/** Sample data, newest first. */
export const SAMPLE_SELLERS: Seller[] = [
  {
    id: 11,
    name: 'Kanpur Leather Works',
    status: 'Active',
    registered: '2026-11-20',
    email: 'desk@kanpurleather.example',
    phone: '+91 94150 55311',
    address: ['88 Jajmau Road', 'Kanpur 208010'],
    about: 'Saddlers for three generations, new to bags and belts. The first pieces are being photographed.',
    tint: 'backdrop--leather',
    products: [],
    sales: 0,
    revenue: 0,
  },
  {
    id: 10,
    name: 'Sutra',
    status: 'Inactive',
    registered: '2026-02-03',
    email: 'studio@sutra.example',
    phone: '+91 98310 55310',
    address: ['5 Hindustan Park', 'Kolkata 700029'],
    about: 'Summer hats and dresses from a studio of eleven. On leave until the next collection is cut.',
    tint: 'backdrop--women',
    products: ['hat'],
    sales: 212,
    revenue: 3561,
  },
  {
    id: 9,
    name: 'Pavan Motors',
    status: 'Active',
    registered: '2025-09-14',
    email: 'sales@pavanmotors.example',
    phone: '+91 98900 55309',
    address: ['Plot 21, Chakan Industrial Area', 'Pune 410501'],
    about:
      'Scooters built in Chakan: petrol since 1968, electric since 2021. Delivered with plates and papers.',
    tint: 'backdrop--two-wheelers',
    products: ['scooter'],
    sales: 31,
    revenue: 38_130,
  },
  {
    id: 8,
    name: 'Jugnu',
    status: 'Active',
    registered: '2025-06-30',
    email: 'partners@jugnu.example',
    phone: '+91 98180 55308',
    address: ['Tower B, Sector 62', 'Noida 201309'],
    about: 'Phones that can be opened with one screwdriver, and spare parts for six years.',
    tint: 'backdrop--electronics',
    products: ['phone'],
    sales: 148,
    revenue: 32_412,
  },
  {
    id: 7,
    name: 'Drishti Optics',
    status: 'Inactive',
    registered: '2025-03-11',
    email: 'hello@drishti.example',
    phone: '+91 98400 55307',
    address: ['14 Pondy Bazaar', 'Chennai 600017'],
    about:
      'Rangefinders assembled by hand, forty a month. The order book is closed while the bench moves house.',
    tint: 'backdrop--electronics',
    products: ['camera'],
    sales: 44,
    revenue: 21_120,
  },
  {
    id: 6,
    name: 'Chaal',
    status: 'Active',
    registered: '2025-01-22',
    email: 'store@chaal.example',
    phone: '+91 98370 55306',
    address: ['3 Sadar Bazaar', 'Agra 282001'],
    about: 'Shoes for wet pavements and long weddings, knitted and lasted in Agra.',
    tint: 'backdrop--leather',
    products: ['runner', 'derby'],
    sales: 263,
    revenue: 9874,
  },
  {
    id: 5,
    name: 'Pahadi',
    status: 'Active',
    registered: '2024-10-05',
    email: 'camp@pahadi.example',
    phone: '+91 94180 55305',
    address: ['Upper Mall', 'Shimla 171001'],
    about: 'Fleece, coats and packs tried on the way up to Triund before they are sold.',
    tint: 'backdrop--men',
    products: ['backpack', 'hoodie'],
    sales: 318,
    revenue: 9212,
  },
  {
    id: 4,
    name: 'Samay',
    status: 'Active',
    registered: '2024-08-19',
    email: 'time@samay.example',
    phone: '+91 98201 55304',
    address: ['27 Princess Street', 'Mumbai 400002'],
    about: 'Field watches with Indian movements, serviced free for five years.',
    tint: 'backdrop--accessories',
    products: ['watch'],
    sales: 197,
    revenue: 14_184,
  },
  {
    id: 3,
    name: 'Kanpur Hide Co.',
    status: 'Active',
    registered: '2024-07-08',
    email: 'orders@kanpurhide.example',
    phone: '+91 94151 55303',
    address: ['Block D, Leather Cluster', 'Unnao 209801'],
    about: 'Vegetable-tanned bags and shoes that are repaired for as long as they last.',
    tint: 'backdrop--leather',
    products: ['tote', 'derby'],
    sales: 241,
    revenue: 11_390,
  },
  {
    id: 2,
    name: 'Raga Audio',
    status: 'Active',
    registered: '2024-05-27',
    email: 'listen@raga.example',
    phone: '+91 98455 55302',
    address: ['8 Church Street', 'Bengaluru 560001'],
    about: 'Headphones tuned on tanpura and tabla, with cushions that can be bought singly.',
    tint: 'backdrop--electronics',
    products: ['headphones'],
    sales: 226,
    revenue: 13_447,
  },
  {
    id: 1,
    name: 'Bagru Works',
    status: 'Active',
    registered: '2024-05-02',
    email: 'print@bagruworks.example',
    phone: '+91 94141 55301',
    address: ['Chhipa Mohalla, Bagru', 'Jaipur 303007'],
    about: 'Forty block printers, one indigo vat and a rooftop to dry on. Cotton from clothes to cushions.',
    tint: 'backdrop--women',
    products: ['kurta', 'scarf', 'blouse', 'cushion'],
    sales: 684,
    revenue: 12_236,
  },
];
