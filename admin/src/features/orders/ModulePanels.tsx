import { orderPanels } from 'virtual:mela-modules';
import type { OrderFacts } from '@mela/rules/extensions.ts';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import * as ordersText from '#messages/orders.ts';
import { Panel } from '../../components/Panel.tsx';

const PANELS = lazyPanels(orderPanels);

/** Loads each panel on first display. */
export function lazyPanels(panels: typeof orderPanels) {
  return panels.map(({ module, load }) => ({
    module,
    OrderPanel: lazy(async () => ({ default: (await load()).OrderPanel })),
  }));
}

/** Panels that modules add to an order. A failing panel does not affect the rest of the screen. */
export function ModulePanels({ order, panels = PANELS }: { order: OrderFacts; panels?: typeof PANELS }) {
  return panels.map(({ module, OrderPanel }) => (
    <PanelBoundary key={module} module={module}>
      <Suspense>
        <OrderPanel order={order} />
      </Suspense>
    </PanelBoundary>
  ));
}

interface Props {
  module: string;
  children: ReactNode;
}

class PanelBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { module, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Panel id={`panel-${module}`} title={module}>
        <p role="alert">{ordersText.thisPanelCannotBeShown}</p>
      </Panel>
    );
  }
}
