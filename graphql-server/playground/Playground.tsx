import { type MonacoEditor, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL, type GraphiQLProps, HISTORY_PLUGIN } from 'graphiql';
import { useEffect } from 'react';
import { EXAMPLES_PLUGIN } from './ExamplesPanel.tsx';
import { FILES_PLUGIN } from './FilesPanel.tsx';
import { fetcher } from './fetcher.ts';
import { storedOperations } from './stored-operations.ts';
import welcome from './welcome.graphql?raw';

// GraphiQL compares these by identity, so they are made once.
const PLUGINS = [EXAMPLES_PLUGIN, FILES_PLUGIN, HISTORY_PLUGIN];

/** What the variables editor checks the schema's own scalars against, and shows when they are hovered. */
const SCALAR_SCHEMAS: NonNullable<GraphiQLProps['customScalarSchemas']> = {
  Price: { description: 'Rupees with at most two decimals.', type: ['number', 'string'] },
  Upload: {
    description: 'An image: "file:1" is the first of the Files panel, "file:saree.jpg" the one of that name.',
    type: 'string',
    pattern: '^file:\\S',
  },
};

/** What a link such as /graphql?query={categories{totalCount}} opens with. */
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

/** What GraphiQL has no property for. */
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

  // When there are more tabs than fit, GraphiQL may open one out of sight.
  useEffect(() => {
    if (openTab)
      document.querySelector('.graphiql-tab-active')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [openTab]);
  return null;
}

/** At its end an editor lets the page scroll, which on a phone is taller than the screen: Monaco would hold it. */
function scrollOn(event: WheelEvent, editor: MonacoEditor) {
  const below = editor.getScrollHeight() - editor.getLayoutInfo().height - editor.getScrollTop();
  if (event.deltaY > 0 ? below < 1 : editor.getScrollTop() < 1) event.stopPropagation();
}
