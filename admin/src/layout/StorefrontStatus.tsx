import type { OperationVariables } from '@apollo/client';
import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../client/apollo-client.ts';
import { Button } from '../components/Button.tsx';
import { PublishStorefrontDocument } from '../graphql.generated.ts';
import { WriteControls } from '../session/WriteControls.tsx';
import './storefront-status.css';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../components/Icon.tsx';
import { toastFailure } from '../components/use-on-demand.ts';
import { OUTSIDE, PATHS } from '../paths.ts';
import { Dropdown } from './Dropdown.tsx';
import { expectRelease, noteStorefront, type Storefront, useStorefront } from './storefront-state.ts';
import { publishLabel, shortState, stateDetail, stateText } from './storefront-words.ts';

const PANEL_ID = 'storefront-status';

/** Shows whether shoppers see the latest changes. Opens a menu with details and actions. */
export function StorefrontStatus() {
  const storefront = useStorefront();
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // The location's key changes with every navigation.
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
        aria-label={layoutText.storefrontState(stateText(storefront))}
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
      <Dropdown ref={panel} id={PANEL_ID} label={sharedText.storefront}>
        <div className="storefront-status__panel">
          <h2 className="storefront-status__title">{stateText(storefront)}</h2>
          <p className="aside storefront-status__detail">{stateDetail(storefront)}</p>
          <PublishProgress storefront={storefront} />
          <PublishButton storefront={storefront} />
        </div>
        <Link className="entry dropdown__entry" to={PATHS.storefront}>
          {layoutText.releasesAndSettings}
        </Link>
        <Link className="entry dropdown__entry" to={PATHS.storefrontContent}>
          {sharedText.storefrontContent}
        </Link>
        <a className="entry dropdown__entry" href={OUTSIDE.storefront}>
          {sharedText.viewStorefront}
        </a>
      </Dropdown>
    </div>
  );
}

/** The progress of rendering the pages. */
export function PublishProgress({ storefront: { state, progress } }: { storefront: Storefront }) {
  if (state !== 'PUBLISHING') return null;
  const isCounting = progress?.step === 'RENDERING' && progress.totalPages > 0;
  return (
    <progress
      className="storefront-status__progress"
      aria-label={layoutText.publishing}
      {...(isCounting && { value: progress.pages, max: progress.totalPages })}
    />
  );
}

/** The publish button, whose label depends on the state. Renders nothing without changes to publish. */
export function PublishButton({ storefront }: { storefront: Storefront }) {
  const { isBusy, change } = useStorefrontChange();
  const label = publishLabel(storefront);
  return (
    label && (
      <WriteControls>
        <Button label={label} isSmall isBusy={isBusy} onClick={() => change(PublishStorefrontDocument)} />
      </WriteControls>
    )
  );
}

function toneOf({ mode, state }: Storefront): string {
  if (state === 'FAILED') return 'failed';
  if (state === 'PUBLISHING') return 'publishing';
  return mode === 'SAMPLE' || state === 'WAITING' ? 'waiting' : 'live';
}

type StorefrontChange = <Variables extends OperationVariables>(
  ...call: Parameters<typeof runMutation<{ storefront: Storefront }, Variables>>
) => Promise<void>;

/** Changes the storefront, one change at a time. A toast shows the error of a failed change. */
export function useStorefrontChange(): {
  isBusy: boolean;
  change: StorefrontChange;
} {
  const [isBusy, setBusy] = useState(false);
  const change: StorefrontChange = async (...call) => {
    if (isBusy) return;
    setBusy(true);
    try {
      noteStorefront((await runMutation(...call)).storefront);
      expectRelease();
    } catch (error) {
      toastFailure(error);
    }
    setBusy(false);
  };
  return { isBusy, change };
}
