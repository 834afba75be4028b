import * as sharedText from '#messages/shared.ts';
import * as storefrontText from '#messages/storefront.ts';
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
        <p className="storefront-panel__label">{storefrontText.shoppersSee}</p>
        <h2 className="lead-title" id="shown">
          {isSample
            ? storefrontText.sampleContent
            : release === null
              ? storefrontText.yourCatalogue
              : storefrontText.yourCatalogueRelease(release)}
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
        <ButtonLink label={sharedText.viewStorefront} isQuiet isSmall href={OUTSIDE.storefront} />
        <ButtonLink label={storefrontText.editContent} isQuiet isSmall to={PATHS.storefrontContent} />
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
  /** Asks a second time if there are open orders, or if they cannot be counted. */
  const confirm = async () => {
    const count = await countOpenOrders();
    if (count === 0) return show();
    setOpenCount(count ?? 0);
    setAsking('again');
  };
  return (
    <>
      <Button
        label={storefrontText.showSampleContent}
        isQuiet
        isSmall
        isBusy={isBusy}
        onClick={() => setAsking('first')}
      />
      {asking === 'again' && (
        <ConfirmDialog
          title={
            openCount > 0 ? storefrontText.youHaveOpenOrders(openCount) : storefrontText.thereMayBeOpenOrders
          }
          text={storefrontText.yourShopWillShowMadeUp}
          action={storefrontText.showItAnyway}
          onConfirm={show}
          onClosed={() => setAsking(undefined)}
        />
      )}
      {asking === 'first' && (
        <ConfirmDialog
          title={storefrontText.showSampleContentSentence}
          text={storefrontText.shoppersSeeSampleContentInstead}
          action={storefrontText.showSampleContent}
          onConfirm={() => void confirm()}
          onClosed={() => setAsking((now) => (now === 'first' ? undefined : now))}
        />
      )}
    </>
  );
}

/**
 * The number of open orders.
 * @returns null if they cannot be counted
 */
async function countOpenOrders(): Promise<number | null> {
  const answer = await runQuery(ReadLatestOrderDocument, {}, IN_BACKGROUND).catch(() => null);
  return answer?.orders?.openCount ?? null;
}

/** Automatic publishing. A rollback turns it off. */
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
        {storefrontText.publishAutomatically}
      </label>
      <p className="aside storefront-panel__hint" id={id}>
        {isPaused && storefrontText.publishingIsPausedBecauseYouRestored(release)}
        {isOn ? storefrontText.changesGoLiveAboutSecondAfter : storefrontText.changesGoLiveWhenYouPress}
      </p>
    </div>
  );
}

/**
 * Before the first release, lists promises that shoppers expect, but that the content does not make, so that
 * no page shows them.
 */
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
      {storefrontText.yourShopDoesNotMentionYet(new Intl.ListFormat('en').format(unsaid))}{' '}
      <Link to={`${PATHS.storefrontContent}?section=shop`}>{storefrontText.shopDetails}</Link>{' '}
      {storefrontText.nowOrLater}
    </p>
  );
}

type Fault = Storefront['faults'][number];

const KINDS: Record<Fault['kind'], (target: string) => string> = {
  RENDERING: (target) => storefrontText.itsPageCouldNotBeRendered(target),
  NO_TITLE: () => storefrontText.itsPageHasNoTitle,
  EMPTY: () => storefrontText.itsPageIsEmpty,
  DEAD_LINK: (target) => storefrontText.itLinksToWhichDoes(target),
  IMAGE_MISSING: (target) => storefrontText.imageIsMissing(target),
};
const OUTCOMES: Record<Fault['outcome'], string> = {
  LEFT_OUT: storefrontText.itIsNotInShop,
  KEPT: storefrontText.itsPreviousVersionStaysLive,
  SHOWN: storefrontText.itIsLiveWithThisProblem,
};

/** The items that could not be published in their saved state, with links to fix them. */
function PublishFaults({ faults }: { faults: Fault[] }) {
  return (
    <section className="storefront-panel__setting" aria-labelledby="faults">
      <h3 className="storefront-panel__label" id="faults">
        {storefrontText.publishingProblems}
      </h3>
      <ul className="storefront-panel__faults">
        {faults.map((fault) => (
          <li key={`${fault.subject} ${fault.subjectId}`}>
            <Link to={formOf(fault)}>{fault.name ?? sharedText.storefrontContent}</Link>:{' '}
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
