/** The panels of the modules in `mela.config.ts` (`module-panels.ts`). */
declare module 'virtual:mela-panels' {
  import type { OrderFacts } from '@mela/rules/extensions.ts';
  import type { ComponentType } from 'react';

  export const orderPanels: readonly {
    /** The module's name. */
    module: string;
    load: () => Promise<{ OrderPanel: ComponentType<{ order: OrderFacts }> }>;
  }[];
}
