import type { Subcategory } from './subcategory.ts';

/** Sample data: the screen makes no calls. */
export const SAMPLE_SUBCATEGORIES: Subcategory[] = [
  row(21, "Women's Fashion", 'Dresses', 'Day dresses, tea dresses and gowns', 'dresses'),
  row(22, "Women's Fashion", 'Blouses & Shirts', 'Tops in cotton, linen and silk', 'blouses-shirts'),
  row(23, "Women's Fashion", 'Hoodies & Sweatshirts', 'Fleece and French terry', 'hoodies-sweatshirts'),
  row(31, "Men's Fashion", 'Jackets', 'For rain, for the road, for the hills', 'jackets'),
  row(32, "Men's Fashion", 'Genuine Leather', 'Tanned in Kanpur', 'genuine-leather'),
  row(33, "Men's Fashion", 'Casual Pants', 'Chinos and drawstring trousers', 'casual-pants'),
  row(41, 'Electronics', 'Audio', 'Headphones and loudspeakers', 'audio'),
  row(42, 'Electronics', 'Cameras & Accessories', 'Bodies, lenses and bags', 'cameras-accessories'),
  row(43, 'Electronics', 'Computer Peripherals', 'Keyboards, mice and hubs', 'computer-peripherals'),
  row(51, 'Two Wheelers', 'Petrol Vehicles', 'Scooters and motorcycles', 'petrol-vehicles'),
  row(52, 'Two Wheelers', 'Electric Vehicles', 'Scooters that charge at home', 'electric-vehicles'),
];

/** The second digit of an id is the order within its category. */
function row(id: number, category: string, name: string, description: string, slug: string): Subcategory {
  return { id: String(id), category, categoryId: category, name, description, slug, order: id % 10 };
}
