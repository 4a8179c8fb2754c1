import { provenMark, removeThousands } from './decimal-mark.ts';

/** Numbers of blocks of columns, read by one another. */

/** A number of a block of columns: the text to read it from, and both readings where those of its column leave it open. */
export interface BlockNumber {
  /** Without thousands separators, and with a decimal point where a comma could be one. */
  readonly text: string;
  /** Whether a single mark was read as a thousands separator, because of other numbers. */
  readonly isThousands: boolean;
  readonly open?: OpenNumber;
}

/**
 * Both readings of a number that other numbers leave open, and what chose one: the size of those of its column, the mark of a number of another
 * column, or nothing, beside whole numbers without a mark.
 */
export interface OpenNumber {
  readonly read: string;
  readonly meant: string;
  readonly bySize?: true;
  readonly byOther?: true;
  readonly besideWholes?: true;
}

/**
 * Reads the numbers of a block by columns: the decimal separator that a number of a column proves holds for the column, and in a column that
 * proves none that of the other columns, or else the one with which a number is of the size of the other numbers of its column in its unit. A
 * number such as "1.234" stays open where columns, or the numbers of its own, contradict one another, where its size decides or contradicts the
 * other columns, where a point is between the thousands of another column or may be beside whole numbers, and "1,234" in a column of such numbers.
 * @param columns their cells, with numbers that a workbook holds as such
 * @returns a function that reads the text of a cell of a column
 */
export function blockNumbers(
  columns: readonly (readonly (string | number)[])[],
): (text: string, column: number) => BlockNumber {
  const texts = columns.map(column => column.filter(cell => typeof cell === 'string'));
  const proofs = texts.map(provenMark);
  // Numbers of other columns prove nothing against a whole column in groups of three.
  const isOpenColumn = texts.map((column, index) => proofs[index] === undefined && mayBeThousands(column));
  const own = proofs.filter(proof => proof !== undefined);
  const common = own.every(proof => proof === own[0]) ? own[0] : 'open';
  const sizes = new Map<number, ReturnType<typeof sizesByUnit>>();
  const isOfThousands = (text: string, column: number) => {
    if (proofs[column] !== undefined || !groupOfThree.test(text)) return false;
    const known = sizes.get(column) ?? sizesByUnit(columns[column] ?? []);
    sizes.set(column, known);
    return isNearerInThousands(text, known);
  };
  let known: boolean | undefined;
  const hasPointsInThousands = () =>
    (known ??= texts.some((column, index) => column.some(text => isPoint(text) && isOfThousands(text.trim(), index))));
  const besideWholes = new Map<number, boolean>();
  const isBesideWholes = (column: number) => {
    const found = besideWholes.get(column) ?? arePointsBesideWholes(columns[column] ?? []);
    besideWholes.set(column, found);
    return found;
  };
  return (typed, column) => {
    const text = typed.trim();
    if (!/[.,]/.test(text)) return { text, isThousands: false };
    const mark = proofs[column] ?? common;
    if (mark === undefined || mark === 'open') {
      if (isOfThousands(text, column)) return ofSize(text);
      if (mark === undefined && isPoint(text)) {
        const meant = removeThousands(text, ',');
        if (hasPointsInThousands())
          return { text: meant, isThousands: false, open: { read: meant, meant: text, byOther: true } };
        if (isBesideWholes(column))
          return { text, isThousands: false, open: { read: text, meant, besideWholes: true } };
      }
      return { text, isThousands: false, ...(mark === 'open' && openPoint(text)) };
    }
    const closed = removeThousands(text, mark);
    if (closed !== text) return { text: closed, isThousands: !/[.,].*[.,]/.test(text) };
    const pointed = mark === ',' ? text.replace(threeDecimals, '$1.') : text;
    const isOpen = pointed !== text && (isOpenColumn[column] === true || isOfThousands(text, column));
    return {
      text: pointed,
      isThousands: false,
      ...(isOpen && { open: { read: pointed, meant: removeThousands(text, '.') } }),
    };
  };
}

/** A number whose single mark may separate thousands, with what is behind it. */
const groupOfThree = /^[+\-−–]?([1-9]\d{0,2})[.,](\d{3})(?![\d.,])\s*(.*)$/;
/** Whether a number has a single point that may separate thousands. */
const isPoint = (text: string) => text.includes('.') && groupOfThree.test(text.trim());

/** The least whole number beside which "12.400" may be 12400. */
const leastWhole = 100;

/** Whether all marked numbers of a column have a point that may separate thousands, and another is whole and of three digits, as 950 beside 12.400. */
function arePointsBesideWholes(column: readonly (string | number)[]): boolean {
  const marked = column.filter(cell => typeof cell === 'string' && /[.,]/.test(cell));
  const isWhole = (cell: string | number) =>
    Number.isInteger(Number(cell)) && Number(cell) >= leastWhole && !String(cell).includes('.');
  return marked.every(cell => isPoint(String(cell))) && column.some(isWhole);
}

/** A number without a mark, with what is behind it. */
const unmarked = /^[+\-−–]?(\d+)(?![\d.,])\s*(.*)$/;

/** The sizes of some numbers. */
interface Sizes {
  readonly count: number;
  /** Whether a workbook holds them all as whole numbers. */
  readonly areWhole: boolean;
  readonly smallest: number;
  readonly largest: number;
}

/** The sizes of the numbers of a column that read one way only, by the unit behind them. */
function sizesByUnit(column: readonly (string | number)[]): ReadonlyMap<string, Sizes> {
  const found = new Map<string, Sizes>();
  for (const cell of column) {
    const [, digits = '', unit = ''] = typeof cell === 'string' ? (unmarked.exec(cell.trim()) ?? []) : [];
    const size = typeof cell === 'number' ? Math.abs(cell) : Number(digits);
    if (!(size > 0)) continue;
    const before = found.get(unit) ?? { count: 0, areWhole: true, smallest: size, largest: size };
    found.set(unit, {
      count: before.count + 1,
      areWhole: before.areWhole && typeof cell === 'number' && Number.isInteger(cell),
      smallest: Math.min(before.smallest, size),
      largest: Math.max(before.largest, size),
    });
  }
  return found;
}

/** Least count of other numbers whose size decides, and how much nearer to them one reading must be than the other, as a ratio. */
const fewestSizes = 2;
const nearerRatio = 3;
/** The same for whole numbers of a workbook, among which a fraction is unlikely. */
const nearerRatioOfWhole = 1.2;

/** Whether a number is of the size of others with its mark between thousands, and not with a decimal mark. */
function isNearerInThousands(text: string, sizes: ReadonlyMap<string, Sizes>): boolean {
  const [, before = '', after = '', unit = ''] = groupOfThree.exec(text) ?? [];
  const others = sizes.get(unit);
  if (!others || others.count < fewestSizes) return false;
  const ratioTo = (size: number) => Math.max(1, others.smallest / size, size / others.largest);
  const ratio = others.areWhole ? nearerRatioOfWhole : nearerRatio;
  return ratioTo(Number(`${before}.${after}`)) >= ratio * ratioTo(Number(`${before}${after}`));
}

/** A number in thousands by its size, with its other reading. */
function ofSize(text: string): BlockNumber {
  const read = removeThousands(text, text.includes('.') ? ',' : '.');
  return { text: read, isThousands: false, open: { read, meant: text.replace(',', '.'), bySize: true } };
}

/** Least count of numbers in groups of three that make a column of them look like thousands. */
const severalGroups = 3;

/** Whether all marked numbers of a column, several of them, could have a comma between thousands. */
function mayBeThousands(column: readonly string[]): boolean {
  const marked = column.filter(text => /[.,]/.test(text));
  return marked.length >= severalGroups && marked.every(text => threeDecimals.test(text.trim()));
}

/** A comma that by itself could be a thousands separator. */
const threeDecimals = /^([+\-−–]?[1-9]\d{0,2}),(?=\d{3}(?![\d.,]))/;

/** Both readings of a number such as "1.234" among numbers with decimal commas and decimal points. */
function openPoint(text: string): Pick<BlockNumber, 'open'> {
  const meant = removeThousands(text, ',');
  return meant === text || /\..*\./.test(text) ? {} : { open: { read: text, meant } };
}
