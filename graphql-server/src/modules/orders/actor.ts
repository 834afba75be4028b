import { authorOf, type Viewer } from '../../kernel/roles.ts';
import type { Actor, OrderEvent } from './events.ts';

/** For what happens by itself: an order expires, or a payment arrives late. */
export const SYSTEM: Actor = { kind: 'SYSTEM', name: null };

/** Who acts in the admin or through the API. */
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
 * Who acts by a shopper's link or checkout: the shopper, or an app that shoppers use. An operator who is signed in, or
 * a program with another token, is recorded under its own name.
 */
export function actorByLink(viewer: Viewer): Actor {
  const isApp = viewer.kind === 'token' && viewer.scopes.includes('STOREFRONT');
  const isNamed = viewer.kind === 'operator' || (viewer.kind === 'token' && !isApp);
  return isNamed ? actorOf(viewer) : { kind: 'SHOPPER', name: null };
}

/** Who caused a stored event. Events of former versions only have a name, or a mark for the shopper. */
export function actorOfEvent({ actor, by, kind, isByShopper }: OrderEvent): Actor {
  if (actor) return { ...actor, name: by };
  if (isByShopper) return { kind: 'SHOPPER', name: null };
  if (kind === 'EXPIRED') return SYSTEM;
  return { kind: by?.includes(', a token of ') ? 'API_TOKEN' : 'OPERATOR', name: by };
}
