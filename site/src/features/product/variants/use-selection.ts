import { useState } from 'react';
import { withinStock } from '../../../components/quantity-field.ts';
import type { BuyBoxProps } from './buy-box-props.ts';
import { canBeHad, firstVariant, nearestVariant, titleOf, variantAt } from './choose-variant.ts';
import { useAvailability } from './use-availability.ts';
import type { PageVariant } from './variant-data.ts';
import { availabilityText } from './variant-texts.ts';

/** The maximum quantity of a cart line. */
const MAX_QUANTITY = 999;

export interface Selection {
  variants: readonly PageVariant[];
  /** The index of the selected value of each option. */
  places: readonly number[];
  /** The selected variant. undefined if the combination does not exist. */
  variant: PageVariant | undefined;
  /** The variant, or the nearest one if the combination does not exist. */
  shown: PageVariant | undefined;
  isAvailable: boolean;
  /** The selected values as a title, such as `Red / M`. Empty if there are no options. */
  title: string;
  quantity: number;
  highest: number;
  /**
   * Whether the shopper has neither changed nor confirmed the default variant, whose size fits few people.
   */
  isDefault: boolean;
  /** Whether the shopper has chosen on this page. */
  isByHand: boolean;
  /** Whether screen readers should announce the change. */
  isNews: boolean;
}

interface Chosen {
  places: readonly number[];
  /** The index of the option that was chosen last. */
  option: number;
  isDefault: boolean;
  /** Whether the shopper has chosen on this page. */
  isByHand: boolean;
}

export interface Choices {
  selection: Selection;
  choose: (option: number, place: number) => void;
  select: (places: readonly number[], isByHand: boolean) => void;
  confirm: () => void;
  setQuantity: (quantity: number) => void;
}

/** The selected variant and quantity. */
export function useSelection(
  { options, variants: initial }: Pick<BuyBoxProps, 'options' | 'variants'>,
  { isPage, named }: { isPage: boolean; named?: readonly number[] | undefined },
): Choices {
  const variants = useAvailability(initial, isPage);
  const [chosen, setChosen] = useState<Chosen>(() => ({
    ...{ places: named ?? firstVariant(initial)?.places ?? options.map(() => 0), option: 0 },
    ...{ isDefault: named === undefined, isByHand: false },
  }));
  const [wanted, setQuantity] = useState(1);
  const { places, option, isDefault, isByHand } = chosen;
  const variant = variantAt(variants, places);
  const before = variantAt(initial, places);
  const highest = (variant?.state === 'LOW' && variant.left) || MAX_QUANTITY;
  const selection = {
    ...{ variants, places, variant, isDefault, isByHand, highest },
    shown: variant ?? nearestVariant(variants, places, option),
    isAvailable: canBeHad(variant),
    title: titleOf(options, places),
    quantity: withinStock(wanted, highest),
    isNews: isByHand || availabilityText(variant) !== availabilityText(before),
  };
  return {
    selection,
    choose: (changed, place) =>
      setChosen((last) => ({
        ...{ places: last.places.with(changed, place), option: changed },
        ...{ isDefault: false, isByHand: true },
      })),
    select: (selected, byHand) =>
      setChosen({ places: selected, option: 0, isDefault: false, isByHand: byHand }),
    confirm: () => setChosen((last) => ({ ...last, isDefault: false, isByHand: true })),
    setQuantity,
  };
}
