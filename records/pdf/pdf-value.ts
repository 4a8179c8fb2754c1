/** A PDF value (ISO 32000-2, 7.3), as far as needed to find an attachment. */
export type PdfValue = number | boolean | null | PdfText | PdfName | PdfRef | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A string; each character is one byte. */
export class PdfText {
  constructor(readonly bytes: string) {}
}

export class PdfName {
  constructor(readonly name: string) {}
}

/** An indirect reference, by object number. */
export class PdfRef {
  constructor(readonly number: number) {}
}

/** Maximum nesting depth of arrays and dictionaries. */
const maxDepth = 60;
/** Maximum number of values in one object. */
const maxValues = 1_000_000;

const blank = /[\0\t\n\f\r ]/;
const delimiter = /[\0\t\n\f\r ()<>[\]{}/%]/;
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;

/** Parses values from the text of a PDF, one character per byte. */
export class PdfReader {
  private values = 0;

  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  /** Parses the value at the current position. @throws {RangeError} if there is none. */
  value(depth = 0): PdfValue {
    if (depth > maxDepth) throw new RangeError('nested too deep');
    this.values += 1;
    if (this.values > maxValues) throw new RangeError('too many values');
    this.skipBlanks();
    const first = this.text.charAt(this.at);
    if (first === '<') return this.text.charAt(this.at + 1) === '<' ? this.dictionary(depth) : this.hexString();
    if (first === '(') return this.literalString();
    if (first === '[') return this.array(depth);
    if (first === '/') return this.name();
    return this.word();
  }

  /** Consumes a keyword at the current position; returns whether it was there. */
  consumes(word: string): boolean {
    this.skipBlanks();
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  private skipBlanks(): void {
    for (;;) {
      while (blank.test(this.text.charAt(this.at))) this.at += 1;
      if (this.text.charAt(this.at) !== '%') return;
      while (this.at < this.text.length && !/[\r\n]/.test(this.text.charAt(this.at))) this.at += 1;
    }
  }

  private regular(): string {
    regular.lastIndex = this.at;
    const [found = ''] = regular.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }

  private name(): PdfName {
    this.at += 1;
    return new PdfName(
      this.regular().replaceAll(/#([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    );
  }

  private word(): PdfValue {
    const word = this.regular();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw new RangeError('not a value');
    if (/^\d{1,10}$/.test(word)) {
      const after = this.at;
      const [, generation] = /^[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R/.exec(this.text.slice(after, after + 40)) ?? [];
      const end = generation === undefined ? -1 : this.text.indexOf('R', after) + 1;
      if (end > 0 && (end >= this.text.length || delimiter.test(this.text.charAt(end)))) {
        this.at = end;
        return new PdfRef(Number(word));
      }
    }
    return Number(word);
  }

  private array(depth: number): readonly PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    while (!this.consumes(']')) values.push(this.value(depth + 1));
    return values;
  }

  private dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const members = new Map<string, PdfValue>();
    while (!this.consumes('>>')) {
      const key = this.value(depth + 1);
      if (!(key instanceof PdfName)) throw new RangeError('a member without a name');
      members.set(key.name, this.value(depth + 1));
    }
    return members;
  }

  private hexString(): PdfText {
    const end = this.text.indexOf('>', this.at);
    if (end < 0) {
      this.at = this.text.length;
      throw new RangeError('a string without an end');
    }
    const digits = this.text.slice(this.at + 1, end).replaceAll(/[\0\t\n\f\r ]/g, '');
    this.at = end + 1;
    if (!/^[\dA-Fa-f]*$/.test(digits)) throw new RangeError('not a string');
    // A missing last digit is 0.
    const pairs = `${digits}0`.match(/../g) ?? [];
    return new PdfText(pairs.map(pair => String.fromCharCode(parseInt(pair, 16))).join(''));
  }

  private literalString(): PdfText {
    const parts: string[] = [];
    let open = 0;
    for (;;) {
      const character = this.text.charAt(this.at);
      if (character === '') throw new RangeError('a string without an end');
      this.at += 1;
      if (character === '\\') parts.push(this.escaped());
      else {
        if (character === '(') open += 1;
        if (character === ')') open -= 1;
        if (open === 0) return new PdfText(parts.slice(1).join(''));
        parts.push(character);
      }
    }
  }

  /** Parses the escape sequence after a backslash in a string. */
  private escaped(): string {
    const [octal] = /^[0-7]{1,3}/.exec(this.text.slice(this.at, this.at + 3)) ?? [];
    if (octal !== undefined) {
      this.at += octal.length;
      return String.fromCharCode(parseInt(octal, 8) & 0xff);
    }
    const character = this.text.charAt(this.at);
    this.at += 1;
    if (character === '\r' && this.text.charAt(this.at) === '\n') this.at += 1;
    const meant: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\r': '', '\n': '' };
    return meant[character] ?? character;
  }
}

/** Decodes a text string: UTF-16 with a byte order mark, else PDFDocEncoding read as Latin-1. */
export function textOf({ bytes }: PdfText): string {
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
  let text = '';
  for (let index = 2; index + 1 < bytes.length; index += 2)
    text += String.fromCharCode((bytes.charCodeAt(index) << 8) | bytes.charCodeAt(index + 1));
  return text;
}
