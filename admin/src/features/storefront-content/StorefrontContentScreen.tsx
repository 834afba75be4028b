import * as sharedText from '#messages/shared.ts';
import * as storefrontContentText from '#messages/storefront-content.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import './storefront-content.css';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { StorefrontContentDocument } from '../../graphql.generated.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { type SavedContent, savedContent } from './use-content-form.ts';

/** The editor of all texts and images of the storefront. */
export function StorefrontContentScreen() {
  // A cached version could be outdated, and saving it would cause a conflict.
  const { data, error, refetch } = useQuery(StorefrontContentDocument, { fetchPolicy: 'network-only' });
  return (
    <>
      <title>{storefrontContentText.storefrontContentMelaAdmin}</title>
      <h1>{sharedText.storefrontContent}</h1>
      {data && <Loaded content={savedContent(data.storefrontContent)} />}
      {!data && error && (
        <section className="panel" role="alert">
          <EmptyState title={storefrontContentText.contentCouldNotBeLoaded}>
            <p>{sharedText.serverDidNotRespondCheck}</p>
            <Button label={sharedText.retry} isSmall onClick={() => refetch().catch(() => undefined)} />
          </EmptyState>
        </section>
      )}
      {!data && !error && (
        <section className="panel content content--loading" aria-busy="true">
          <span className="visually-hidden">{storefrontContentText.loadingContent}</span>
          <span className="skeleton skeleton--images" />
          <span className="skeleton skeleton--images" />
        </section>
      )}
    </>
  );
}

/**
 * The editor, which keeps the content that was first loaded, so that a later response does not replace
 * unsaved input.
 */
function Loaded({ content }: { content: SavedContent }) {
  const [initial] = useState(content);
  return <ContentEditor initial={initial} />;
}
