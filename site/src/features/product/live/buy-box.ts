import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { swatchOf } from '../../../components/product-card/swatches.ts';
import type { Storefront } from '../../../storefront.ts';
import type { Choice, DetailedProduct, View } from '../detailed-product.ts';
import type { BuyBoxProps, BuyOption } from '../variants/buy-box-props.ts';
import type { PageVariant } from '../variants/variant-data.ts';

type Shop = Pick<Storefront, 'url' | 'currency' | 'isSelling' | 'deliveryDays' | 'timeZone'> & {
  content: Pick<StorefrontContent, 'shop'>;
};

/** The buy box props of a product. */
export function buyBoxOf(
  product: DetailedProduct,
  { url, currency, isSelling, deliveryDays, timeZone, content }: Shop,
): BuyBoxProps {
  const { id = '', name, path, choices, variants = [], views } = product;
  return {
    ...{ productId: id, title: name, path, currency, isSelling, arrivesIn: deliveryDays, timeZone },
    options: choices.map((choice, option) => optionOf(choice, option, { variants, views })),
    variants,
    thumbnails: views.map(({ thumbnail }) => thumbnail.src),
    contact: { url, email: content.shop.email, phone: content.shop.phone },
  };
}

function optionOf(
  { name, values, isColour, kind }: Choice,
  option: number,
  { variants, views }: { variants: readonly PageVariant[]; views: readonly View[] },
): BuyOption {
  return {
    ...{ name, values, kind: kind ?? '' },
    swatches: isColour ? values.map((value) => swatchOf(value) ?? '') : null,
    images: kind === 'color' ? imagesOf(values, option, { variants, views }) : null,
  };
}

/** The image of each value's first variant. Values with the same image get none, because it would not tell them apart. */
function imagesOf(
  values: readonly string[],
  option: number,
  { variants, views }: { variants: readonly PageVariant[]; views: readonly View[] },
): number[] | null {
  const images = values.map(
    (_, place) => variants.find(({ places }) => places[option] === place)?.image ?? 0,
  );
  const isTelling = values.length > 1 && new Set(images).size === values.length;
  return isTelling && images.every((image) => views[image]) ? images : null;
}
