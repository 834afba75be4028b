import { IN_BACKGROUND, runQuery } from '../../client/apollo-client.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import {
  ReadLatestOrderDocument,
  ShowSampleDocument,
  StorefrontContentDocument,
  UpdateStorefrontSettingsDocument,
} from '../../graphql.generated.ts';
import { WriteControls } from '../../session/WriteControls.tsx';
import '../../components/form.css';
import { useQuery } from '@apollo/client/react';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { useId, useState } from 'react';
import { generatePath, Link } from 'react-router';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { formatCountOf } from '../../format.ts';
import { PublishButton, PublishProgress, useStorefrontChange } from '../../layout/StorefrontStatus.tsx';
import type { Storefront } from '../../layout/storefront-state.ts';
import { stateDetail, stateText } from '../../layout/storefront-words.ts';
import { OUTSIDE, PATHS } from '../../paths.ts';

export function StorefrontPanel({ storefront }: { storefront: Storefront }) {
  const { mode, release } = storefront;
  const isSample = mode === 'SAMPLE';
  return (
    <section className="panel storefront-panel" aria-labelledby="shown">
      <header className="storefront-panel__head">
        <p className="storefront-panel__label">Shoppers see</p>
        <h2 className="lead-title" id="shown">
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
      <div className="row">
        <PublishButton storefront={storefront} />
        <ButtonLink label="View storefront" isQuiet isSmall href={OUTSIDE.storefront} />
        <ButtonLink label="Edit content" isQuiet isSmall to={PATHS.storefrontContent} />
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
  const [asking, setAsking] = useState<'first' | 'again'>();
  const [openCount, setOpenCount] = useState(0);
  const show = () => void change(ShowSampleDocument);
  /** Asks again if customers have open orders, or if these cannot be counted. */
  const confirm = async () => {
    const count = await countOpenOrders();
    if (count === 0) return show();
    setOpenCount(count ?? 0);
    setAsking('again');
  };
  return (
    <>
      <Button
        label="Show sample content"
        isQuiet
        isSmall
        isBusy={isBusy}
        onClick={() => setAsking('first')}
      />
      {asking === 'again' && (
        <ConfirmDialog
          title={
            openCount > 0 ? `You have ${formatCountOf(openCount, 'open order')}` : 'There may be open orders'
          }
          text="Your shop will show made-up products and prices, and no one can order from you. Customers can still open their order pages, and you keep your orders. Show the sample content anyway?"
          action="Show it anyway"
          onConfirm={show}
          onClosed={() => setAsking(undefined)}
        />
      )}
      {asking === 'first' && (
        <ConfirmDialog
          title="Show the sample content?"
          text="Shoppers see the sample content instead of your catalogue immediately. You keep your products and releases."
          action="Show sample content"
          onConfirm={() => void confirm()}
          onClosed={() => setAsking((now) => (now === 'first' ? undefined : now))}
        />
      )}
    </>
  );
}

/** @returns null if they cannot be counted */
async function countOpenOrders(): Promise<number | null> {
  const answer = await runQuery(ReadLatestOrderDocument, {}, IN_BACKGROUND).catch(() => null);
  return answer?.orders?.openCount ?? null;
}

/** Automatic publishing. Turned off by a rollback. */
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
            change(UpdateStorefrontSettingsDocument, { input: { publishesAutomatically: target.checked } })
          }
        />
        Publish automatically
      </label>
      <p className="aside storefront-panel__hint" id={id}>
        {isPaused &&
          `Publishing is paused because you restored release ${release}. Turn it on to publish your catalogue again. `}
        {isOn
          ? 'Changes go live about a second after you save them.'
          : 'Changes go live when you press Go live.'}
      </p>
    </div>
  );
}

/** Before the first release, lists the promises that pages omit because the content does not make them. */
function UnsaidPromises() {
  const { data } = useQuery(StorefrontContentDocument, { fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { shop } = data.storefrontContent.values as StorefrontContent;
  const unsaid = [
    ...(shop.returnDays === null ? ['returns'] : []),
    ...(shop.warrantyYears === null ? ['warranty'] : []),
    ...(shop.delivery === '' ? ['delivery'] : []),
  ];
  if (unsaid.length === 0) return null;
  return (
    <p className="storefront-panel__unsaid">
      Your shop does not mention {new Intl.ListFormat('en').format(unsaid)} yet. You can add this under{' '}
      <Link to={`${PATHS.storefrontContent}?section=shop`}>Shop details</Link> now or later.
    </p>
  );
}

type Fault = Storefront['faults'][number];

const KINDS: Record<Fault['kind'], (target: string) => string> = {
  RENDERING: (target) => `its page could not be rendered (${target})`,
  NO_TITLE: () => 'its page has no title',
  EMPTY: () => 'its page is empty',
  DEAD_LINK: (target) => `it links to ${target}, which does not exist`,
  IMAGE_MISSING: (target) => `the image ${target} is missing`,
};
const OUTCOMES: Record<Fault['outcome'], string> = {
  LEFT_OUT: 'It is not in the shop.',
  KEPT: 'Its previous version stays live.',
  SHOWN: 'It is live with this problem.',
};

/** The items that could not be published as saved, with links to fix them. */
function PublishFaults({ faults }: { faults: Fault[] }) {
  return (
    <section className="storefront-panel__setting" aria-labelledby="faults">
      <h3 className="storefront-panel__label" id="faults">
        Publishing problems
      </h3>
      <ul className="storefront-panel__faults">
        {faults.map((fault) => (
          <li key={`${fault.subject} ${fault.subjectId}`}>
            <Link to={formOf(fault)}>{fault.name ?? 'Storefront content'}</Link>:{' '}
            {KINDS[fault.kind](fault.target ?? '')}. {OUTCOMES[fault.outcome]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function formOf({ subject, subjectId }: Fault): string {
  if (subject === 'CONTENT') return PATHS.storefrontContent;
  return subject === 'CATEGORY' ? PATHS.category : generatePath(PATHS.editProduct, { id: subjectId ?? '' });
}
