import { type MonacoEditor, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL, type GraphiQLProps, HISTORY_PLUGIN } from 'graphiql';
import { useEffect } from 'react';
import { EXAMPLES_PLUGIN } from './ExamplesPanel.tsx';
import { FILES_PLUGIN } from './FilesPanel.tsx';
import { fetcher } from './fetcher.ts';
import { storedOperations } from './stored-operations.ts';
import welcome from './welcome.graphql?raw';

// Created once, because GraphiQL compares the plugins by identity.
const PLUGINS = [EXAMPLES_PLUGIN, FILES_PLUGIN, HISTORY_PLUGIN];

/** JSON schemas for the API's custom scalars. The variables editor validates against them and shows their descriptions on hover. */
const SCALAR_SCHEMAS: NonNullable<GraphiQLProps['customScalarSchemas']> = {
  Price: { description: 'Rupees with at most two decimals.', type: ['number', 'string'] },
  Upload: {
    description: 'An image: "file:1" is the first of the Files panel, "file:saree.jpg" the one of that name.',
    type: 'string',
    pattern: '^file:\\S',
  },
};

/** The initial query, from a link such as /graphql?query={categories{totalCount}}. */
const linked = new URLSearchParams(location.search);

/** The whole page: GraphiQL with the panels Examples and Files. */
export function Playground() {
  return (
    <GraphiQL
      fetcher={fetcher}
      storage={storedOperations}
      plugins={PLUGINS}
      visiblePlugin={EXAMPLES_PLUGIN}
      defaultQuery={welcome}
      defaultEditorToolsVisibility="variables"
      customScalarSchemas={SCALAR_SCHEMAS}
      schemaDescription
      {...(linked.has('query') && {
        initialQuery: linked.get('query') ?? '',
        initialVariables: linked.get('variables') ?? '',
      })}
    >
      <GraphiQL.Logo>
        <a className="brand" href="/" title="To the storefront">
          mela GraphQL
        </a>
      </GraphiQL.Logo>
      <Settings />
    </GraphiQL>
  );
}

/** Settings for which GraphiQL has no property. */
function Settings() {
  const { queryEditor, variableEditor, headerEditor, responseEditor, tabs, activeTabIndex } = useGraphiQL(
    (state) => state,
  );
  const { setOperationName } = useGraphiQLActions();
  const openTab = tabs[activeTabIndex]?.id;

  useEffect(() => {
    for (const editor of [queryEditor, variableEditor, headerEditor, responseEditor]) {
      editor?.updateOptions({ fontSize: 14, wordWrap: 'on' });
      editor?.getDomNode()?.addEventListener('wheel', (event) => scrollOn(event, editor), { capture: true });
    }
  }, [queryEditor, variableEditor, headerEditor, responseEditor]);

  useEffect(() => {
    const name = linked.get('operationName');
    if (queryEditor && name) setOperationName(name);
  }, [queryEditor, setOperationName]);

  // With many tabs, GraphiQL may open a tab outside the visible area.
  useEffect(() => {
    if (openTab)
      document.querySelector('.graphiql-tab-active')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [openTab]);
  return null;
}

/** Lets the page scroll when an editor has reached its end. Monaco would block it, and on a phone the page is taller than the screen. */
function scrollOn(event: WheelEvent, editor: MonacoEditor) {
  const below = editor.getScrollHeight() - editor.getLayoutInfo().height - editor.getScrollTop();
  if (event.deltaY > 0 ? below < 1 : editor.getScrollTop() < 1) event.stopPropagation();
}
