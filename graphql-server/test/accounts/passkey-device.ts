import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

const UP = 0x01;
const UV = 0x04;
const ATTESTED = 0x40;
const NO_MODEL = Buffer.alloc(16);

interface Made {
  credentialId: string;
  privateKey: KeyObject;
  userHandle: string;
}

/** A browser with an authenticator that creates one passkey and signs with it. Everything that an attacker could forge can be changed. */
export class PasskeyDevice {
  counter = 0;
  isUnlocked = true;
  origin: string;
  made: Made | null = null;

  constructor(origin: string) {
    this.origin = origin;
  }

  /**
   * Creates a passkey.
   * @returns the result of the browser's `toJSON()`
   */
  create({ challenge, rp, user }: CreationOptions, attestation: Map<string, unknown> = new Map()) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    const credentialId = id.toString('base64url');
    this.made = { credentialId, privateKey, userHandle: user.id };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
        [cose.COSEKEYS.alg, cose.COSEALG.ES256],
        [cose.COSEKEYS.crv, cose.COSECRV.P256],
        [cose.COSEKEYS.x, Buffer.from(x, 'base64url')],
        [cose.COSEKEYS.y, Buffer.from(y, 'base64url')],
      ]),
    );
    const attested = Buffer.concat([NO_MODEL, Buffer.from([0, id.length]), id, key]);
    const authData = Buffer.concat([this.#head(rp.id, ATTESTED), attested]);
    const format = attestation.size > 0 ? 'packed' : 'none';
    const object = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', attestation],
      ['authData', Uint8Array.from(authData)],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(object as never)).toString('base64url');
    const clientDataJSON = this.#clientData('webauthn.create', challenge);
    return this.#answer({ clientDataJSON, attestationObject, transports: ['internal'] });
  }

  /**
   * Signs a challenge.
   * @returns the result of the browser's `toJSON()`
   */
  get({ challenge, rpId }: RequestOptions, changes: Partial<Made> = {}) {
    const { privateKey, userHandle, credentialId } = { ...this.#own, ...changes };
    this.counter += 1;
    const authData = this.#head(rpId, 0);
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([authData, hash]), privateKey).toString('base64url');
    const response = {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature,
      userHandle,
    };
    return { ...this.#answer(response), id: credentialId, rawId: credentialId };
  }

  get #own(): Made {
    if (!this.made) throw new Error('This device has no passkey.');
    return this.made;
  }

  #head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const unlocked = this.isUnlocked ? UV : 0;
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([UP | unlocked | flags]),
      counter,
    ]);
  }

  #clientData(type: string, challenge: string): string {
    const data = { type, challenge, origin: this.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  #answer<Response>(response: Response) {
    const { credentialId } = this.#own;
    return {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response,
      clientExtensionResults: {},
    };
  }
}
