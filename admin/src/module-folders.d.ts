/** The parts that modules in `mela.config.ts` add to the admin (`module-folders.ts`). */
declare module 'virtual:mela-modules' {
  import type { AdminFeature, OrderFacts } from '@mela/rules/extensions.ts';
  import type { ComponentType } from 'react';

  export const orderPanels: readonly {
    /** The module's name. */
    module: string;
    load: () => Promise<{ OrderPanel: ComponentType<{ order: OrderFacts }> }>;
  }[];
  export const moduleFeatures: readonly AdminFeature<ComponentType>[];
}
