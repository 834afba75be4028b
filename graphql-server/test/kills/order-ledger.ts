import type { Collections } from '../../src/app/shop/collections.ts';
import { checkData } from '../../src/app/shop/modules.ts';
import { hashSecret } from '../../src/modules/accounts/secrets.ts';

/** An order that was sent, with the server's responses. */
export interface SentOrder {
  key: string;
  input: { total: number };
  /** The response. null: there was none, so the order may or may not have been placed. */
  answer: { token: string; number: string } | null;
  /** Whether it was selected to be canceled or paid, as its only further action. */
  isChosen: boolean;
  /** Whether the server has acknowledged that it was canceled. */
  isCanceled: boolean;
  isPaid: boolean;
}

/** The clients' record of the orders that the server must have. */
export class OrderLedger {
  readonly #sent: SentOrder[] = [];
  acknowledgedCount = 0;
  cutOffCount = 0;
  #awaited: { count: number; reached: () => void } | null = null;

  begin(input: SentOrder['input']): SentOrder {
    const sent = {
      key: crypto.randomUUID(),
      input,
      answer: null,
      isChosen: false,
      isCanceled: false,
      isPaid: false,
    };
    this.#sent.push(sent);
    return sent;
  }

  acknowledge(): void {
    this.acknowledgedCount += 1;
    if (this.#awaited && this.acknowledgedCount >= this.#awaited.count) this.#awaited.reached();
  }

  /** Resolves once this many requests were acknowledged. */
  reaches(count: number): Promise<void> {
    return new Promise((reached) => {
      if (this.acknowledgedCount >= count) reached();
      else this.#awaited = { count, reached };
    });
  }

  /** The orders that were neither canceled nor paid. */
  get placed(): SentOrder[] {
    return this.#sent.filter(({ answer, isChosen }) => answer !== null && !isChosen);
  }

  /**
   * Resends interrupted requests with their keys, and compares the record with the server's data.
   * @returns a sentence for each error
   */
  async settle(
    collections: Collections,
    place: (sent: SentOrder) => Promise<NonNullable<SentOrder['answer']>>,
  ): Promise<string[]> {
    const faults: string[] = [];
    for (const sent of this.#sent.filter(({ answer }) => answer === null)) {
      this.cutOffCount += 1;
      sent.answer = await place(sent);
    }
    const stored = await collections.orders.find().toArray();
    const byToken = new Map(stored.map((order) => [order.tokenHash, order]));
    for (const { answer, input, isCanceled, isPaid } of this.#sent) {
      const order = byToken.get(hashSecret(answer?.token ?? ''));
      if (!order) faults.push(`Order ${answer?.number} was acknowledged, and is not there.`);
      else if (String(order.number) !== answer?.number || order.total !== input.total)
        faults.push(`Order ${answer?.number} is another one than was acknowledged.`);
      else if (isCanceled && order.status !== 'CANCELED')
        faults.push(`Order ${answer.number} was acknowledged as canceled, and is ${order.status}.`);
      else if (isPaid && order.paymentStatus !== 'PAID')
        faults.push(`Order ${answer.number} was acknowledged as paid, and is ${order.paymentStatus}.`);
    }
    if (stored.length !== this.#sent.length)
      faults.push(`${this.#sent.length} orders were sent, and ${stored.length} are there.`);
    const mails = await collections.outbox.countDocuments({ kind: 'order-placed' });
    if (mails !== stored.length) faults.push(`Of ${stored.length} orders ${mails} have a mail.`);
    const paid = stored.filter(({ paymentStatus }) => paymentStatus === 'PAID').length;
    const payments = await collections.payments.countDocuments();
    if (payments !== paid) faults.push(`${paid} orders are paid, by ${payments} payments.`);
    for await (const fault of checkData(collections)) faults.push(fault);
    return faults;
  }
}
