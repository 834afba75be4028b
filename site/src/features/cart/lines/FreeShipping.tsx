import type { FreeShippingProgress } from './free-shipping.ts';

export function FreeShipping({ text, share }: FreeShippingProgress) {
  return (
    <div className={`free-shipping ${share === 1 ? 'free-shipping--reached' : ''}`}>
      <p>{text}</p>
      <progress value={share} aria-hidden="true" />
    </div>
  );
}
