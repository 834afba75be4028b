import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { IN_BACKGROUND, runQuery } from '../../client/apollo-client.ts';
import { focusScreen } from '../../components/focus.ts';
import {
  ReadSellingChecklistDocument,
  ReadSellingSettingsDocument,
  type ReadSellingSettingsQuery,
  type SellingSettingsInput,
} from '../../graphql.generated.ts';
import { SIGNED_IN } from '../../session/session-state.ts';

const REFRESH_MS = 10_000;

type Saving = typeof import('./save-selling.ts');

interface Selling {
  known: ReadSellingSettingsQuery | undefined;
  hasFailed: boolean;
  /**
   * Saves the settings.
   * @throws Error from the server or network
   */
  save: (inputOf: (saving: Saving) => SellingSettingsInput) => Promise<void>;
  reload: () => void;
}

/** Loads the code for saving. */
export const loadSaving = () => import('./save-selling.ts');

/** The selling settings and their changes. */
export function useSelling(): Selling {
  const [known, setKnown] = useState<ReadSellingSettingsQuery>();
  const [hasFailed, setFailed] = useState(false);
  const reload = () => {
    setFailed(false);
    readSelling().then(setKnown, () => setFailed(true));
  };
  /** Reloads the checklist, which depends on other screens. Keeps the form and its input. */
  const refresh = async () => {
    const now = await runQuery(ReadSellingChecklistDocument, {}, IN_BACKGROUND).catch(() => null);
    const missing = now?.sellingSettings?.missing;
    if (!missing) return;
    setKnown((was) => was && { ...was, sellingSettings: { ...was.sellingSettings, missing } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once, and again after a sign-in.
  useEffect(() => {
    reload();
    addEventListener(SIGNED_IN, reload);
    addEventListener('focus', refresh);
    const timer = setInterval(() => document.hidden || void refresh(), REFRESH_MS);
    return () => {
      removeEventListener(SIGNED_IN, reload);
      removeEventListener('focus', refresh);
      clearInterval(timer);
    };
  }, []);
  const save: Selling['save'] = async (inputOf) => {
    if (!known) return;
    const saving = await loadSaving();
    const { settings, failure } = await saving.saveSelling(known.sellingSettings, inputOf(saving));
    // Render at once, because the form is reset when its data differs.
    flushSync(() => setKnown({ ...known, sellingSettings: settings }));
    focusScreen();
    if (failure) throw failure;
  };
  return { known, hasFailed, save, reload };
}

/** Reads the settings with all categories, because each can have a tax rate of its own. */
async function readSelling(): Promise<ReadSellingSettingsQuery> {
  const nodes: ReadSellingSettingsQuery['categories']['nodes'] = [];
  for (let after: string | null = null; ; ) {
    const page: ReadSellingSettingsQuery = await runQuery(ReadSellingSettingsDocument, { after });
    nodes.push(...page.categories.nodes);
    const { hasNextPage, endCursor } = page.categories.pageInfo;
    if (!hasNextPage) return { ...page, categories: { ...page.categories, nodes } };
    after = endCursor;
  }
}
