/** Nominal sizes written as bare numbers, which may be NPS or DN. */

/** The two systems of nominal sizes. */
export type SizeSystem = 'NPS' | 'DN';

/** A bare number that other sizes leave open: as it is read, and its other meaning. */
export interface OpenSize {
  readonly read: string;
  readonly meant: string;
}

/** How the bare numbers of a column of sizes are read. */
export interface BareSizes {
  /** The text of a cell with its system before a bare number that is a DN; any other text unchanged. */
  readonly read: (cell: string) => string;
  /** Both readings of a cell that the other sizes leave open. */
  readonly open: (cell: string) => OpenSize | undefined;
}

/** A bare number, as a spreadsheet may store it: 6, 6.0. */
const bareNumber = /^(\d+)(?:[.,]0+)?$/;
const inDn = /^(?:DN\s?\d|\d+\s?NB$)/i;
const inInches =
  /^(?:NPS\s?\d|\d.*(?:["″”]|''|\bin(?:ch(?:es)?)?\.?)$|\d+\s?[½¼¾⅛⅜⅝⅞]|(?:\d+[\s-]+)?\d+\/\d+|\d[.,](?!0+$)\d+$)/i;

/** Largest DN, and smallest NPS, that are doubtful where no other size is within the ratio: DN 6 from DN 150 on, NPS 40 up to NPS 6. */
const doubtful = { DN: 10, NPS: 20, ratio: 2 } as const;

function isDoubtful(number: number, others: readonly number[], system: SizeSystem): boolean {
  return system === 'DN'
    ? number <= doubtful.DN && !others.some(other => other !== number && other <= doubtful.ratio * number)
    : number >= doubtful.NPS && !others.some(other => other < number && other * doubtful.ratio >= number);
}

/**
 * Reads the bare numbers of a column of sizes by those that are only an NPS (3, 1-1/2, 12) or only a DN (25, 150), and by the sizes that name
 * their system. Numbers that are both, such as 6 and 40, follow the system that is stated or proven; they stay open where both are, where none
 * is, and where no other size is near them.
 * @param isSize whether a text such as "NPS 6" or "DN 150" is a size of the field
 * @param stated the system that the heading names
 */
export function readBareSizes(
  cells: readonly string[],
  isSize: (text: string) => boolean,
  stated: SizeSystem | undefined,
): BareSizes {
  const numbers = new Map<string, { readonly isNps: boolean; readonly isDn: boolean }>();
  let [provesDn, provesNps] = [false, false];
  for (const cell of cells) {
    const number = bareNumber.exec(cell)?.[1];
    if (number === undefined) {
      provesDn ||= inDn.test(cell);
      provesNps ||= inInches.test(cell);
    } else if (!numbers.has(number))
      numbers.set(number, { isNps: isSize(`NPS ${number}`), isDn: isSize(`DN ${number}`) });
  }
  // A column that is stated to be in one system may have some sizes of the other, with its name, but hardly all.
  if (stated === 'DN') [provesDn, provesNps] = [true, provesNps && !provesDn];
  if (stated === 'NPS') [provesDn, provesNps] = [provesDn && !provesNps, true];
  for (const { isNps, isDn } of numbers.values()) {
    provesDn ||= isDn && !isNps;
    provesNps ||= isNps && !isDn;
  }
  const system = stated ?? (provesDn && !provesNps ? 'DN' : 'NPS');
  const isOpen = (number: string) => {
    const size = numbers.get(number);
    if (!size?.isNps || !size.isDn) return false;
    if (provesDn === provesNps) return true;
    const others = [...numbers.keys()].map(Number);
    return (
      (stated === undefined || (stated === 'DN' && others.length > 1)) && isDoubtful(Number(number), others, system)
    );
  };
  const systemOf = (number: string): SizeSystem => {
    const { isNps = false, isDn = false } = numbers.get(number) ?? {};
    return stated === undefined && isNps !== isDn ? (isDn ? 'DN' : 'NPS') : system;
  };
  return {
    read: cell => {
      const number = bareNumber.exec(cell)?.[1];
      if (number === undefined) return cell;
      return systemOf(number) === 'DN' ? `DN ${number}` : number;
    },
    open: cell => {
      const number = bareNumber.exec(cell)?.[1];
      if (number === undefined || !isOpen(number)) return undefined;
      return system === 'DN'
        ? { read: `DN ${number}`, meant: `NPS ${number}` }
        : { read: `NPS ${number}`, meant: `DN ${number}` };
    },
  };
}

/** The system of sizes that a heading states: "DN", "Size (mm)", "Size (in)"; undefined if it names none or both, and for NB, which means either. */
export function statedSizeSystem(heading: string): SizeSystem | undefined {
  const [saysDn, saysInches] = [
    /\b(?:DN|mm)\b|(?:size|径)\s*\(A\)/i.test(heading),
    /\b(?:NPS|inch(?:es)?|in)\b|["″]|(?:size|径)\s*\(B\)/i.test(heading),
  ];
  if (saysDn === saysInches) return undefined;
  return saysDn ? 'DN' : 'NPS';
}

/** Whether a name of an option is a nominal size in DN, so that the choice is of nominal sizes. */
export function isSizeName(name: string): boolean {
  return /\bDN ?\d/.test(name);
}
