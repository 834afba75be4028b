import { useEffect, useEffectEvent, useState } from 'react';
import * as orderText from '#messages/order.ts';
import { GraphqlError, postGraphql } from '../cart/post-graphql.ts';
import { CANCEL_ORDER, ORDER_QUERY, type OrderAnswer } from './order-answer.ts';

const LOOKED_AGAIN_MS = 30_000;
const UNREACHABLE = orderText.failed;

/** The state of the order page. */
type OrderState =
  | { kind: 'loading' }
  | { kind: 'missing' }
  /** The order could not be loaded, because the first request failed. */
  | { kind: 'failed'; message: string }
  | { kind: 'order'; order: OrderAnswer };

export interface OrderOfPage {
  state: OrderState;
  /** Loads the order again. The displayed order stays if that fails. */
  load: () => Promise<void>;
  /**
   * Cancels the order.
   * @returns the outcome as a sentence
   */
  cancel: () => Promise<string>;
}

/**
 * The order of a token. It is polled while it waits for a payment, and reloaded when the shopper returns to
 * the page.
 */
export function useOrder(token: string): OrderOfPage {
  const [state, setState] = useState<OrderState>({ kind: 'loading' });
  const order = state.kind === 'order' ? state.order : null;

  async function load(): Promise<void> {
    try {
      const answer = await postGraphql<{ order: OrderAnswer | null }>(ORDER_QUERY, { token });
      setState(answer.order ? { kind: 'order', order: answer.order } : { kind: 'missing' });
    } catch (error) {
      const failed: OrderState = isUnknown(error)
        ? { kind: 'missing' }
        : { kind: 'failed', message: messageOf(error) };
      // Create a new object, so that the effect runs and the order is polled again later.
      setState((before) => (before.kind === 'order' ? { ...before } : failed));
    }
  }

  async function cancel(): Promise<string> {
    try {
      const answer = await postGraphql<{ cancelOrder: OrderAnswer }>(CANCEL_ORDER, { token });
      setState({ kind: 'order', order: answer.cancelOrder });
      return orderText.canceledNow;
    } catch (error) {
      await load();
      return messageOf(error);
    }
  }

  const loadNow = useEffectEvent(() => void load());
  const loadFirst = useEffectEvent(() => order ?? loadNow());
  // Reloads a page that becomes visible again, because days may have passed.
  const loadSeen = useEffectEvent(() => document.hidden || !order || loadNow());
  useEffect(() => {
    loadNow();
    addEventListener('online', loadFirst);
    document.addEventListener('visibilitychange', loadSeen);
    return () => {
      removeEventListener('online', loadFirst);
      document.removeEventListener('visibilitychange', loadSeen);
    };
  }, []);
  useEffect(() => {
    if (state.kind !== 'order' || state.order.status !== 'AWAITING_PAYMENT') return;
    const timer = setTimeout(() => document.hidden || loadNow(), LOOKED_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, load, cancel };
}

/** Whether the error means that the token cannot be that of any order. */
function isUnknown(error: unknown): boolean {
  return error instanceof GraphqlError && error.code === 'BAD_USER_INPUT';
}

export function messageOf(error: unknown): string {
  return error instanceof GraphqlError ? error.message : UNREACHABLE;
}
