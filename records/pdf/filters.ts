import { Unzlib } from 'fflate';

/** Thrown when decoded data would exceed its budget. */
export class DecodedSizeError extends Error {}

/** A limit on the number of bytes still to be decoded, charged before allocation. */
export class Budget {
  constructor(private left: number) {}

  /** @throws {DecodedSizeError} if fewer than `count` bytes are left. */
  spend(count: number): void {
    this.left -= count;
    if (this.left < 0) throw new DecodedSizeError();
  }
}

/** One entry of a stream's /Filter with its /DecodeParms; parameters that the file leaves out are undefined. */
export interface Filter {
  readonly name: string;
  readonly predictor?: number | undefined;
  readonly colors?: number | undefined;
  readonly bitsPerComponent?: number | undefined;
  readonly columns?: number | undefined;
  readonly earlyChange?: number | undefined;
}

/** Maximum number of filters of one stream. */
const maxFilters = 8;

const damaged = () => new Error('The stream is damaged.');

/**
 * Returns the decoded data of a stream, or undefined if one of its filters is not for general data (ISO 32000-2, 7.4).
 *
 * pdf-lib is not used, as it has no predictors and is unsafe with untrusted files: its Flate decoder has no size limit, so that
 * 1.7 MB of an object stream take 580 MB of memory; it reads as many entries of a cross-reference stream as the stream declares;
 * and it searches the whole file again for each object without an end.
 * @param budgetOf gives the budget that each filter in turn may decode.
 * @throws {DecodedSizeError} if the data exceeds the budget. @throws {Error} if the data is damaged.
 */
export function decodedStream(
  bytes: Uint8Array,
  filters: readonly Filter[],
  budgetOf: () => Budget,
): Uint8Array | undefined {
  if (filters.length > maxFilters) return undefined;
  let data = bytes;
  for (const filter of filters) {
    const decode = decoders[filter.name];
    if (decode === undefined) return undefined;
    const budget = budgetOf();
    data = decode(data, budget, filter);
  }
  return data;
}

type Decoder = (bytes: Uint8Array, budget: Budget, filter: Filter) => Uint8Array;

const withPredictor =
  (decode: Decoder): Decoder =>
  (bytes, budget, filter) =>
    unpredicted(decode(bytes, budget, filter), budget, filter);

/** Decoders by filter name and abbreviation. */
const decoders: Readonly<Record<string, Decoder | undefined>> = Object.assign(
  Object.create(null) as Record<string, Decoder | undefined>,
  {
    ASCIIHexDecode: asciiHexDecoded,
    AHx: asciiHexDecoded,
    ASCII85Decode: ascii85Decoded,
    A85: ascii85Decoded,
    RunLengthDecode: runLengthDecoded,
    RL: runLengthDecoded,
    LZWDecode: withPredictor(lzwDecoded),
    LZW: withPredictor(lzwDecoded),
    FlateDecode: withPredictor(inflated),
    Fl: withPredictor(inflated),
  },
);

/** A buffer that grows within a budget. */
class Output {
  private bytes = new Uint8Array(1024);
  size = 0;

  constructor(private readonly budget: Budget) {}

  private reserve(count: number): void {
    this.budget.spend(count);
    if (this.size + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.bytes.length, this.size + count));
    larger.set(this.bytes.subarray(0, this.size));
    this.bytes = larger;
  }

  push(byte: number): void {
    this.reserve(1);
    this.bytes[this.size] = byte;
    this.size += 1;
  }

  append(part: Uint8Array): void {
    this.reserve(part.length);
    this.bytes.set(part, this.size);
    this.size += part.length;
  }

  /** Appends `count` bytes that begin at an earlier place; the two may overlap, as in LZ77. */
  repeat(start: number, count: number): void {
    this.reserve(count);
    for (let index = 0; index < count; index += 1) this.bytes[this.size + index] = this.bytes[start + index] ?? 0;
    this.size += count;
  }

  written(): Uint8Array {
    return this.bytes.subarray(0, this.size);
  }
}

const isBlank = (byte: number) => byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;

/** Returns data of ASCIIHexDecode: pairs of hexadecimal digits up to ">" (7.4.2). */
function asciiHexDecoded(bytes: Uint8Array, budget: Budget): Uint8Array {
  const output = new Output(budget);
  let high: number | undefined;
  for (const byte of bytes) {
    if (byte === 0x3e) break;
    if (isBlank(byte)) continue;
    const digit = parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) throw damaged();
    if (high !== undefined) output.push(high * 16 + digit);
    high = high === undefined ? digit : undefined;
  }
  if (high !== undefined) output.push(high * 16);
  return output.written();
}

/** Returns data of ASCII85Decode: groups of five characters in base 85 up to "~>" (7.4.3). */
function ascii85Decoded(bytes: Uint8Array, budget: Budget): Uint8Array {
  const output = new Output(budget);
  let [value, digits] = [0, 0];
  const pushGroup = (count: number) => {
    if (value > 0xff_ff_ff_ff) throw damaged();
    for (let index = 0; index < count; index += 1) output.push(Math.floor(value / 256 ** (3 - index)) % 256);
    [value, digits] = [0, 0];
  };
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (isBlank(byte)) continue;
    if (byte === 0x7a && digits === 0) pushGroup(4);
    else if (byte < 0x21 || byte > 0x75) throw damaged();
    else {
      value = value * 85 + byte - 0x21;
      digits += 1;
      if (digits === 5) pushGroup(4);
    }
  }
  if (digits === 1) throw damaged();
  if (digits > 1) {
    const count = digits - 1;
    for (; digits < 5; digits += 1) value = value * 85 + 84;
    pushGroup(count);
  }
  return output.written();
}

/** Returns data of RunLengthDecode (7.4.5). */
function runLengthDecoded(bytes: Uint8Array, budget: Budget): Uint8Array {
  const output = new Output(budget);
  let at = 0;
  for (;;) {
    const length = bytes[at] ?? 128;
    if (length === 128) return output.written();
    const end = length < 128 ? at + length + 2 : at + 2;
    if (end > bytes.length) throw damaged();
    const run = bytes.subarray(at + 1, end);
    output.append(length < 128 ? run : new Uint8Array(257 - length).fill(run[0] ?? 0));
    at = end;
  }
}

const clearTable = 256;
const endOfData = 257;

/** Returns data of LZWDecode: codes of 9 to 12 bits, the high bit first (7.4.4). */
function lzwDecoded(bytes: Uint8Array, budget: Budget, { earlyChange = 1 }: Filter): Uint8Array {
  const output = new Output(budget);
  // A table entry is a sequence already in the output: the previous one and one more byte.
  const starts = new Uint32Array(4096);
  const lengths = new Uint32Array(4096);
  let [next, width, bits, count] = [258, 9, 0, 0];
  let before: { readonly start: number; readonly length: number } | undefined;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xff_ff_ff;
    count += 8;
    if (count < width) continue;
    count -= width;
    const code = (bits >> count) & ((1 << width) - 1);
    if (code === endOfData) break;
    if (code === clearTable) {
      [next, width, before] = [258, 9, undefined];
      continue;
    }
    if (before !== undefined && next < 4096) {
      starts[next] = before.start;
      lengths[next] = before.length + 1;
      next += 1;
    }
    if (code >= next) throw damaged();
    const start = output.size;
    if (code < 256) output.push(code);
    else output.repeat(starts[code] ?? 0, lengths[code] ?? 0);
    before = { start, length: output.size - start };
    const used = next + earlyChange;
    width = used >= 2048 ? 12 : used >= 1024 ? 11 : used >= 512 ? 10 : 9;
  }
  return output.written();
}

/** Chunk size of compressed input, bytes: one chunk inflates to at most 1032 times its size. */
const chunkSize = 16 * 1024;
/** Compressed bytes without output after which the data has ended, as no deflate block needs more than 64 kB. */
const maxSilentBytes = 8 * chunkSize;

/** Returns data of FlateDecode (RFC 1950). Bytes after the end of the compressed data are ignored (7.4.4). */
function inflated(bytes: Uint8Array, budget: Budget): Uint8Array {
  const output = new Output(budget);
  let silent = 0;
  const unpacker = new Unzlib(part => {
    silent = part.length > 0 ? 0 : silent;
    output.append(part);
  });
  for (let at = 0; at < bytes.length; at += chunkSize) {
    // Unconsumed input is copied by the decoder on each chunk, so bytes after the end would take quadratic time.
    const last = at + chunkSize >= bytes.length || silent > maxSilentBytes;
    silent += chunkSize;
    unpacker.push(bytes.subarray(at, at + chunkSize), last);
    if (last) break;
  }
  return output.written();
}

/** Returns data without the prediction that FlateDecode and LZWDecode may apply (7.4.4.4). */
function unpredicted(bytes: Uint8Array, budget: Budget, filter: Filter): Uint8Array {
  const { predictor = 1, colors = 1, bitsPerComponent: bits = 8, columns = 1 } = filter;
  if (predictor === 1) return bytes;
  if (![1, 2, 4, 8, 16].includes(bits) || !isCount(colors, 256) || !isCount(columns, 2 ** 24)) throw damaged();
  const row = Math.ceil((colors * bits * columns) / 8);
  if (predictor === 2) return tiffUnpredicted(bytes, budget, { row, colors, columns, bits });
  if (predictor < 10 || predictor > 15) throw damaged();
  return pngUnpredicted(bytes, budget, { row, pixel: Math.max(1, (colors * bits) / 8) });
}

const isCount = (value: number, maximum: number) => Number.isInteger(value) && value >= 1 && value <= maximum;

/** Reverses the TIFF predictor: each component is the difference from the same component of the pixel to its left. */
function tiffUnpredicted(
  bytes: Uint8Array,
  budget: Budget,
  {
    row,
    colors,
    columns,
    bits,
  }: { readonly row: number; readonly colors: number; readonly columns: number; readonly bits: number },
): Uint8Array {
  budget.spend(bytes.length);
  const output = bytes.slice();
  const mask = (1 << bits) - 1;
  for (let start = 0; start < output.length; start += row) {
    const line = output.subarray(start, start + row);
    const shiftOf = (index: number) => 8 - bits - ((index * bits) % 8);
    const read = (index: number) =>
      bits === 16
        ? ((line[2 * index] ?? 0) << 8) | (line[2 * index + 1] ?? 0)
        : ((line[(index * bits) >> 3] ?? 0) >> shiftOf(index)) & mask;
    for (let index = colors; index < Math.min(colors * columns, (8 * line.length) / bits); index += 1) {
      const value = (read(index) + read(index - colors)) & mask;
      if (bits === 16) line.set([value >> 8, value & 255], 2 * index);
      else {
        const at = (index * bits) >> 3;
        line[at] = ((line[at] ?? 0) & ~(mask << shiftOf(index))) | (value << shiftOf(index));
      }
    }
  }
  return output;
}

/** Reverses the PNG predictors: each row begins with its filter number (PNG, second edition, 9). */
function pngUnpredicted(
  bytes: Uint8Array,
  budget: Budget,
  { row, pixel }: { readonly row: number; readonly pixel: number },
): Uint8Array {
  const size = bytes.length - Math.ceil(bytes.length / (row + 1));
  budget.spend(size);
  const output = new Uint8Array(size);
  for (let start = 0, from = 0; from < bytes.length; start += row, from += row + 1) {
    const kind = bytes[from] ?? 0;
    const end = Math.min(start + row, size);
    for (let at = start; at < end; at += 1) {
      const left = at - pixel >= start ? (output[at - pixel] ?? 0) : 0;
      const up = at >= row ? (output[at - row] ?? 0) : 0;
      const upLeft = at - pixel >= start && at >= row ? (output[at - row - pixel] ?? 0) : 0;
      output[at] = (bytes[from + 1 + at - start] ?? 0) + predicted(kind, left, up, upLeft);
    }
  }
  return output;
}

function predicted(kind: number, left: number, up: number, upLeft: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) throw damaged();
  const [byLeft, byUp, byBoth] = [Math.abs(up - upLeft), Math.abs(left - upLeft), Math.abs(left + up - 2 * upLeft)];
  if (byLeft <= byUp && byLeft <= byBoth) return left;
  return byUp <= byBoth ? up : upLeft;
}
