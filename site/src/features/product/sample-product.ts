import { brandPath } from '@mela/rules/listing/category-path.ts';
import { higherCompareAt } from '@mela/rules/price.ts';
import { discountInWords, formatDollars } from '../../components/format.ts';
import type { Product } from '../../content/catalogue.ts';
import type { Choice, DetailedProduct, View } from './detailed-product.ts';
import { filesOfPage, galleryViews } from './views.ts';

/** A sample product as its page shows it: in dollars, with the same bullet points for each (specification, section 2). */
export function detailedSample(product: Product): DetailedProduct {
  const { id, name, brand, rating, reviews, dollars, summary, stock, sku, tags } = product;
  const { price } = dollars;
  const oldPrice = higherCompareAt(price, dollars.oldPrice);
  return {
    path: `/product/${id}`,
    name,
    brand: { name: brand, path: brandPath(brand) },
    rating: { percent: rating, reviews },
    price: formatDollars(price),
    oldPrice: oldPrice ? formatDollars(oldPrice) : '',
    discount: oldPrice ? (dollars.discount ?? discountInWords(price, oldPrice)) : '',
    summary,
    points: [
      { kind: 'warranty', text: '1 year brand warranty' },
      { kind: 'returns', text: '30 day return policy' },
      { kind: 'cash', text: 'Cash on delivery available' },
    ],
    choices: choicesOf(product),
    stock,
    sku,
    tags,
    description: descriptionOf(product),
    specification: specificationOf(product),
    views: viewsOf(product),
  };
}

function choicesOf({ colours, sizes, colourImages }: Product): Choice[] {
  const colour = {
    name: 'Color',
    values: colours,
    selected: colourAtFirst(colours, colourImages),
    isColour: true,
  };
  const size = { name: 'Size', values: sizes, selected: preselected(sizes, 'M'), isColour: false };
  return [colour, size].filter(({ name, values }) => name === 'Color' || values.length > 0);
}

/**
 * The colour that is initially chosen: white (specification, section 2), if that is the colour of the first
 * images.
 */
function colourAtFirst(colours: string[], colourImages: Product['colourImages']): string | undefined {
  return preselected(
    colours.filter((name) => !(name in colourImages)),
    'White',
  );
}

function preselected(values: string[], wanted: string): string | undefined {
  return values.includes(wanted) ? wanted : values[0];
}

/** The description as HTML. It is not escaped, because the sample's texts contain no HTML characters. */
function descriptionOf({ description, brand }: Product): string {
  return (
    `<p>${description}</p><h3>Packaging and delivery</h3><p>Checked by hand, wrapped without plastic and sent within one working day. ` +
    `${brand} gives a warranty of one year. What does not suit you is collected from your door within 30 days.</p>`
  );
}

function specificationOf({ dimensions, frame, weight, wheels, colours, sizes }: Product) {
  return [
    { name: 'Dimensions', value: dimensions },
    { name: 'Frame', value: frame ?? '' },
    { name: 'Weight', value: weight },
    { name: 'Wheels', value: wheels ?? '' },
    { name: 'Color', value: colours.join(', ') },
    { name: 'Size', value: sizes.join(', ') },
  ].filter(({ value }) => value !== '');
}

function viewsOf(product: Product): View[] {
  const backdrop = `backdrop backdrop--${product.group}${product.placement === 'wall' ? ' backdrop--wall' : ''}`;
  return galleryViews(product).map(({ label, framing, thumbnail, files, zoomWidth }, index) => ({
    label,
    alt: `${product.name}: ${label}`,
    className: `${backdrop} view--${framing}`,
    thumbnail,
    files,
    zoomWidth,
    ...(index === 0 &&
      Object.keys(product.colourImages).length > 0 && { colours: colouredFiles(product, files) }),
  }));
}

/** The files of the first view in every colour. A colour without an image of its own uses the gallery's. */
function colouredFiles({ colours, colourImages }: Product, files: View['files']) {
  return colours.map((name, index) => {
    const image = colourImages[name];
    return { place: index + 1, files: image ? filesOfPage(image).slice(-1) : files };
  });
}
