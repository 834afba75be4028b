import { Button } from '../components/Button.tsx';
import { WriteControls } from '../session/WriteControls.tsx';
import './storefront-status.css';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../components/Icon.tsx';
import { toastFailure } from '../components/use-on-demand.ts';
import { OUTSIDE, PATHS } from '../paths.ts';
import type { StorefrontChange } from './change-storefront.ts';
import { Dropdown } from './Dropdown.tsx';
import { type Storefront, useStorefront } from './storefront-state.ts';
import { publishLabel, shortState, stateDetail, stateText } from './storefront-words.ts';

const PANEL_ID = 'storefront-status';

/** Whether shoppers see what was saved, on every screen; pressed, it says more and offers what can be done. */
export function StorefrontStatus() {
  const storefront = useStorefront();
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // Every navigation has a new key.
  useEffect(() => {
    if (key) panel.current?.hidePopover?.();
  }, [key]);

  if (!storefront) return null;
  const { icon, count } = shortState(storefront);
  return (
    <div className="storefront-status">
      <button
        type="button"
        className={`status storefront-status__state storefront-status__state--${toneOf(storefront)}`}
        popoverTarget={PANEL_ID}
        aria-label={`Storefront: ${stateText(storefront)}`}
      >
        <span className="storefront-status__words">{stateText(storefront)}</span>
        <span className="storefront-status__short">
          <Icon name={icon} />
          {count}
        </span>
        <Icon name="expand" />
      </button>
      <span className="visually-hidden" aria-live="polite">
        {stateText(storefront)}
      </span>
      {storefront.mode === 'CATALOGUE' && <PublishButton storefront={storefront} />}
      <Dropdown ref={panel} id={PANEL_ID} label="Storefront">
        <div className="storefront-status__panel">
          <h2 className="storefront-status__title">{stateText(storefront)}</h2>
          <p className="aside storefront-status__detail">{stateDetail(storefront)}</p>
          <PublishProgress storefront={storefront} />
          <PublishButton storefront={storefront} />
        </div>
        <Link className="entry dropdown__entry" to={PATHS.storefront}>
          Releases and settings
        </Link>
        <Link className="entry dropdown__entry" to={PATHS.storefrontContent}>
          Storefront content
        </Link>
        <a className="entry dropdown__entry" href={OUTSIDE.storefront}>
          View storefront
        </a>
      </Dropdown>
    </div>
  );
}

/** How much of the pages is done. */
export function PublishProgress({ storefront: { state, progress } }: { storefront: Storefront }) {
  if (state !== 'PUBLISHING') return null;
  const isCounting = progress?.step === 'RENDERING' && progress.totalPages > 0;
  return (
    <progress
      className="storefront-status__progress"
      aria-label="Publishing"
      {...(isCounting && { value: progress.pages, max: progress.totalPages })}
    />
  );
}

/** Publishes what waits, under the name that fits; nothing where nothing waits. */
export function PublishButton({ storefront }: { storefront: Storefront }) {
  const { isBusy, change } = useStorefrontChange();
  const label = publishLabel(storefront);
  return (
    label && (
      <WriteControls>
        <Button label={label} isSmall isBusy={isBusy} onClick={() => change('PublishStorefront', {})} />
      </WriteControls>
    )
  );
}

function toneOf({ mode, state }: Storefront): string {
  if (state === 'FAILED') return 'failed';
  if (state === 'PUBLISHING') return 'publishing';
  return mode === 'SAMPLE' || state === 'WAITING' ? 'waiting' : 'live';
}

/** Changes the storefront, one change at a time. A toast shows the error of a failed change. */
export function useStorefrontChange(): {
  isBusy: boolean;
  change: (...change: StorefrontChange) => Promise<void>;
} {
  const [isBusy, setBusy] = useState(false);
  const change = async (...call: StorefrontChange) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await (await import('./change-storefront.ts')).changeStorefront(...call);
    } catch (error) {
      toastFailure(error);
    }
    setBusy(false);
  };
  return { isBusy, change };
}
