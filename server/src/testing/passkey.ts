import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyAnswer } from '@isentrope/records';
import { z } from 'zod';

const creation = z.object({
  rp: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
  challenge: z.string(),
  excludeCredentials: z.array(z.object({ id: z.string() })),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
});
const request = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(z.object({ id: z.string() })),
  userVerification: z.literal('required'),
});

/** Deviations of an authenticator from correct behaviour. */
export interface PasskeyDeviations {
  /** The origin of the page, as reported by the browser. */
  origin?: string;
  challenge?: string;
  rpId?: string;
  counter?: number;
  /** The user verification flag. */
  verified?: boolean;
  userHandle?: string | null;
}

const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...entries: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** The head of a CBOR value (RFC 8949): major type and length, or the number itself. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  return value < 256
    ? Buffer.from([(kind << 5) | 24, value])
    : Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** A software passkey (ES256), used as WebAuthn specifies by a browser at `origin`. */
export class TestPasskey {
  readonly id = randomBytes(16);
  #counter = 0;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;

  private constructor(
    readonly origin: string,
    readonly rpId: string,
    readonly userHandle: string,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#publicKey = map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    );
  }

  /**
   * Creates a passkey from the server's options.
   * @returns the passkey and the request body of the page.
   */
  static make(options: unknown, origin: string, deviations: PasskeyDeviations = {}) {
    const { rp, user, challenge } = creation.parse(options);
    const passkey = new TestPasskey(origin, rp.id, user.id);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, passkey.id.length]),
      passkey.id,
      passkey.#publicKey,
    ]);
    const attestationObject = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(passkey.#authenticatorData(deviations, credential))],
    );
    const response = {
      id: passkey.id.toString('base64url'),
      clientDataJSON: passkey.#clientData('webauthn.create', challenge, deviations).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal', 'hybrid'],
    };
    return { passkey, made: response };
  }

  /** Signs a challenge of the server. */
  answer(options: unknown, deviations: PasskeyDeviations = {}): PasskeyAnswer {
    const { challenge } = request.parse(options);
    this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, deviations);
    const authenticatorData = this.#authenticatorData(deviations);
    const signed = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.#key);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signed.toString('base64url'),
      userHandle: deviations.userHandle === undefined ? this.userHandle : deviations.userHandle,
    };
  }

  #clientData(type: string, challenge: string, deviations: PasskeyDeviations): Buffer {
    const { origin = this.origin } = deviations;
    return Buffer.from(
      JSON.stringify({ type, challenge: deviations.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  #authenticatorData({ rpId = this.rpId, verified = true, counter }: PasskeyDeviations, credential?: Buffer): Buffer {
    const flags = 0x01 | (verified ? 0x04 : 0) | (credential === undefined ? 0 : 0x40);
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter ?? this.#counter, 1);
    return Buffer.concat([sha256(rpId), rest, ...(credential === undefined ? [] : [credential])]);
  }
}
