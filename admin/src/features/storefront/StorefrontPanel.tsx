import { Button, ButtonLink } from '../../components/Button.tsx';
import { WriteControls } from '../../session/WriteControls.tsx';
import '../../components/form.css';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { PublishButton, PublishProgress } from '../../layout/StorefrontStatus.tsx';
import type { Storefront } from '../../layout/storefront-state.ts';
import { stateDetail, stateText } from '../../layout/storefront-words.ts';
import { useStorefrontChange } from '../../layout/use-storefront-change.ts';
import { OUTSIDE, PATHS } from '../../paths.ts';
import { PublishFaults } from './PublishFaults.tsx';
import { UnsaidPromises } from './UnsaidPromises.tsx';

export function StorefrontPanel({ storefront }: { storefront: Storefront }) {
  const { mode, release } = storefront;
  const isSample = mode === 'SAMPLE';
  return (
    <section className="panel storefront-panel" aria-labelledby="shown">
      <header className="storefront-panel__head">
        <p className="storefront-panel__label">Shoppers see</p>
        <h2 className="storefront-panel__title" id="shown">
          {isSample
            ? 'The sample content'
            : `Your catalogue${release === null ? '' : `, release ${release}`}`}
        </h2>
        <p className="storefront-panel__state" data-state={storefront.state}>
          {storefront.state !== 'LIVE' && <strong>{stateText(storefront)}. </strong>}
          {stateDetail(storefront)}
        </p>
        <PublishProgress storefront={storefront} />
      </header>
      {isSample && <UnsaidPromises />}
      <div className="storefront-panel__actions">
        <PublishButton storefront={storefront} />
        <ButtonLink label="View storefront" isQuiet isSmall href={OUTSIDE.storefront} />
        <ButtonLink label="Edit its content" isQuiet isSmall to={PATHS.storefrontContent} />
        {!isSample && (
          <WriteControls>
            <ShowSample />
          </WriteControls>
        )}
      </div>
      {storefront.faults.length > 0 && <PublishFaults faults={storefront.faults} />}
      <WriteControls>
        <AutomaticSwitch storefront={storefront} />
      </WriteControls>
    </section>
  );
}

function ShowSample() {
  const { isBusy, change } = useStorefrontChange();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button label="Show sample content" isQuiet isSmall isBusy={isBusy} onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title="Show the sample content?"
          text="Shoppers see the sample content at once, in place of your catalogue. Your products and releases are kept."
          action="Show sample content"
          onConfirm={() => change('ShowSample', {})}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** On where changes go live by themselves: not since a former release was gone back to. */
function AutomaticSwitch({
  storefront: { publishesAutomatically, isPaused, release },
}: {
  storefront: Storefront;
}) {
  const isOn = publishesAutomatically && !isPaused;
  const id = useId();
  const { change } = useStorefrontChange();
  return (
    <div className="storefront-panel__setting">
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={id}
          onChange={({ target }) =>
            change('UpdateStorefrontSettings', { input: { publishesAutomatically: target.checked } })
          }
        />
        Publish every change by itself
      </label>
      <p className="storefront-panel__hint" id={id}>
        {isPaused &&
          `It waits since you went back to release ${release}. Switch it on, and your catalogue is live again. `}
        {isOn
          ? 'What you save is live within a second or so.'
          : 'What you save waits until you press Go live.'}
      </p>
    </div>
  );
}
