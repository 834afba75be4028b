import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';

/** Keeps the tab that is open in view when there are more than fit: GraphiQL leaves it where it is. */
export function ActiveTab() {
  const openTab = useGraphiQL((state) => state.tabs[state.activeTabIndex]?.id);
  useEffect(() => {
    if (openTab)
      document.querySelector('.graphiql-tab-active')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [openTab]);
  return null;
}
