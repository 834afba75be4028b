import { useState } from 'react';
import * as emailsText from '#messages/emails.ts';
import * as sharedText from '#messages/shared.ts';
import { postGraphql } from '../cart/post-graphql.ts';
import { useFocusOnShow, useSent } from '../cart/use-sent.ts';
import { readLink } from './email-choices.ts';

interface Props {
  /** The link from the email: the fragment of the address. */
  link: string;
  shop: string;
}

const NO_LINK = emailsText.openWithLink;
const NOT_VALID = emailsText.linkExpired;
const UNREACHABLE = emailsText.failed;

/**
 * Offers the action of a link in an email. It waits for a press, because programs that check emails also
 * follow links.
 */
export function EmailChoice({ link, shop }: Props) {
  const asked = readLink(link);
  const [isDone, setDone] = useState(false);
  const { isBusy, fault, run } = useSent(UNREACHABLE);
  if (!asked) return <p>{NO_LINK}</p>;
  const { choice, token } = asked;
  if (isDone) return <Done text={choice.done} />;
  const send = () =>
    run(async () => {
      const { isValid } = await postGraphql<{ isValid: boolean }>(choice.mutation, { token });
      setDone(isValid);
      return isValid ? undefined : NOT_VALID;
    });
  return (
    <>
      <h2>{choice.title}</h2>
      <p>{choice.text(shop)}</p>
      <button type="button" className="button" aria-busy={isBusy || undefined} onClick={() => void send()}>
        {choice.button}
      </button>
      <p role="alert">{fault}</p>
    </>
  );
}

function Done({ text }: { text: string }) {
  return (
    <>
      <h2 ref={useFocusOnShow<HTMLHeadingElement>()} tabIndex={-1}>
        {text}
      </h2>
      <p>
        <a className="button button--quiet" href="/">
          {sharedText.goToShop}
        </a>
      </p>
    </>
  );
}
