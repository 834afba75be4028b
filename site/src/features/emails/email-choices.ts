/** What a link in an email offers. */
interface Choice {
  title: string;
  text: (shop: string) => string;
  button: string;
  done: string;
  /** A mutation with one field, which takes the link's token and answers whether it is valid. */
  mutation: string;
}

const CHOICES: Readonly<Record<string, Choice>> = {
  confirm: {
    title: 'Confirm your subscription',
    text: (shop) => `${shop} will send its newsletter to this address. You can unsubscribe at any time.`,
    button: 'Yes, sign me up',
    done: 'Welcome! You are subscribed.',
    mutation: 'mutation Confirm($token: String!) { isValid: confirmNewsletter(token: $token) }',
  },
  newsletter: {
    title: 'Unsubscribe from our newsletter?',
    text: (shop) => `${shop} will send you no more newsletters. You will still get emails about your orders.`,
    button: 'Unsubscribe',
    done: 'Done. You will get no more newsletters.',
    mutation: 'mutation Leave($token: String!) { isValid: leaveNewsletter(token: $token) }',
  },
  alerts: {
    title: 'Stop stock alerts?',
    text: (shop) =>
      `${shop} will no longer email you about items that are back in stock, unless you ask again.`,
    button: 'Stop stock alerts',
    done: 'Done. You will get no more stock alerts.',
    mutation: 'mutation Leave($token: String!) { isValid: leaveStockAlerts(token: $token) }',
  },
};

/** @param link `#name=token` @returns null for any other link */
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
