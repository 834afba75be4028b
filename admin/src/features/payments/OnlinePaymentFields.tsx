import { ONLINE_METHODS, type OnlineMethod } from '@mela/rules/selling-terms.ts';
import { useState } from 'react';
import * as paymentsText from '#messages/payments.ts';
import * as sharedText from '#messages/shared.ts';
import { runMutation } from '../../client/apollo-client.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { ActionButton } from '../../components/Button.tsx';
import { Fault } from '../../components/Fault.tsx';
import { CheckField } from '../../components/Field.tsx';
import { formatMoment } from '../../format.ts';
import {
  PaymentProvidersDocument,
  type PaymentProvidersQuery,
  TestPaymentProviderDocument,
} from '../../graphql.generated.ts';
import './payments.css';

type Provider = PaymentProvidersQuery['paymentProviders'][number];

const TITLES: Record<OnlineMethod, string> = {
  stripe: paymentsText.stripeCardsAndWallets,
  razorpay: paymentsText.razorpayCardsUpiNetBanking,
};

interface Props {
  /** The enabled methods. */
  stored: readonly string[];
}

/** Enables payment providers and tests their keys. The keys are environment variables of the server and never shown. */
export function OnlinePaymentFields({ stored }: Props) {
  const providers = useLiveQuery(PaymentProvidersDocument, { isBackground: true }).data?.paymentProviders;
  return (
    <fieldset className="online-payments selling__wide">
      <legend>{sharedText.onlinePayments}</legend>
      {ONLINE_METHODS.map((method) => (
        <ProviderFields
          key={method}
          method={method}
          isOn={stored.includes(method)}
          provider={providers?.find((one) => one.method === method)}
        />
      ))}
      <Fault name="onlineMethods" />
    </fieldset>
  );
}

interface ProviderProps {
  method: OnlineMethod;
  isOn: boolean;
  /** The provider. undefined until loaded. */
  provider: Provider | undefined;
}

function ProviderFields({ method, isOn, provider }: ProviderProps) {
  const isReady = provider?.missing.length === 0;
  return (
    <div className="online-payments__provider">
      <CheckField
        name="onlineMethods"
        value={method}
        defaultChecked={isOn}
        disabled={provider !== undefined && !isReady && !isOn}
        label={
          <>
            {TITLES[method]} {provider?.mode === 'TEST' && paymentsText.testMode}
          </>
        }
      />
      {provider && provider.missing.length > 0 && (
        <p className="aside">
          {paymentsText.setAsEnvironmentVariablesAndRestart(
            new Intl.ListFormat('en').format(provider.missing),
          )}
        </p>
      )}
      {provider && isReady && <ProviderTest provider={provider} />}
    </div>
  );
}

function ProviderTest({ provider: { method, title, webhookUrl, lastEventAt } }: { provider: Provider }) {
  const [result, setResult] = useState<readonly string[]>();
  const test = async () => {
    setResult(undefined);
    setResult((await runMutation(TestPaymentProviderDocument, { method })).testPaymentProvider.problems);
  };
  return (
    <>
      <p className="aside">
        {paymentsText.webhook} <code>{webhookUrl}</code>.{' '}
        {lastEventAt ? paymentsText.lastEventAt(formatMoment(lastEventAt)) : paymentsText.noEventsReceivedYet}
      </p>
      <ActionButton
        label={paymentsText.testConnection}
        aria-label={paymentsText.testConnectionTo(title)}
        action={test}
      />
      <div role="status">
        {result?.length === 0 && paymentsText.titleIsReady(title)}
        {result?.map((problem) => (
          <Fault key={problem} text={problem} />
        ))}
      </div>
    </>
  );
}
