import type { BuyOption } from './buy-box-props.ts';
import { unavailable } from './variant-texts.ts';

interface Props {
  option: BuyOption;
  /** The option's index among the options. */
  index: number;
  selected: number;
  /**
   * For each value, whether it is unavailable in combination with the other selected values. Shoppers can
   * still select it.
   */
  gone: readonly boolean[];
  thumbnails: readonly string[];
  onChoose: (option: number, place: number) => void;
}

/** The values of an option as radio buttons: text chips, colours, or product images. */
export function OptionGroup({ option, index, selected, gone, thumbnails, onChoose }: Props) {
  const { name, values, swatches, images } = option;
  const isText = !swatches && !images;
  return (
    <fieldset>
      <legend>
        {name}
        {!isText && <span> {values[selected]}</span>}
      </legend>
      <div className={isText ? 'chips' : 'swatches'}>
        {values.map((value, place) => (
          <label
            className={`${isText ? 'chip' : 'swatch'}${gone[place] ? ' is-gone' : ''}`}
            key={value}
            title={isText ? undefined : value}
          >
            <input
              type="radio"
              name={`option-${index}`}
              value={value}
              checked={place === selected}
              aria-label={gone[place] ? unavailable(value) : isText ? undefined : value}
              onChange={() => onChoose(index, place)}
            />
            {isText ? (
              value
            ) : (
              <Look image={images && thumbnails[images[place] ?? 0]} colour={swatches?.[place]} />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Look({ image, colour }: { image: string | null | undefined; colour: string | undefined }) {
  if (image) return <img src={image} width="56" height="63" alt="" loading="lazy" />;
  return (
    <svg viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" fill={colour} />
    </svg>
  );
}
