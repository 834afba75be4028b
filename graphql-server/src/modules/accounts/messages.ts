import { defineMessages } from '@mela/rules/messages.ts';
import { plural } from '@mela/rules/plural.ts';

const MINUTE_S = 60;

function wait(seconds: number): string {
  if (seconds < MINUTE_S) return plural(seconds, { one: '1 second', other: `${seconds} seconds` });
  const minutes = Math.ceil(seconds / MINUTE_S);
  return plural(minutes, { one: '1 minute', other: `${minutes} minutes` });
}

export const accountsMessages = defineMessages('accounts', {
  chooseScope: 'Choose at least one permission',
  tooManyTokens: ({ max }: { max: number }) => `You already have ${max} tokens. Revoke one first`,
  invalidToken: 'This token is not valid.',
  emailTaken: 'There is already an account with this email',
  invalidEmail: 'Enter a valid email address',
  invalidName: ({ max }: { max: number }) => `Enter a name with at most ${max} characters`,
  notFound: 'Nothing found with this id.',
  passkeyRejected: 'This passkey was not accepted. Try again, or use your password.',
  passkeyNotAdded: 'This passkey could not be added. Start again.',
  tooManyPasskeys: ({ max }: { max: number }) => `You already have ${max} passkeys. Remove one first.`,
  passkeyAlreadyAdded: 'This passkey has already been added.',
  resetLinkExpired:
    'This link has expired or was already used. Sign in with your new password, or ask an owner for another link.',
  passwordTooShort: ({ min }: { min: number }) => `Password must have at least ${min} characters`,
  passwordTooLong: ({ max }: { max: number }) => `Password must have at most ${max} characters`,
  passwordContainsEmail: 'Password must not contain your email',
  passwordTooCommon: 'This password is too common. Choose a less predictable one',
  tooManySignIns: 'Too many people are signing in right now. Try again in a few seconds.',
  passkeyNeedsDomain:
    'Passkeys need a domain name and do not work with an IP address: set PUBLIC_URL to one.',
  passkeyNeedsLocalhost: ({ port }: { port: string }) =>
    `Passkeys need a domain name and do not work with an IP address: open the admin at http://localhost:${port}.`,
  passkeyNeedsPublicUrl: 'Passkeys need the shop’s public address. Set PUBLIC_URL.',
  passkeyNeedsHttps: 'Passkeys need HTTPS, but PUBLIC_URL is an http:// address.',
  enterCode: 'Enter the code from your authenticator app.',
  wrongCode: 'This code is wrong or was already used.',
  secondFactorAlreadyOn: 'Two-factor authentication is already on. Turn it off first.',
  useRecoveryCode: 'This server cannot check codes from your app. Enter a recovery code.',
  tooManyAttempts: ({ seconds }: { seconds: number }) => `Too many attempts. Try again in ${wait(seconds)}.`,
  wrongEmailOrPassword: 'The email or password is wrong.',
  wrongPassword: 'Wrong password',
  shopHasAccounts: 'The shop already has accounts. Ask an owner for an invitation.',
  invitationExpired: 'This invitation has expired or was already used. Ask for another one.',
  lastOwner: 'The shop needs at least one owner. Make someone else an owner first.',
  accountExists: 'There is already an account with this email.',
  passwordChangedMeanwhile: 'The password was changed in the meantime.',
});

export const accountsTexts = {
  metricFailedSignIns: 'Recent failed sign-in attempts that still count towards a limit.',
  unknownBrowser: 'Unknown browser',
};
