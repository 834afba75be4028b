import * as emailsText from '#messages/emails.ts';

/** The action that a link in an email offers. */
interface Choice {
  title: string;
  text: (shop: string) => string;
  button: string;
  done: string;
  /** A mutation with one field, which takes the link's token and returns whether it is valid. */
  mutation: string;
}

const CHOICES: Readonly<Record<string, Choice>> = {
  confirm: {
    title: emailsText.confirmTitle,
    text: emailsText.confirmText,
    button: emailsText.confirmYes,
    done: emailsText.welcome,
    mutation: 'mutation Confirm($token: String!) { isValid: confirmNewsletter(token: $token) }',
  },
  newsletter: {
    title: emailsText.unsubscribeTitle,
    text: emailsText.unsubscribeText,
    button: emailsText.unsubscribe,
    done: emailsText.unsubscribed,
    mutation: 'mutation Leave($token: String!) { isValid: leaveNewsletter(token: $token) }',
  },
  alerts: {
    title: emailsText.stopAlertsTitle,
    text: emailsText.stopAlertsText,
    button: emailsText.stopAlerts,
    done: emailsText.alertsStopped,
    mutation: 'mutation Leave($token: String!) { isValid: leaveStockAlerts(token: $token) }',
  },
};

/**
 * Reads the link from an email.
 * @param link such as `#name=token`
 * @returns null for any other link
 */
export function readLink(link: string): { choice: Choice; token: string } | null {
  const [, name = '', token = ''] = /^#([a-z]+)=(.+)$/.exec(link) ?? [];
  const choice = Object.hasOwn(CHOICES, name) ? CHOICES[name] : undefined;
  return choice ? { choice, token: decoded(token) } : null;
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
