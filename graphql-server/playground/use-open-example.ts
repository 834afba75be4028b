import { formatShortcutForOS, KEY_MAP, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { type Example, fillIn } from './examples.ts';
import { type Newest, newestOf, readNewest } from './newest.ts';

/** The result of opening an example. */
export type Outcome = { kind: 'ready' | 'incomplete'; message: string };

/** Returns the function that opens an example, or null while the editors are being loaded. */
export function useOpenExample(): ((example: Example) => Promise<Outcome>) | null {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const { setOperationName, updateActiveTabValues } = useGraphiQLActions();
  const showTab = useShowTab();
  if (!queryEditor || !variableEditor) return null;

  return async (example) => {
    const query = example.operation;
    const { newest, problem } = await tryToReadNewest();
    const variables = fillIn(example, newest);
    showTab(query);
    queryEditor.setValue(query);
    variableEditor.setValue(variables);
    // GraphiQL would update only a moment later, too late for a quick Ctrl-Enter.
    updateActiveTabValues({ query, variables });
    setOperationName(/^(?:query|mutation) (\w+)/m.exec(query)?.[1] ?? '');
    // Do not focus the editor on touch devices, where the keyboard would cover half of the page.
    if (matchMedia('(pointer: fine)').matches) queryEditor.focus();
    return problem ?? outcomeOf(example, newest);
  };
}

/** Returns a function that shows a query in its existing tab, in the current tab if that is blank, or in a new tab. */
function useShowTab() {
  const tabs = useGraphiQL((state) => state.tabs);
  const activeTabIndex = useGraphiQL((state) => state.activeTabIndex);
  const { addTab, changeTab } = useGraphiQLActions();
  // Read the tabs after the server's response, because the open tab may have changed since the click.
  const latest = useRef({ tabs, activeTabIndex });
  useEffect(() => {
    latest.current = { tabs, activeTabIndex };
  }, [tabs, activeTabIndex]);

  return (query: string) => {
    const { tabs, activeTabIndex } = latest.current;
    const index = tabs.findIndex((tab) => tab.query === query);
    if (index >= 0 && index !== activeTabIndex) changeTab(index);
    else if (index < 0 && tabs[activeTabIndex]?.query?.trim()) addTab();
  };
}

async function tryToReadNewest(): Promise<{ newest: Newest; problem?: Outcome }> {
  try {
    return { newest: await readNewest() };
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const message = `The catalogue could not be read (${cause}), so the ids are placeholders.`;
    return { newest: newestOf(), problem: { kind: 'incomplete', message } };
  }
}

function outcomeOf({ title, variables }: Example, { missing }: Newest): Outcome {
  const need = missing.find((one) => variables.includes(`{{${one}`));
  const shortcut = formatShortcutForOS(KEY_MAP.runQuery.key, 'Cmd');
  if (need) {
    const message = `There is no ${need} yet, so “${title}” has a placeholder. Run “Create a ${need}” first, then open this again.`;
    return { kind: 'incomplete', message };
  }
  if (/(password|code|secret)": ""/i.test(variables)) {
    const message = `“${title}” needs a secret in its variables, which this browser does not keep.`;
    return { kind: 'incomplete', message };
  }
  return variables.includes('"id": ""')
    ? { kind: 'incomplete', message: `“${title}” needs an id in its variables, and asks before it runs.` }
    : { kind: 'ready', message: `“${title}” is ready: run it with the play button or ${shortcut}.` };
}
