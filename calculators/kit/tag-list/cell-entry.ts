import { hasUnit, leadingFraction, leadingNumber, splitQuantity } from '@isentrope/engineering/quantities';
import { describeFieldBounds } from '../definition/bounds.ts';
import { resolveOption } from '../case/case-data.ts';
import type { CaseData, Entry } from '../definition/case-input.ts';
import type { Input } from '../definition/calculator-definition.ts';
import { applyTypedUnit } from '../units/convert-entry.ts';
import type { ChoiceField, QuantityField } from '../definition/fields.ts';
import { offeredOptions } from '../case/choices.ts';
import { readField } from '../case/read-field.ts';
import { cellText, type ReadCell } from '../workbook/cell-text.ts';
import { entryFromCells } from '../workbook/entry-cells.ts';
import { listNames } from '../common/list-names.ts';
import { cellLine } from './heading.ts';

/** An entry parsed from a cell, or why the cell is invalid. */
export type CellReading = { readonly entry: Entry } | { readonly reason: string };

/** Parses a cell for a field; a reason is the end of a sentence that begins with the cell. */
export function entryFromCell(input: Input, data: CaseData, cell: ReadCell, unit: string): CellReading {
  const { field } = input;
  if (cell instanceof Date && field.type !== 'text')
    return { reason: `is a date in the spreadsheet, which ${field.label} does not accept; enter it there as text` };
  const text = field.type === 'list' || field.type === 'rows' ? cellText(cell).trim() : cellLine(cell);
  if (field.type === 'choice') return optionOf(field, data, text);
  const ownUnit = field.type === 'quantity' && splitQuantity(text) !== undefined;
  const found = entryFromCells(input, { value: text, unit: ownUnit ? field.unit : unit });
  if (!found.ok) return { reason: `is ${found.reason}` };
  // A share of 1 has a unit without a symbol; an empty cell for the unit is the default unit.
  const isShareOfOne = field.type === 'quantity' && !ownUnit && unit === '' && hasUnit(field.kind, '');
  const typed = isShareOfOne ? { ...found.entry, unit: '' } : found.entry;
  const entry = field.type === 'quantity' ? applyTypedUnit(field, typed) : typed;
  const reading = readField(input, { ...data, [input.id]: entry }, input.id);
  if (reading.type !== 'invalid') return { entry };
  return { reason: field.type === 'quantity' ? notANumberReason(field, entry, reading.reason, unit) : reading.reason };
}

/** Why a cell is not a number of a field, and what is expected. */
function notANumberReason(field: QuantityField, { text }: Entry, reason: string, unit: string): string {
  if (leadingNumber(text)) return reason;
  const stated = hasUnit(field.kind, unit) ? unit : field.unit;
  const limits = describeFieldBounds(field, stated);
  const inUnit = stated === '' ? '' : ` in ${stated}`;
  return `${reason}; ${field.label} needs a number${limits.trim() === stated ? inUnit : ` ${limits}`}`;
}

/** Minimum length of an abbreviated option: Liq, Conv. */
const minLetters = 3;

/** Whether a text names the gas phase: gas, vapor, vapour, gas and vapour, gas/vapor. */
function isGas(text: string): boolean {
  return /^(?:gas|vapou?r)(?:eous|s)?(?:(?: (?:and|or) | ?\/ ?)(?:gas|vapou?r)s?)?$/i.test(text);
}

/** Whether a text names the flow of two phases: two-phase, two phase flow regime, multiphase. */
function isTwoPhase(text: string): boolean {
  return phases[plain(text)] === 'two-phase' || /^(?:two phase|multi ?phase)\b/.test(plain(text));
}

/** Abbreviations of phases in line lists. */
const phases: Readonly<Record<string, string>> = {
  l: 'liquid',
  g: 'gas',
  v: 'gas',
  vap: 'gas',
  m: 'two-phase',
  tp: 'two-phase',
  '2p': 'two-phase',
  '2 phase': 'two-phase',
  mixed: 'two-phase',
  'mixed phase': 'two-phase',
  'v/l': 'two-phase',
  'l/v': 'two-phase',
  'g/l': 'two-phase',
  'l/g': 'two-phase',
  flüssig: 'liquid',
  liquide: 'liquid',
  gasförmig: 'gas',
  gaz: 'gas',
  zweiphasig: 'two-phase',
  '2 ph': 'two-phase',
  'l+v': 'two-phase',
  'v+l': 'two-phase',
  'gas/liq': 'two-phase',
  'gas/liquid': 'two-phase',
  mix: 'two-phase',
  mixto: 'two-phase',
  mista: 'two-phase',
  gás: 'gas',
  gaseoso: 'gas',
  líquido: 'liquid',
  liquido: 'liquid',
  dampf: 'steam',
};

/** Answers in a column of yes or no. */
const answers: Readonly<Record<string, string>> = {
  y: 'yes',
  n: 'no',
  true: 'yes',
  false: 'no',
  ja: 'yes',
  nein: 'no',
  oui: 'yes',
  non: 'no',
};

/** A text without the marks in which spellings differ: two-phase, two phase. */
const plain = (text: string) => text.replaceAll(/[\s_-]+/g, ' ').trim();

/** The nominal size that a text in lower case means, in inches: 6", NPS 6, 1 1/2" or 1.5; undefined for any other text. */
function npsInches(text: string): number | undefined {
  const bare = text.replace(/^nps /, '').replace(/\s*(?:["″]|''|in(?:ch(?:es)?)?)$/, '');
  const fraction = leadingFraction(bare);
  if (fraction) return fraction.rest === '' ? fraction.value : undefined;
  return /^\d+(?:[.,]\d*)?$/.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}

/**
 * The option of a choice that a text means: by id, displayed name, a part of its name in or before brackets ("DN 50" of
 * "NPS 2 (DN 50)"), or an unambiguous abbreviation. Undefined if there is none or several.
 */
export function findOption(field: ChoiceField, options: readonly string[], text: string): string | undefined {
  const exact = resolveOption(field, text);
  if (options.includes(exact)) return exact;
  const abbreviation = text
    .toLowerCase()
    .replaceAll(/[”“″]/g, '"')
    .replace(/^ø ?(?=\d)/, '')
    .replace(/(?<=") ?nb$|(?<=\d)\.0$|\.$| ?w(?:eigh)?t\.?$/, '')
    // S-40, S10S and #40 are schedules.
    .replace(/^(?:s|#) ?-?(?=\d)/, '')
    .replace(/^sch(?:ed(?:ule)?)?\.? ?/, '')
    .replace(/^(dn|nps)(?=\d)/, '$1 ')
    // Sizes of JIS: 80A is DN 80, 3B is NPS 3.
    .replace(/^([\d/ -]+) nps$/, 'nps $1')
    .replace(/^(\d+) ?(?:nb|a|mm)$/, 'dn $1')
    .replace(/^([\d/ -]+)b$/, 'nps $1');
  const namesOf = (option: string) => [option, field.names?.[option] ?? option].map(name => name.toLowerCase());
  const partsOf = (option: string) => namesOf(option).flatMap(name => name.split(/[()]/).map(part => part.trim()));
  const inches = /[^\d]/.test(abbreviation) ? npsInches(abbreviation) : undefined;
  const ways = [
    (option: string) => partsOf(option).includes(abbreviation),
    (option: string) => partsOf(option).some(part => plain(part) === plain(abbreviation)),
    (option: string) => isGas(abbreviation) && namesOf(option).some(isGas),
    (option: string) => isTwoPhase(abbreviation) && namesOf(option).some(isTwoPhase),
    (option: string) => namesOf(option).includes(phases[plain(abbreviation)] ?? ''),
    (option: string) => namesOf(option).includes(answers[abbreviation] ?? ''),
    (option: string) =>
      inches !== undefined && partsOf(option).some(part => part.startsWith('nps ') && npsInches(part) === inches),
    (option: string) =>
      abbreviation.length >= minLetters && namesOf(option).some(name => name.startsWith(abbreviation)),
  ];
  for (const means of ways) {
    const [only, ...others] = options.filter(means);
    if (only !== undefined && others.length === 0) return only;
  }
  return undefined;
}

/** Matches what is between two options in a cell. */
const parts = /\s+[/&]\s+|\s*\((?=(?:DN|NPS|\d).*\)$)|(?<=["″]|(?:DN|NPS) ?[\d.]+)\s*\/\s*|\/(?=\s*(?:DN|NPS))/i;

function optionOf(field: ChoiceField, data: CaseData, text: string): CellReading {
  const offered = offeredOptions(field, data);
  const option = findOption(field, offered, text);
  if (option !== undefined) return { entry: { text: option } };
  const several = text.split(parts).map(part => findOption(field, offered, part.trim().replace(/(?<!\([^)]*)\)$/, '')));
  const [first] = several;
  // 6" / DN150 is one size.
  if (several.length > 1 && first !== undefined && several.every(each => each === first))
    return { entry: { text: first } };
  if (several.length > 1 && several.every(each => each !== undefined))
    return { reason: `names several options of ${field.label}; enter the one to calculate with` };
  const names = offered.map(each => field.names?.[each] ?? each);
  return { reason: `is not an option of ${field.label}: ${listNames(names)}` };
}
