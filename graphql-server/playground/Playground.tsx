import { useMonaco } from '@graphiql/react';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useLayoutEffect } from 'react';
import { ActiveTab } from './ActiveTab.tsx';
import { ColourScheme } from './ColourScheme.tsx';
import { EditorSettings } from './EditorSettings.tsx';
import { EDITOR_THEME_NAMES, EDITOR_THEMES } from './editor-themes.ts';
import { fetcher } from './fetcher.ts';
import { Logo } from './Logo.tsx';
import { EXAMPLES_PLUGIN, FILES_PLUGIN } from './plugins.ts';
import { SCALAR_SCHEMAS } from './scalar-schemas.ts';
import welcome from './welcome.graphql?raw';

// GraphiQL compares these by identity, so they are made once.
const PLUGINS = [EXAMPLES_PLUGIN, FILES_PLUGIN, HISTORY_PLUGIN];

/** The whole page: GraphiQL in the shop's colours, with the panels Examples and Files. */
export function Playground() {
  useEditorThemes();
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={PLUGINS}
      visiblePlugin={EXAMPLES_PLUGIN}
      defaultQuery={welcome}
      defaultEditorToolsVisibility="variables"
      editorTheme={EDITOR_THEME_NAMES}
      customScalarSchemas={SCALAR_SCHEMAS}
      schemaDescription
    >
      <GraphiQL.Logo>
        <Logo />
      </GraphiQL.Logo>
      <ActiveTab />
      <ColourScheme />
      <EditorSettings />
    </GraphiQL>
  );
}

/** Before any editor is made: a layout effect runs ahead of the effects in which GraphiQL makes them. */
function useEditorThemes() {
  const monaco = useMonaco((state) => state.monaco);
  useLayoutEffect(() => {
    for (const { name, theme } of EDITOR_THEMES) monaco?.editor.defineTheme(name, theme);
  }, [monaco]);
}
