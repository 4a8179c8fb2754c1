import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The secret in an `otpauth://` address, as an authenticator app reads it from the QR code (base32, RFC 4648). */
export function secretFromOtpauth(otpauth: string): Buffer {
  const bits = (new URL(otpauth).searchParams.get('secret') ?? '')
    .replaceAll('=', '')
    .split('')
    .map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
}

/** The six-digit code of an authenticator app (RFC 6238: SHA-1, 30 s), `steps` from now. */
export function codeFor(secret: Buffer, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
