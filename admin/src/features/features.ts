import { moduleFeatures } from 'virtual:mela-modules';
import type { AdminFeature } from '@mela/rules/extensions.ts';
import type { ComponentType } from 'react';

/** What a folder here, or the `admin` folder of a module, adds to the admin: its `screens.ts` exports it as `FEATURE`. */
export type Feature = AdminFeature<ComponentType>;

const FILES = import.meta.glob<Feature>('./*/screens.ts', { eager: true, import: 'FEATURE' });

/** The shop's own features, and those of the modules in `mela.config.ts`. */
export const FEATURES: readonly Feature[] = [...Object.values(FILES), ...moduleFeatures];
