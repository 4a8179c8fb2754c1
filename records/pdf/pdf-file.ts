import { Budget, decodedStream, type Filter } from './filters.ts';
import { PdfName, PdfReader, PdfRef, type PdfDictionary, type PdfValue } from './pdf-value.ts';

/** A PDF that is not read, with the reason in one sentence. */
export class RefusedPdf extends Error {}

/** Most that the objects of a file, which stand in packed streams, may unpack to. */
const largestObjects = 48 * 1024 * 1024;
/** How often the bytes of a file may be gone through for its objects: in each other's midst they are those of an attack. */
const mostReadings = 4;
/** Most objects. */
const mostObjects = 500_000;

/** Where the value of an object stands. */
interface Place {
  readonly text: string;
  readonly at: number;
  /** Its offset in the file, or that of the object stream in which it stands: the largest one counts. */
  readonly offset: number;
  /** The value, once it was read: an object that is referred to many times is read once. */
  value?: PdfValue;
}

const damaged = 'The PDF is damaged: what it is made of cannot be read.';

/** The characters of a text, each the byte of its code. */
export function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

/**
 * The objects of a PDF, found by going through the file from its beginning, as a reader does that mends a damaged one: of
 * several of one number the last counts. Nothing of it is unpacked but what objects stand in, within bounds.
 */
export class PdfFile {
  private readonly text: string;
  private readonly places = new Map<number, Place>();
  private readonly packed: { readonly dictionary: PdfDictionary; readonly at: number }[] = [];
  private trailer: PdfDictionary | undefined;

  /** @throws {RefusedPdf} for what is none, is damaged, or is encrypted. */
  constructor(private readonly bytes: Uint8Array) {
    this.text = latin1(bytes);
    this.findObjects();
    if (this.trailer === undefined) throw new RefusedPdf(damaged);
    // Before the object streams, which are encrypted too.
    if (this.trailer.has('Encrypt'))
      throw new RefusedPdf('The PDF is encrypted. Save it without a password, and attach the calculation to that.');
    this.openPacked();
  }

  /** What everything else is reached from. */
  get root(): PdfDictionary | undefined {
    return this.dictionary(this.trailer?.get('Root'));
  }

  /** A value, or what it refers to; null for what is not there. */
  resolved(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let steps = 0; found instanceof PdfRef && steps < 10; steps += 1) found = this.object(found.number);
    return found instanceof PdfRef ? null : found;
  }

  dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const found = this.resolved(value);
    return found instanceof Map ? found : undefined;
  }

  array(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.resolved(value);
    return Array.isArray(found) ? (found as readonly PdfValue[]) : [];
  }

  /** Returns the decoded data of a stream, at most `most` bytes; undefined for no stream or an unknown filter. */
  stream(ref: PdfRef, most: number): Uint8Array | undefined {
    const place = this.places.get(ref.number);
    if (place === undefined || place.text !== this.text) return undefined;
    const reader = new PdfReader(place.text, place.at);
    const dictionary = reader.value();
    if (!(dictionary instanceof Map) || !reader.takes('stream')) return undefined;
    const raw = this.rawStream(dictionary as PdfDictionary, reader.at);
    return raw.length > most ? undefined : this.decoded(dictionary as PdfDictionary, raw, () => new Budget(most));
  }

  private object(number: number): PdfValue {
    const place = this.places.get(number);
    if (place === undefined) return null;
    if (place.value !== undefined) return place.value;
    try {
      place.value = new PdfReader(place.text, place.at).value();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      place.value = null;
    }
    return place.value;
  }

  /** All that stands in the file itself, and the streams in which further objects stand. */
  private findObjects(): void {
    const head = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![A-Za-z])|\btrailer(?=[\0\t\n\f\r ]*<<)/g;
    let read = 0;
    for (let found = head.exec(this.text); found; found = head.exec(this.text)) {
      if (read > mostReadings * this.text.length) throw new RefusedPdf(damaged);
      const begin = head.lastIndex;
      const reader = new PdfReader(this.text, head.lastIndex);
      const number = found[1];
      try {
        if (number !== undefined) this.place(Number(number), { text: this.text, at: begin, offset: begin });
        const value = reader.value();
        const dictionary = value instanceof Map ? (value as PdfDictionary) : undefined;
        if (dictionary === undefined) head.lastIndex = reader.at;
        else if (number === undefined) this.takeTrailer(dictionary);
        else if (reader.takes('stream')) {
          this.takeStream(dictionary, reader.at);
          head.lastIndex = this.endOf(dictionary, reader.at);
        }
      } catch (error) {
        // What cannot be read is passed over: whoever wants it finds that it is not there.
        if (!(error instanceof RangeError)) throw error;
      }
      read += reader.at - begin;
    }
  }

  private place(number: number, place: Place): void {
    if (this.places.size >= mostObjects) throw new RefusedPdf('The PDF has more objects than any printed calculation.');
    const known = this.places.get(number);
    if (known === undefined || place.offset >= known.offset) this.places.set(number, place);
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

  /** Where a stream begins behind its keyword. */
  private startOf(at: number): number {
    if (this.text.startsWith('\r\n', at)) return at + 2;
    return this.text.charAt(at) === '\n' || this.text.charAt(at) === '\r' ? at + 1 : at;
  }

  /** Where a stream ends: by its length, where that is right, else where it says so. */
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

  /** Returns the filters of a stream, the first to be applied first; undefined if one has no name. */
  private filtersOf(dictionary: PdfDictionary): readonly Filter[] | undefined {
    const listed = (key: string): readonly PdfValue[] => {
      const value = this.resolved(dictionary.get(key));
      return Array.isArray(value) ? (value as readonly PdfValue[]) : value === null ? [] : [value];
    };
    const parameters = listed('DecodeParms');
    const filters = listed('Filter').map((each, place) => this.filterOf(each, parameters[place]));
    return filters.every(each => each !== undefined) ? filters : undefined;
  }

  private filterOf(given: PdfValue, parameters: PdfValue | undefined): Filter | undefined {
    const name = this.resolved(given);
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

  /** Adds the objects that stand in object streams (7.5.7). */
  private openPacked(): void {
    const budget = new Budget(largestObjects);
    let read = 0;
    for (const { dictionary, at } of this.packed) {
      const raw = this.rawStream(dictionary, at);
      read += raw.length;
      if (read > mostReadings * this.text.length) throw new RefusedPdf(damaged);
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
