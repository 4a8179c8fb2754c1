import { fromBase64url, toBase64url } from './base64url.ts';
import { canonicalJson } from './canonical.ts';
import type { PublicKey, Signature, Statement } from './revision.ts';

/** Signs a statement: Ed25519 (RFC 8032) over its canonical JSON. @param keyId id of the published public key. */
export async function signStatement(statement: Statement, keyId: string, privateKey: CryptoKey): Promise<Signature> {
  const value = await crypto.subtle.sign('Ed25519', privateKey, textBytes(statement));
  return { statement, key: keyId, value: toBase64url(new Uint8Array(value)) };
}

/**
 * Whether a signature of a statement is valid for a key.
 * @param statement the raw value from the file: schema parsing may have altered it.
 * @throws {DOMException} if the browser does not support Ed25519.
 */
export async function isSignatureValid(statement: unknown, value: string, { key }: PublicKey): Promise<boolean> {
  const [raw, bytes] = [fromBase64url(key), fromBase64url(value)];
  if (raw === undefined || bytes === undefined) return false;
  const imported = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', imported, bytes, textBytes(statement));
}

function textBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonicalJson(value));
}
