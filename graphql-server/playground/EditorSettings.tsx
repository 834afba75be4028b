import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';

const SETTINGS = { fontSize: 14, wordWrap: 'on' } as const;

/** Has the editors wrap long lines: beside two panels there is no room for them, and GraphiQL has no setting for it. */
export function EditorSettings() {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);

  useEffect(() => {
    for (const editor of [queryEditor, variableEditor, headerEditor, responseEditor])
      editor?.updateOptions(SETTINGS);
  }, [queryEditor, variableEditor, headerEditor, responseEditor]);
  return null;
}
