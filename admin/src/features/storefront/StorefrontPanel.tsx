import { Button, ButtonLink } from '../../components/Button.tsx';
import { WriteControls } from '../../session/WriteControls.tsx';
import '../../components/form.css';
import { useQuery } from '@apollo/client/react';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { useId, useState } from 'react';
import { generatePath, Link } from 'react-router';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { formatCountOf } from '../../format.ts';
import { StorefrontContentDocument } from '../../graphql.generated.ts';
import { PublishButton, PublishProgress, useStorefrontChange } from '../../layout/StorefrontStatus.tsx';
import type { Storefront } from '../../layout/storefront-state.ts';
import { stateDetail, stateText } from '../../layout/storefront-words.ts';
import { OUTSIDE, PATHS } from '../../paths.ts';
import { executeOnce } from '../../session/execute-once.ts';
import ORDER_OPERATIONS from '../orders/orders.graphql?raw';

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
  const [asking, setAsking] = useState<'first' | 'again'>();
  const [openCount, setOpenCount] = useState(0);
  const show = () => void change('ShowSample', {});
  /** Asks once more where customers wait for something. @throws never: where it cannot be counted, it asks as well */
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
          text="Customers with open orders will find a shop with made-up products and prices, and nobody can order from you. Their order pages and your orders stay. Show the sample content all the same?"
          action="Show it all the same"
          onConfirm={show}
          onClosed={() => setAsking(undefined)}
        />
      )}
      {asking === 'first' && (
        <ConfirmDialog
          title="Show the sample content?"
          text="Shoppers see the sample content at once, in place of your catalogue. Your products and releases are kept."
          action="Show sample content"
          onConfirm={() => void confirm()}
          onClosed={() => setAsking((now) => (now === 'first' ? undefined : now))}
        />
      )}
    </>
  );
}

/** @returns null where they cannot be counted */
async function countOpenOrders(): Promise<number | null> {
  const answer = await executeOnce(ORDER_OPERATIONS, 'ReadLatestOrder').catch(() => null);
  return answer?.orders?.openCount ?? null;
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
      <p className="aside storefront-panel__hint" id={id}>
        {isPaused &&
          `It waits since you went back to release ${release}. Switch it on, and your catalogue is live again. `}
        {isOn
          ? 'What you save is live within a second or so.'
          : 'What you save waits until you press Go live.'}
      </p>
    </div>
  );
}

/** Before the first release: what the pages will not promise, because the content does not say it. */
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
      You have said nothing yet of {new Intl.ListFormat('en').format(unsaid)}, so the pages of your catalogue
      will promise nothing of it. You can say it under{' '}
      <Link to={`${PATHS.storefrontContent}?section=shop`}>Shop details</Link>, now or later.
    </p>
  );
}

type Fault = Storefront['faults'][number];

const KINDS: Record<Fault['kind'], (target: string) => string> = {
  RENDERING: (target) => `its page could not be made (${target})`,
  NO_TITLE: () => 'its page has no title',
  EMPTY: () => 'its page is empty',
  DEAD_LINK: (target) => `it links to ${target}, where nothing is`,
  IMAGE_MISSING: (target) => `the image ${target} is missing`,
};
const OUTCOMES: Record<Fault['outcome'], string> = {
  LEFT_OUT: 'It is left out.',
  KEPT: 'It stays as it was before.',
  SHOWN: 'It is live all the same.',
};

/** What could not be published as it was saved, each with a link to where it is mended. */
function PublishFaults({ faults }: { faults: Fault[] }) {
  return (
    <section className="storefront-panel__setting" aria-labelledby="faults">
      <h3 className="storefront-panel__label" id="faults">
        Not live as you saved it
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
