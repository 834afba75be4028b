import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/Icon.tsx';

interface Props {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** One of the facts that stand at the head of an order. */
export function OrderFact({ icon, title, children }: Props) {
  return (
    <section className="order-facts__fact">
      <span className="order-facts__mark">
        <Icon name={icon} />
      </span>
      <div>
        <h3 className="order-facts__title">{title}</h3>
        {children}
      </div>
    </section>
  );
}
