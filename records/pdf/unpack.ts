import { Unzlib } from 'fflate';

/** Something unpacks to more than is allowed. */
export class UnpacksTooLarge extends Error {}

/** As much is given to the unpacker at once: it makes no more than some thousand times as much of it. */
const piece = 16 * 1024;

/**
 * What deflated bytes (RFC 1950) unpack to, as long as that is not more than `most` bytes.
 * @throws {UnpacksTooLarge} where it is more. @throws {Error} where they are damaged.
 */
export function unpacked(bytes: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const unpacker = new Unzlib(part => {
    size += part.length;
    if (size > most) throw new UnpacksTooLarge();
    parts.push(part);
  });
  for (let at = 0; at < bytes.length; at += piece)
    unpacker.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
