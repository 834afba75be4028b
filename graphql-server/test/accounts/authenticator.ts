import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The code of an authenticator app for a secret. Each code works once, so a second call must return the next one. */
export function codeOf(secret: string, { isNext = false } = {}): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  return app.generate({ timestamp: Date.now() + (isNext ? STEP_MS : 0) });
}
