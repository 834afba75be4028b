import type { GraphiQLPlugin } from '@graphiql/react';
import { ExamplesIcon } from './ExamplesIcon.tsx';
import { ExamplesPanel } from './ExamplesPanel.tsx';
import { FilesIcon } from './FilesIcon.tsx';
import { FilesPanel } from './FilesPanel.tsx';

/** The sidebar's panel of operations that are ready to run. */
export const EXAMPLES_PLUGIN: GraphiQLPlugin = {
  title: 'Examples',
  icon: ExamplesIcon,
  content: ExamplesPanel,
};

/** The sidebar's panel of pictures for uploads. */
export const FILES_PLUGIN: GraphiQLPlugin = { title: 'Files', icon: FilesIcon, content: FilesPanel };
