import { authorOf, type Viewer } from '../../kernel/roles.ts';
import type { Actor, OrderEvent } from './events.ts';

/** The actor of automatic events, such as an order that expires or a late payment. */
export const SYSTEM: Actor = { kind: 'SYSTEM', name: null };

/** The actor of a call from the admin or the API. */
export function actorOf(viewer: Viewer): Actor {
  const name = authorOf(viewer)?.name ?? null;
  switch (viewer.kind) {
    case 'token':
      return { kind: 'API_TOKEN', name, id: viewer.tokenId };
    case 'operator':
      return { kind: 'OPERATOR', name, id: viewer.operatorId };
    case 'open':
      return { kind: 'OPERATOR', name };
    case 'anonymous':
      return { kind: 'SHOPPER', name };
  }
}

/**
 * The actor of a call from the checkout or with a shopper's link: the shopper, or a storefront app. Signed-in operators and programs with
 * other tokens are recorded by name.
 */
export function actorByLink(viewer: Viewer): Actor {
  const isApp = viewer.kind === 'token' && viewer.scopes.includes('STOREFRONT');
  const isNamed = viewer.kind === 'operator' || (viewer.kind === 'token' && !isApp);
  return isNamed ? actorOf(viewer) : { kind: 'SHOPPER', name: null };
}

/** The actor of a stored event. Events of earlier versions have only a name or a shopper flag. */
export function actorOfEvent({ actor, by, kind, isByShopper }: OrderEvent): Actor {
  if (actor) return { ...actor, name: by };
  if (isByShopper) return { kind: 'SHOPPER', name: null };
  if (kind === 'EXPIRED') return SYSTEM;
  return { kind: by?.includes(', a token of ') ? 'API_TOKEN' : 'OPERATOR', name: by };
}
