import { useCallback, useState } from 'react';
import type { PaymentSteps } from '../payment/payment-part.ts';

const NO_STEPS: PaymentSteps = {};

/** The steps that the chosen method's part has registered, and a stable function that registers them. */
export function usePaymentSteps(method: string): [PaymentSteps, (steps: PaymentSteps) => void] {
  const [told, setTold] = useState({ method, steps: NO_STEPS });
  const setSteps = useCallback((steps: PaymentSteps) => setTold({ method, steps }), [method]);
  return [told.method === method ? told.steps : NO_STEPS, setSteps];
}
