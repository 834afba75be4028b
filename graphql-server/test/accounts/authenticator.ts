import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** What an authenticator app shows for a secret; each code is taken once, so that a second one has to be the next. */
export function codeOf(secret: string, { isNext = false } = {}): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  return app.generate({ timestamp: Date.now() + (isNext ? STEP_MS : 0) });
}
