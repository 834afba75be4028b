import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { focusScreen } from '../../components/focus.ts';
import { toastMissing } from '../../components/use-on-demand.ts';
import type { ReadSellingSettingsQuery, SellingSettingsInput } from '../../graphql.generated.ts';
import { execute } from '../../session/execute.ts';
import { executeOnce } from '../../session/execute-once.ts';
import { SIGNED_IN } from '../../session/session-state.ts';
import OPERATIONS from './selling.graphql?raw';

const REFRESH_MS = 10_000;

type Saving = typeof import('./save-selling.ts');

interface Selling {
  known: ReadSellingSettingsQuery | undefined;
  hasFailed: boolean;
  isBusy: boolean;
  /** By the names of fields. */
  faults: Record<string, string>;
  save: (done: string, inputOf: (saving: Saving) => SellingSettingsInput) => Promise<void>;
  reload: () => void;
}

/** The part of the screen that is needed once something is saved. */
export const loadSaving = () => import('./save-selling.ts');

/** How the shop sells, and the changes to it. */
export function useSelling(): Selling {
  const [known, setKnown] = useState<ReadSellingSettingsQuery>();
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const reload = () => {
    setFailed(false);
    readSelling().then(setKnown, () => setFailed(true));
  };
  /** The checklist names what other screens change. The rest of the form stays as it was read, with what was typed. */
  const refresh = async () => {
    const now = await executeOnce(OPERATIONS, 'ReadSellingChecklist').catch(() => null);
    const missing = now?.sellingSettings?.missing;
    if (!missing) return;
    setKnown((was) => was && { ...was, sellingSettings: { ...was.sellingSettings, missing } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and after a sign-in.
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
  const save: Selling['save'] = async (done, inputOf) => {
    if (isBusy || !known) return;
    setBusy(true);
    const saving = await loadSaving().catch(toastMissing);
    if (saving) {
      const { settings, faults, failure } = await saving.saveSelling(known.sellingSettings, inputOf(saving));
      // The form is begun anew once it has something else to show.
      flushSync(() => setKnown({ ...known, sellingSettings: settings }));
      focusScreen();
      setFaults(faults);
      if (failure === undefined) toast.success(done);
      else toast.error(failure);
    }
    setBusy(false);
  };
  return { known, hasFailed, isBusy, faults, save, reload };
}

/** With all categories, however many there are: each may have a rate of its own. */
async function readSelling(): Promise<ReadSellingSettingsQuery> {
  const nodes: ReadSellingSettingsQuery['categories']['nodes'] = [];
  for (let after: string | null = null; ; ) {
    const page: ReadSellingSettingsQuery = await execute(OPERATIONS, 'ReadSellingSettings', { after });
    nodes.push(...page.categories.nodes);
    const { hasNextPage, endCursor } = page.categories.pageInfo;
    if (!hasNextPage) return { ...page, categories: { ...page.categories, nodes } };
    after = endCursor;
  }
}
