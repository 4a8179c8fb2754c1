import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID, webcrypto } from 'node:crypto';
import { signStatement as signedBy, type PublicKey, type Signature, type Statement } from '@isentrope/records';
import type { Kysely } from 'kysely';
import type { CommandReply } from '../../accounts/index.ts';
import type { Tables } from '../../database/index.ts';
import type { Log } from '../../http/log.ts';
import type { ProjectServices } from '../parts.ts';
import { ProjectProblem } from '../problems.ts';

/** The service cannot sign; the message is for the operator. */
class SigningKeyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SigningKeyError';
  }
}

/**
 * Signs a statement with the service's key: Ed25519 over its canonical JSON. The first signature creates the key.
 * @param kysely the connection or transaction in which the signature is stored.
 * @param secret of the server (`AUTH_SECRET`), with which the private key is encrypted.
 * @throws {SigningKeyError} if the key was encrypted with another secret.
 */
export async function signStatement(kysely: Kysely<Tables>, secret: string, statement: Statement): Promise<Signature> {
  const { id, privateKey } = await currentKey(kysely, secret);
  const pkcs8 = decryptKey(id, privateKey, secret);
  const key = await webcrypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign']);
  return signedBy(statement, id, key);
}

/** All current and earlier public keys, the first one first. */
export async function publishedKeysOf(kysely: Kysely<Tables>): Promise<{ keys: PublicKey[] }> {
  const rows = await kysely
    .selectFrom('signingKey')
    .select(['id', 'publicKey', 'since', 'until'])
    .orderBy('since')
    .orderBy('id')
    .execute();
  const keys = rows.map(({ id, publicKey, since, until }) => ({
    id,
    key: publicKey,
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
  }));
  return { keys };
}

/**
 * Replaces the current key, deletes its private part and keeps its public part published. Returns the id of the current
 * key: of two simultaneous rotations, both return the same one.
 */
export async function rotateSigningKey(kysely: Kysely<Tables>, secret: string): Promise<string> {
  return kysely.transaction().execute(async transaction => {
    const now = new Date();
    await transaction
      .updateTable('signingKey')
      .set({ until: now, privateKey: null })
      .where('until', 'is', null)
      .execute();
    return (await currentKey(transaction, secret, now)).id;
  });
}

/** Runs `npm run admin -- rotate-signing-key`. */
export async function rotateCommand(kysely: Kysely<Tables>, secret: string): Promise<CommandReply> {
  const id = await rotateSigningKey(kysely, secret);
  return { done: true, text: `New signatures now use the key ${id}. Earlier keys remain published.` };
}

/** Signs for users; if that fails, the log tells the operator what to do. */
export function createSigner(secret: string, log: Log): ProjectServices['sign'] {
  return async (kysely, statement) => {
    try {
      return await signStatement(kysely, secret, statement);
    } catch (error) {
      if (!(error instanceof SigningKeyError)) throw error;
      log.error('nothing can be signed', { error: error.message });
      throw new ProjectProblem(
        503,
        'CANNOT_SIGN',
        'Signing is not possible at the moment; nothing was signed. Please tell the administrator of this site.',
      );
    }
  };
}

interface CurrentKey {
  id: string;
  privateKey: string;
}

/** The current key, created if there is none. If several are created at once, the first one stored is used. */
async function currentKey(kysely: Kysely<Tables>, secret: string, since = new Date()): Promise<CurrentKey> {
  const readCurrent = (): Promise<CurrentKey | undefined> =>
    kysely
      .selectFrom('signingKey')
      .select(['id', 'privateKey'])
      .where('until', 'is', null)
      .$narrowType<{ privateKey: string }>()
      .executeTakeFirst();
  const before = await readCurrent();
  if (before !== undefined) return before;
  await kysely
    .insertInto('signingKey')
    .values({ ...(await newKey(secret)), since })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const created = await readCurrent();
  if (created === undefined) throw new Error('A signing key was retired while it was created.');
  return created;
}

async function newKey(secret: string) {
  const { publicKey, privateKey } = (await webcrypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  const id = randomUUID();
  const raw = await webcrypto.subtle.exportKey('raw', publicKey);
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', privateKey);
  return {
    id,
    publicKey: Buffer.from(raw).toString('base64url'),
    privateKey: encryptKey(id, Buffer.from(pkcs8), secret),
  };
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The key that encrypts private keys. */
function encryptionKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'isentrope signing keys', 32));
}

/** Encrypts a private key, bound to its id: nonce, authentication tag and ciphertext, base64url. */
function encryptKey(id: string, key: Buffer, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, encryptionKey(secret), nonce).setAAD(Buffer.from(id));
  const text = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

function decryptKey(id: string, encrypted: string, secret: string): Buffer {
  const bytes = Buffer.from(encrypted, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const text = bytes.subarray(nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, encryptionKey(secret), nonce)
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    throw new SigningKeyError(
      'The signing key cannot be read: it was stored under a different AUTH_SECRET. Restore the previous AUTH_SECRET, or create a new key with "npm run admin -- rotate-signing-key"; what the old key has signed stays valid.',
    );
  }
}
