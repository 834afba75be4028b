import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FailedPart } from './LazyPart.tsx';

/**
 * Hydrates a server-rendered part in `place`, with the props that the server has written into the page
 * (`data-props`), and those that only the browser knows.
 */
export function hydratePart<Props extends object>(
  place: HTMLElement,
  Part: ComponentType<Props>,
  more: Partial<Props> = {},
): void {
  const known: Props = JSON.parse(place.dataset['props'] ?? '{}');
  hydrateRoot(
    place,
    <FailedPart>
      <Part {...known} {...more} />
    </FailedPart>,
  );
}
