import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import './selling.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { hasUnsaved } from '../../components/unsaved.ts';
import type { SellingFormFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { useMayWrite } from '../../session/session-state.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { SellingForm } from './SellingForm.tsx';
import { needsIn } from './selling-words.ts';
import { useSelling } from './use-selling.ts';

const LINKS = { storefront: PATHS.storefront, content: PATHS.storefrontContent, payment: '#payment' };

/** Opens the shop for orders, and says how it sells. */
export function SellingScreen() {
  const { known, hasFailed, isBusy, faults, save, reload } = useSelling();
  const isOwner = useMayWrite(true);
  const isEditor = useMayWrite() && !isOwner;
  return (
    <>
      <title>Selling | Mela admin</title>
      <h1>Selling</h1>
      {isEditor && <p className="read-only-note">Owners alone can change this.</p>}
      {!known && !hasFailed && <LoadingPanel what="how the shop sells" />}
      {!known && hasFailed && <LoadFailure what="how the shop sells" onRetry={reload} />}
      {known && (
        <>
          <Opening
            settings={known.sellingSettings}
            isBusy={isBusy}
            onChange={(isSelling) =>
              void save(isSelling ? 'The shop is open for orders' : 'The shop takes no orders', () => ({
                isSelling,
              }))
            }
          />
          <SellingForm
            // To open the shop leaves what was typed.
            key={formKey(known.sellingSettings)}
            settings={known.sellingSettings}
            categories={known.categories.nodes}
            faults={faults}
            isBusy={isBusy}
            onSave={(entered, currency) =>
              void save('Saved how the shop sells', ({ inputOf }) => inputOf(entered, currency))
            }
          />
        </>
      )}
    </>
  );
}

/** Another one once the form has something else to show. */
function formKey(settings: SellingFormFragment): string {
  return JSON.stringify({ ...settings, version: 0, isSelling: false, missing: [] });
}

const QUESTIONS = {
  close: {
    title: 'Pause selling?',
    text: 'Nobody can check out until you start selling again. Carts keep their contents. Orders that were placed stay, and still have to be shipped.',
    action: 'Pause selling',
  },
  unsaved: {
    title: 'Start selling with the saved settings?',
    text: 'You have changes below that are not saved. The shop starts selling with the settings that were saved last. Save first to use your changes.',
    action: 'Start with saved settings',
  },
} as const;

interface OpeningProps {
  settings: SellingFormFragment;
  isBusy: boolean;
  onChange: (isSelling: boolean) => void;
}

function Opening({ settings: { currency, isSelling, missing }, isBusy, onChange }: OpeningProps) {
  const isReady = missing.length === 0;
  const needs = needsIn(currency);
  const [asking, setAsking] = useState<keyof typeof QUESTIONS>();
  const ask = () => {
    if (isSelling) setAsking('close');
    else if (hasUnsaved()) setAsking('unsaved');
    else onChange(true);
  };
  return (
    <Panel
      id="opening"
      title="Orders"
      aside={<StatusPill mark={isSelling ? 'good' : 'open'}>{isSelling ? 'Open' : 'Closed'}</StatusPill>}
    >
      <div className="selling__opening">
        <p>
          {isSelling
            ? 'Shoppers can put things into their carts and order them.'
            : 'Until the shop opens, its pages ask for orders by mail.'}
        </p>
        {!isReady && (
          <>
            <p>Still missing:</p>
            <ul className="selling__missing">
              {missing.map((need) => (
                <li key={need}>
                  <Link to={LINKS[needs[need].to]}>{needs[need].text}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <WriteControls isForOwners>
          <Button
            label={isSelling ? 'Pause selling' : 'Start selling'}
            isQuiet={isSelling}
            isBusy={isBusy}
            disabled={!isSelling && !isReady}
            onClick={ask}
          />
        </WriteControls>
      </div>
      {asking && (
        <ConfirmDialog
          {...QUESTIONS[asking]}
          onConfirm={() => onChange(asking === 'unsaved')}
          onClosed={() => setAsking(undefined)}
        />
      )}
    </Panel>
  );
}
