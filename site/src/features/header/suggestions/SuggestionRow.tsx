import { ControlIcon } from '../../../components/ControlIcon.tsx';
import type { Suggestion } from './suggestion-groups.ts';

interface Props {
  id: string;
  isActive: boolean;
  suggestion: Suggestion;
  onChoose: () => void;
}

export function SuggestionRow({ id, isActive, suggestion, onChoose }: Props) {
  const { path, label, card, kind } = suggestion;
  const option = {
    ...{ id, role: 'option', tabIndex: -1, onClick: onChoose },
    'aria-selected': isActive,
    className: `suggestion suggestion--${kind}`,
  };
  if (!path) {
    return (
      <button type="button" {...option}>
        {label}
      </button>
    );
  }
  return (
    <a href={path} {...option}>
      {card ? (
        <span className={`suggestion__image backdrop ${card.backdrop}`}>
          {card.fallback && <img srcSet={card.srcset} src={card.fallback} sizes="52px" alt="" />}
        </span>
      ) : (
        kind !== 'category' && <ControlIcon name="search" />
      )}
      <span className="suggestion__label">{label}</span>
      {card && (
        <span className="suggestion__price">
          {card.from && `${card.from} `}
          {card.price} {card.oldPrice && <s>{card.oldPrice}</s>}
        </span>
      )}
    </a>
  );
}
