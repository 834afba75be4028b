import { ONLINE_METHODS, type OnlineMethod } from '@mela/rules/selling-terms.ts';
import { useState } from 'react';
import { runMutation } from '../../client/apollo-client.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
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
  stripe: 'Stripe: cards and wallets',
  razorpay: 'Razorpay: cards, UPI, net banking and wallets in rupees',
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
      <legend>Online payments</legend>
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
  /** undefined: not loaded yet. */
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
            {TITLES[method]} {provider?.mode === 'TEST' && ' (test mode)'}
          </>
        }
      />
      {provider && provider.missing.length > 0 && (
        <p className="aside">
          Set {new Intl.ListFormat('en').format(provider.missing)} as environment variables, and restart the
          server.
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
        Webhook: <code>{webhookUrl}</code>.{' '}
        {lastEventAt ? `Last event ${formatMoment(lastEventAt)}.` : 'No events received yet.'}
      </p>
      <ActionButton label="Test connection" aria-label={`Test the connection to ${title}`} action={test} />
      <div role="status">
        {result?.length === 0 && `${title} is ready.`}
        {result?.map((problem) => (
          <Fault key={problem} text={problem} />
        ))}
      </div>
    </>
  );
}
