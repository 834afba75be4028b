import './selling.css';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import type { SellingFormFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { ReadOnlyNote, WriteControls } from '../../session/WriteControls.tsx';
import { SellingForm } from './SellingForm.tsx';
import { needsIn } from './selling-input.ts';
import { useSelling } from './use-selling.ts';

const LINKS = { storefront: PATHS.storefront, content: PATHS.storefrontContent, payment: '#payment' };

/** Opens the shop for orders, and says how it sells. */
export function SellingScreen() {
  const { known, hasFailed, isBusy, faults, save, reload } = useSelling();
  return (
    <>
      <title>Selling | Mela admin</title>
      <h1>Selling</h1>
      <ReadOnlyNote />
      {!known && !hasFailed && (
        <section className="panel" aria-busy="true">
          <span className="visually-hidden">Loading how the shop sells</span>
          <span className="skeleton skeleton--line" />
        </section>
      )}
      {!known && hasFailed && (
        <EmptyState title="How the shop sells could not be loaded">
          <button type="button" className="button button--small" onClick={reload}>
            Retry
          </button>
        </EmptyState>
      )}
      {known && (
        <>
          <Opening
            settings={known.sellingSettings}
            isBusy={isBusy}
            onChange={(isSelling) =>
              void save(isSelling ? 'The shop is open for orders' : 'The shop takes no orders', { isSelling })
            }
          />
          <SellingForm
            key={known.sellingSettings.version}
            settings={known.sellingSettings}
            categories={known.categories.nodes}
            faults={faults}
            isBusy={isBusy}
            onSave={(input) => void save('Saved how the shop sells', input)}
          />
        </>
      )}
    </>
  );
}

interface OpeningProps {
  settings: SellingFormFragment;
  isBusy: boolean;
  onChange: (isSelling: boolean) => void;
}

function Opening({ settings: { currency, isSelling, missing }, isBusy, onChange }: OpeningProps) {
  const isReady = missing.length === 0;
  const needs = needsIn(currency);
  return (
    <section className="panel" aria-labelledby="opening">
      <header className="panel__head">
        <h2 className="panel__title" id="opening">
          Orders
        </h2>
        <StatusPill mark={isSelling ? 'good' : 'open'}>{isSelling ? 'Open' : 'Closed'}</StatusPill>
      </header>
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
        <WriteControls>
          <button
            type="button"
            className={`button${isSelling ? ' button--quiet' : ''}`}
            disabled={!isSelling && !isReady}
            aria-disabled={isBusy}
            onClick={() => isBusy || onChange(!isSelling)}
          >
            {isSelling ? 'Close for orders' : 'Open for orders'}
          </button>
        </WriteControls>
      </div>
    </section>
  );
}
