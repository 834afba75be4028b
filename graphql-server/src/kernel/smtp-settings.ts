import { isEmailAddress } from '@mela/rules/address-checks.ts';
import { kernelTexts } from './messages.ts';

/** A mail server; plain data. */
export interface SmtpServer {
  host: string;
  port: number;
  /** Whether the connection uses TLS from the start. */
  secure: boolean;
  /** Requires TLS if there is a password, so that neither it nor an email is sent unencrypted. */
  requireTLS: boolean;
  /** Does not use TLS on this machine, where certificates are usually self-signed. */
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
}

export interface MailAddress {
  name: string;
  address: string;
}

const PORT = 587;
const TLS_PORT = 465;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;
const NAMED = /^(?<name>[^<>\p{C}]*)<(?<address>[^<>]+)>$/u;

/**
 * @returns null if no mail server is set
 * @param faults collects a sentence that does not repeat the value, because it may contain a password
 */
export function readSmtpServer(text: string, faults: string[]): SmtpServer | null {
  if (text === '') return null;
  const url = URL.parse(text);
  const isServer =
    url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && restOf(url) === '';
  const auth = url && readAuth(url);
  if (!isServer || auth === null) {
    faults.push(kernelTexts.invalidSmtpUrl);
    return null;
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  const isHere = LOOPBACK.test(host);
  return {
    host,
    port: Number(url.port) || (secure ? TLS_PORT : PORT),
    secure,
    requireTLS: auth !== undefined && !secure && !isHere,
    ignoreTLS: isHere && !secure,
    ...(auth && { auth }),
  };
}

function restOf({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/$/, '') + search + hash;
}

/** @returns undefined without a user, null for an invalid encoding */
function readAuth({ username, password }: URL): SmtpServer['auth'] | null {
  if (username === '' && password === '') return undefined;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return null;
  }
}

/** `shop@mela.example` or `Mela <shop@mela.example>`. @returns null if it is not set */
export function readMailFrom(text: string, faults: string[]): MailAddress | null {
  if (text === '') return null;
  const { name = '', address = text } = NAMED.exec(text)?.groups ?? {};
  if (!isEmailAddress(address.trim())) {
    faults.push(kernelTexts.invalidMailFrom);
    return null;
  }
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}
