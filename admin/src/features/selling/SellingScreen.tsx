import * as sellingText from '#messages/selling.ts';
import * as sharedText from '#messages/shared.ts';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import './selling.css';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { hasUnsaved } from '../../components/unsaved.ts';
import { useChange } from '../../components/use-change.ts';
import type { SellingFormFragment } from '../../graphql.generated.ts';
import { firstFault } from '../../graphql-errors.ts';
import { INCOMPLETE_PRODUCTS, PATHS } from '../../paths.ts';
import { useMayWrite } from '../../session/session-state.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import { SellingForm } from './SellingForm.tsx';
import { needsIn } from './selling-words.ts';
import { useSelling } from './use-selling.ts';

const LINKS = { storefront: PATHS.storefront, content: PATHS.storefrontContent, payment: '#payment' };

/** Opens the shop for orders, and holds the selling settings. */
export function SellingScreen() {
  const { known, hasFailed, save, reload } = useSelling();
  const { isBusy, run } = useChange();
  const open = (isSelling: boolean) =>
    run(async () => {
      await save(() => ({ isSelling })).catch((error: unknown) => {
        throw new Error(firstFault(error));
      });
      toast.success(isSelling ? sellingText.sellingStarted : sellingText.sellingPaused);
    });
  const isOwner = useMayWrite(true);
  const isEditor = useMayWrite() && !isOwner;
  return (
    <>
      <title>{sellingText.sellingMelaAdmin}</title>
      <h1>{sharedText.selling}</h1>
      {isEditor && <p className="read-only-note">{sellingText.onlyOwnersCanChangeThis}</p>}
      {!known && !hasFailed && <LoadingPanel what={sellingText.sellingSettings} />}
      {!known && hasFailed && <LoadFailure what={sellingText.sellingSettings} onRetry={reload} />}
      {known && (
        <>
          <Opening
            settings={known.sellingSettings}
            isBusy={isBusy}
            onChange={(isOpen) => void open(isOpen)}
          />
          {known.sellingSettings.currency === 'INR' && <LegalInformation />}
          <SellingForm
            // Opening the shop keeps the form's input.
            key={formKey(known.sellingSettings)}
            settings={known.sellingSettings}
            categories={known.categories.nodes}
            hasZones={known.shippingZones.length > 0}
            onSave={(entered, currency) => save(({ inputOf }) => inputOf(entered, currency))}
          />
        </>
      )}
    </>
  );
}

/** A link to the legally required information, for shops in India. */
function LegalInformation() {
  return (
    <Panel id="legal" title={sharedText.legalInformation}>
      <div className="selling__opening">
        <p>{sellingText.indianLawRequiresCountryOfOrigin}</p>
        <ul className="selling__missing">
          <li>
            <Link to={INCOMPLETE_PRODUCTS}>{sellingText.productsWithIncompleteInformation}</Link>
          </li>
          <li>
            <Link to={`${PATHS.storefrontContent}?section=grievanceOfficer`}>
              {sellingText.grievanceOfficer}
            </Link>
          </li>
        </ul>
      </div>
    </Panel>
  );
}

/** A key that changes when the form must be reset to new settings. */
function formKey(settings: SellingFormFragment): string {
  return JSON.stringify({ ...settings, version: 0, isSelling: false, missing: [] });
}

const QUESTIONS = {
  close: {
    title: sellingText.pauseSelling,
    text: sellingText.shoppersCannotCheckOutUntil,
    action: sellingText.pauseSellingTitle,
  },
  unsaved: {
    title: sellingText.startSellingWithSavedSettings,
    text: sellingText.youHaveUnsavedChangesBelowShop,
    action: sellingText.startWithSavedSettings,
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
      title={sharedText.orders}
      aside={
        <StatusPill mark={isSelling ? 'good' : 'open'}>
          {isSelling ? sharedText.on : sharedText.off}
        </StatusPill>
      }
    >
      <div className="selling__opening">
        <p>
          {isSelling
            ? sellingText.shoppersCanOrderFromYourShop
            : sellingText.shoppersCannotCheckOutProductPages}
        </p>
        {!isReady && (
          <>
            <p>{sellingText.beforeYouCanStartSellingSet}</p>
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
            label={isSelling ? sellingText.pauseSellingTitle : sellingText.startSelling}
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
