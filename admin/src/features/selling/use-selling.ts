import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { ReadSellingSettingsQuery, SellingSettingsInput } from '../../graphql.generated.ts';
import { formFaults } from '../../graphql-errors.ts';
import { expectRelease } from '../../layout/storefront-state.ts';
import { execute } from '../../session/execute.ts';
import { readSessionAgain, SIGNED_IN } from '../../session/session-state.ts';
import OPERATIONS from './selling.graphql?raw';

interface Selling {
  known: ReadSellingSettingsQuery | undefined;
  hasFailed: boolean;
  isBusy: boolean;
  /** By the names of fields. */
  faults: Record<string, string>;
  save: (done: string, input: SellingSettingsInput) => Promise<void>;
  reload: () => void;
}

/** How the shop sells, and the changes to it. */
export function useSelling(): Selling {
  const [known, setKnown] = useState<ReadSellingSettingsQuery>();
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const reload = () => {
    setFailed(false);
    execute(OPERATIONS, 'ReadSellingSettings').then(setKnown, () => setFailed(true));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and after a sign-in.
  useEffect(() => {
    reload();
    addEventListener(SIGNED_IN, reload);
    return () => removeEventListener(SIGNED_IN, reload);
  }, []);
  const save = async (done: string, input: SellingSettingsInput) => {
    if (isBusy || !known) return;
    setBusy(true);
    try {
      const { version } = known.sellingSettings;
      const saved = await execute(OPERATIONS, 'UpdateSellingSettings', { input: { version, ...input } });
      const next = saved.updateSellingSettings;
      // All screens write prices in it.
      if (next.currency !== known.sellingSettings.currency) await readSessionAgain();
      setKnown({ ...known, sellingSettings: next });
      setFaults({});
      toast.success(done);
      expectRelease();
    } catch (error) {
      const { form, ...fields } = formFaults(error as Error);
      setFaults(fields);
      toast.error(form ?? 'Please fix errors');
    } finally {
      setBusy(false);
    }
  };
  return { known, hasFailed, isBusy, faults, save, reload };
}
