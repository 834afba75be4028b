import { combinationsOf, selectedOptions } from '@mela/rules/variants.ts';
import type { CreateProductInput, ProductVariantInput } from '../src/schema.generated.ts';

const COLOUR = 'Colour';

/**
 * The variants of a seed product, each with the image of its colour: the first colour has the first image, and so on.
 *
 * @returns null for a product without colours, whose variants follow from its options
 */
export function colourVariants(
  options: CreateProductInput['options'],
  imageCount: number,
): ProductVariantInput[] | null {
  const colours = options?.find(({ name }) => name === COLOUR)?.values ?? [];
  if (!options || colours.length === 0 || colours.length > imageCount) return null;
  return combinationsOf(options).map((values) => {
    const chosen = selectedOptions(options, values);
    const colour = chosen.find(({ name }) => name === COLOUR)?.value ?? '';
    return { selectedOptions: chosen, image: colours.indexOf(colour) };
  });
}
