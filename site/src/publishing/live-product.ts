import type { CatalogueProduct } from '@mela/rules/catalogue.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { formatMoney } from '@mela/rules/format-money.ts';
import { legalFacts } from '@mela/rules/legal-information.ts';
import { descriptionHtml, plainText } from '@mela/rules/markdown.ts';
import { COLOUR, SIZE } from '@mela/rules/option-kinds.ts';
import { higherCompareAt } from '@mela/rules/price.ts';
import { summaryOf } from '@mela/rules/summary.ts';
import * as productText from '#messages/product.ts';
import { discountInWords, percentOff } from '../components/format.ts';
import { swatchOf } from '../components/product-card/swatches.ts';
import { uploadedFiles } from '../components/uploaded-files.ts';
import type { Choice, DetailedProduct, View } from '../features/product/detailed-product.ts';
import { firstVariant } from '../features/product/variants/choose-variant.ts';
import type { PageVariant } from '../features/product/variants/variant-data.ts';
import type { Storefront } from '../storefront.ts';
import { fitOf } from './live-card.ts';

/** The props of a product's page. */
export function detailedProduct(
  product: CatalogueProduct,
  { backdrop, brandPath }: { backdrop: string; brandPath: string | null },
  { content, currency }: Pick<Storefront, 'content' | 'currency'>,
): DetailedProduct {
  const first = firstVariant(pageVariants(product));
  const shown = withFirst(product, first?.image ?? 0);
  const variants = pageVariants(shown);
  const { price, was } = first ?? { price: product.sellingPrice, was: null };
  return {
    id: product.id,
    path: `/product/${product.handle}`,
    name: product.title,
    brand: product.brand ? { name: product.brand, path: brandPath } : null,
    rating: null,
    price: formatMoney({ amount: price, currency }),
    oldPrice: was === null ? '' : formatMoney({ amount: was, currency }),
    discount: was !== null && percentOff(price, was) > 0 ? discountInWords(price, was) : '',
    summary: summaryOf(product.description, plainText),
    points: pointsOf(content.shop),
    choices: product.options.map(choiceOf),
    variants,
    stock: null,
    sku: first?.sku ?? '',
    tags: product.tags,
    description: descriptionHtml(product.description),
    specification: product.attributes,
    legalInformation: legalFacts(product.customFields, currency),
    views: viewsOf(shown, backdrop),
  };
}

/** The product with this image first. The gallery starts with the default variant's image. */
function withFirst(product: CatalogueProduct, image: number): CatalogueProduct {
  const first = product.images[image];
  if (!first || image === 0) return product;
  const moved = (place: number | null) => {
    const from = place ?? 0;
    return from === image ? 0 : from < image ? from + 1 : from;
  };
  return {
    ...product,
    images: [first, ...product.images.toSpliced(image, 1)],
    variants: product.variants.map((variant) => ({ ...variant, image: moved(variant.image) })),
  };
}

function pageVariants({ options, variants, sku }: CatalogueProduct): PageVariant[] {
  return variants.map((variant) => ({
    id: variant.id,
    places: options.map(({ values }, option) => values.indexOf(variant.values[option] ?? '')),
    price: variant.price,
    was: higherCompareAt(variant.price, variant.compareAtPrice),
    image: variant.image ?? 0,
    state: variant.isSold ? variant.availability : 'NOT_SOLD',
    sku: variant.sku ?? sku ?? '',
    left: null,
  }));
}

/** The operator's promises, shown for every product. */
export function pointsOf({
  warrantyYears,
  returnDays,
  delivery,
}: StorefrontContent['shop']): DetailedProduct['points'] {
  return [
    ...(warrantyYears ? [{ kind: 'warranty', text: productText.warranty(warrantyYears) } as const] : []),
    ...(returnDays ? [{ kind: 'returns', text: productText.returns(returnDays) } as const] : []),
    ...(delivery ? [{ kind: 'delivery', text: delivery } as const] : []),
  ];
}

/** An option is shown as colours if all its values are known colours. */
function choiceOf({ name, values }: CatalogueProduct['options'][number]): Choice {
  const isColour = COLOUR.test(name) && values.every((value) => swatchOf(value));
  const kind = COLOUR.test(name) ? 'color' : SIZE.test(name) ? 'size' : undefined;
  return { name, values, selected: values[0], isColour, ...(kind && { kind }) };
}

function viewsOf({ images, title }: CatalogueProduct, backdrop: string): View[] {
  return images.map((image, index) => {
    const files = uploadedFiles(image);
    const [thumbnail = { ...image, format: 'webp' as const }] = files;
    const label = productText.view(index + 1, images.length);
    return {
      label,
      alt: image.alt || (images.length === 1 ? title : `${title}: ${label}`),
      className: ['backdrop', backdrop, fitOf(image)].filter(Boolean).join(' '),
      thumbnail,
      files,
    };
  });
}
