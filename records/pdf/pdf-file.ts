import { Budget, decodedStream, type Filter } from './filters.ts';
import { PdfName, PdfReader, PdfRef, type PdfDictionary, type PdfValue } from './pdf-value.ts';

/** A PDF that cannot be read, with the reason as a sentence. */
export class UnreadablePdfError extends Error {}

/** Maximum total decompressed size of a file's object streams, bytes. */
const maxObjectBytes = 48 * 1024 * 1024;
/** Maximum number of passes over the file's bytes when scanning for objects: nesting beyond this is an attack. */
const maxScans = 4;
/** Maximum number of objects. */
const maxObjects = 500_000;

/** Location of an object's value. */
interface Place {
  readonly text: string;
  readonly at: number;
  /** Offset in the file, of the object itself or its object stream: the largest one wins. */
  readonly offset: number;
  /** The parsed value, cached since an object can be referenced many times. */
  value?: PdfValue;
}

const damaged = 'The PDF is damaged and cannot be read.';

/** Decodes bytes as Latin-1. */
export function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

/**
 * The objects of a PDF, found by scanning the file from its beginning, as a repairing reader does: the last object of a number
 * wins. Only object streams are decompressed while scanning, within limits.
 */
export class PdfFile {
  private readonly text: string;
  private readonly places = new Map<number, Place>();
  private readonly packed: { readonly dictionary: PdfDictionary; readonly at: number }[] = [];
  private trailer: PdfDictionary | undefined;

  /** @throws {UnreadablePdfError} if the file is not a PDF, is damaged, or is encrypted. */
  constructor(private readonly bytes: Uint8Array) {
    this.text = latin1(bytes);
    this.findObjects();
    if (this.trailer === undefined) throw new UnreadablePdfError(damaged);
    // Checked before the object streams are read, which are encrypted too.
    if (this.trailer.has('Encrypt'))
      throw new UnreadablePdfError(
        'The PDF is encrypted. Save it without a password, and attach the calculation to that.',
      );
    this.openPacked();
  }

  /** The document catalog. */
  get root(): PdfDictionary | undefined {
    return this.dictionary(this.trailer?.get('Root'));
  }

  /** Resolves a reference; null for a missing object. */
  resolved(value: PdfValue | undefined): PdfValue {
    let result = value ?? null;
    for (let steps = 0; result instanceof PdfRef && steps < 10; steps += 1) result = this.object(result.number);
    return result instanceof PdfRef ? null : result;
  }

  dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const result = this.resolved(value);
    return result instanceof Map ? result : undefined;
  }

  array(value: PdfValue | undefined): readonly PdfValue[] {
    const result = this.resolved(value);
    return Array.isArray(result) ? (result as readonly PdfValue[]) : [];
  }

  /** Returns the decoded data of a stream, at most `maximum` bytes; undefined if it is not a stream or has an unknown filter. */
  stream(ref: PdfRef, maximum: number): Uint8Array | undefined {
    const entry = this.places.get(ref.number);
    if (entry === undefined || entry.text !== this.text) return undefined;
    const reader = new PdfReader(entry.text, entry.at);
    const dictionary = reader.value();
    if (!(dictionary instanceof Map) || !reader.consumes('stream')) return undefined;
    const raw = this.rawStream(dictionary as PdfDictionary, reader.at);
    return raw.length > maximum ? undefined : this.decoded(dictionary as PdfDictionary, raw, () => new Budget(maximum));
  }

  private object(number: number): PdfValue {
    const entry = this.places.get(number);
    if (entry === undefined) return null;
    if (entry.value !== undefined) return entry.value;
    try {
      entry.value = new PdfReader(entry.text, entry.at).value();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      entry.value = null;
    }
    return entry.value;
  }

  /** Scans the file for objects and object streams. */
  private findObjects(): void {
    const head = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![A-Za-z])|\btrailer(?=[\0\t\n\f\r ]*<<)/g;
    let read = 0;
    for (let result = head.exec(this.text); result; result = head.exec(this.text)) {
      if (read > maxScans * this.text.length) throw new UnreadablePdfError(damaged);
      const begin = head.lastIndex;
      const reader = new PdfReader(this.text, head.lastIndex);
      const number = result[1];
      try {
        if (number !== undefined) this.place(Number(number), { text: this.text, at: begin, offset: begin });
        const value = reader.value();
        const dictionary = value instanceof Map ? (value as PdfDictionary) : undefined;
        if (dictionary === undefined) head.lastIndex = reader.at;
        else if (number === undefined) this.takeTrailer(dictionary);
        else if (reader.consumes('stream')) {
          this.takeStream(dictionary, reader.at);
          head.lastIndex = this.endOf(dictionary, reader.at);
        }
      } catch (error) {
        // Unparsable objects are skipped; looking them up finds nothing.
        if (!(error instanceof RangeError)) throw error;
      }
      read += reader.at - begin;
    }
  }

  private place(number: number, entry: Place): void {
    if (this.places.size >= maxObjects)
      throw new UnreadablePdfError('The PDF has more objects than any printed calculation.');
    const known = this.places.get(number);
    if (known === undefined || entry.offset >= known.offset) this.places.set(number, entry);
  }

  private takeTrailer(dictionary: PdfDictionary): void {
    if (!dictionary.has('Root')) return;
    const encrypted = this.trailer?.get('Encrypt');
    this.trailer =
      encrypted === undefined || dictionary.has('Encrypt')
        ? dictionary
        : new Map([...dictionary, ['Encrypt', encrypted]]);
  }

  private takeStream(dictionary: PdfDictionary, at: number): void {
    const type = dictionary.get('Type');
    if (!(type instanceof PdfName)) return;
    if (type.name === 'XRef') this.takeTrailer(dictionary);
    if (type.name === 'ObjStm') this.packed.push({ dictionary, at });
  }

  /** Returns the offset of the stream data after the keyword `stream`. */
  private startOf(at: number): number {
    if (this.text.startsWith('\r\n', at)) return at + 2;
    return this.text.charAt(at) === '\n' || this.text.charAt(at) === '\r' ? at + 1 : at;
  }

  /** Returns the end of the stream data: by /Length if that is correct, else at `endstream`. */
  private endOf(dictionary: PdfDictionary, at: number): number {
    const start = this.startOf(at);
    const length = this.resolved(dictionary.get('Length'));
    if (typeof length === 'number' && Number.isInteger(length) && length >= 0) {
      const end = start + length;
      if (/^[\0\t\n\f\r ]*endstream/.test(this.text.slice(end, end + 16))) return end;
    }
    const end = this.text.indexOf('endstream', start);
    return end < 0 ? this.text.length : end;
  }

  private rawStream(dictionary: PdfDictionary, at: number): Uint8Array {
    return this.bytes.subarray(this.startOf(at), this.endOf(dictionary, at));
  }

  private decoded(dictionary: PdfDictionary, raw: Uint8Array, budgetOf: () => Budget): Uint8Array | undefined {
    const filters = this.filtersOf(dictionary);
    return filters && decodedStream(raw, filters, budgetOf);
  }

  /** Returns the filters of a stream in the order of application; undefined if one has no name. */
  private filtersOf(dictionary: PdfDictionary): readonly Filter[] | undefined {
    const listed = (key: string): readonly PdfValue[] => {
      const value = this.resolved(dictionary.get(key));
      return Array.isArray(value) ? (value as readonly PdfValue[]) : value === null ? [] : [value];
    };
    const parameters = listed('DecodeParms');
    const filters = listed('Filter').map((each, index) => this.filterOf(each, parameters[index]));
    return filters.every(each => each !== undefined) ? filters : undefined;
  }

  private filterOf(input: PdfValue, parameters: PdfValue | undefined): Filter | undefined {
    const name = this.resolved(input);
    if (!(name instanceof PdfName)) return undefined;
    const dictionary = this.dictionary(parameters);
    const parameter = (key: string): number | undefined => {
      const value = this.resolved(dictionary?.get(key));
      return typeof value === 'number' ? value : undefined;
    };
    return {
      name: name.name,
      predictor: parameter('Predictor'),
      colors: parameter('Colors'),
      bitsPerComponent: parameter('BitsPerComponent'),
      columns: parameter('Columns'),
      earlyChange: parameter('EarlyChange'),
    };
  }

  /** Adds the objects in object streams (7.5.7). */
  private openPacked(): void {
    const budget = new Budget(maxObjectBytes);
    let read = 0;
    for (const { dictionary, at } of this.packed) {
      const raw = this.rawStream(dictionary, at);
      read += raw.length;
      if (read > maxScans * this.text.length) throw new UnreadablePdfError(damaged);
      const bytes = this.decoded(dictionary, raw, () => budget);
      if (bytes === undefined) continue;
      const text = latin1(bytes);
      const [first, count] = ['First', 'N'].map(name => Number(this.resolved(dictionary.get(name))));
      if (first === undefined || count === undefined || !(first <= text.length)) continue;
      let pairs = 0;
      for (const [, number, offset] of text.slice(0, first).matchAll(/(\d{1,10})[\0\t\n\f\r ]+(\d{1,10})/g)) {
        if (pairs >= count) break;
        pairs += 1;
        this.place(Number(number), { text, at: first + Number(offset), offset: at });
      }
    }
  }
}
