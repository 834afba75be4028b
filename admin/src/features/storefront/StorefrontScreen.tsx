import * as sharedText from '#messages/shared.ts';
import * as storefrontText from '#messages/storefront.ts';
import { Panel } from '../../components/Panel.tsx';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import './storefront.css';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ListReleasesDocument } from '../../graphql.generated.ts';
import { useStorefront } from '../../layout/storefront-state.ts';
import { PATHS } from '../../paths.ts';
import { useMayWrite } from '../../session/session-state.ts';
import { ReleaseTable } from './ReleaseTable.tsx';
import { StorefrontPanel } from './StorefrontPanel.tsx';

/** The release that shoppers see, automatic publishing, and earlier releases. */
export function StorefrontScreen() {
  const storefront = useStorefront();
  return (
    <>
      <title>{storefrontText.storefrontMelaAdmin}</title>
      <h1>{sharedText.storefront}</h1>
      {storefront ? (
        <StorefrontPanel storefront={storefront} />
      ) : (
        <LoadingPanel what={storefrontText.storefront} className="storefront-panel" />
      )}
      <Releases
        shown={`${storefront?.mode} ${storefront?.release}`}
        isBusy={storefront?.state === 'PUBLISHING'}
      />
    </>
  );
}

interface ReleasesProps {
  /** A key that changes when a different version is live. */
  shown: string;
  isBusy: boolean;
}

function Releases({ shown, isBusy }: ReleasesProps) {
  const { data, error, refetch } = useQuery(ListReleasesDocument, { fetchPolicy: 'cache-and-network' });
  const releases = data?.releases.nodes;
  const mayWrite = useMayWrite();

  useEffect(() => {
    if (shown) refetch().catch(() => undefined);
  }, [shown, refetch]);

  return (
    <Panel
      id="releases"
      title={sharedText.releases}
      aside={
        <p className="aside releases__hint">
          {storefrontText.last20ReleasesYouCanRestore}
          {mayWrite && (
            <>
              {' '}
              <Link to={PATHS.webhooks}>{sharedText.webhooks}</Link> {storefrontText.canNotifyYourOwnSystems}
            </>
          )}
        </p>
      }
      isBusy={!releases && !error}
      className="releases-panel"
    >
      {releases && releases.length > 0 && <ReleaseTable releases={releases} isBusy={isBusy} />}
      {releases?.length === 0 && (
        <EmptyState title={storefrontText.noReleaseYet}>
          {storefrontText.publishYourStoreToCreateFirst}
        </EmptyState>
      )}
      {!releases && error && (
        <LoadFailure what={storefrontText.releases} onRetry={() => refetch().catch(() => undefined)} />
      )}
    </Panel>
  );
}
