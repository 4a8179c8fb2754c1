import { fluidComponentOf, pseudoComponentExample, readPseudoComponent } from '@isentrope/engineering/properties';
import { parseNumber } from '@isentrope/engineering/quantities';
import { lumps } from '../component-names.ts';
import { molarMassHead, type DefinedItems } from '../kit/index.ts';
import { fractionInText } from './fraction-in-text.ts';

/** Petroleum fractions in a composition, each defined by molar mass and density: `C7+ (M 115, SG 0.737)`. */
export const pseudoComponents: DefinedItems = {
  label: 'Petroleum fraction (C7+)…',
  example: pseudoComponentExample,
  read: text => {
    const read = readPseudoComponent(text);
    return read?.ok ? { ok: true, item: read.component.id } : read;
  },
  inRow: (name, cells) => {
    const molarMass = cells.find(({ head }) => molarMassHead.test(head))?.text ?? '';
    const [density] = cells.flatMap(({ head, text }) => (text === '' ? [] : (densityText(head, text) ?? [])));
    if (molarMass === '' || density === undefined || !isFraction(name, parseNumber(molarMass) ?? NaN)) return undefined;
    const read = readPseudoComponent(`${name.replaceAll(/[()]/g, ' ').trim()} (M ${molarMass}, ${density})`);
    return read?.ok ? read.component.id : undefined;
  },
  inText: fractionInText,
};

/** A density as the text of a pseudo-component has it, by the heading of its column. */
function densityText(head: string, text: string): string | undefined {
  if (/^\s*(?:sp\.?\s*gr|specific gravity|SG|rel\S*\s+dens)/i.test(head)) return `SG ${text}`;
  if (/^\s*°?\s*API\b/i.test(head)) return `API ${text}`;
  const [, unit] = /^\s*(?:liq\S*\s+)?density\b.*?(k?gm?\/[^\s,)\]]+)/i.exec(head) ?? [];
  return unit === undefined ? undefined : `ρ15 ${text} ${unit.replace(/^gm/i, 'g')}`;
}

/** The normal alkanes that a single carbon number may mean. */
const alkane = /^\s*n?-?c\s?(\d+)s?\s*$/i;
/** Relative difference in molar mass above which a carbon number means a boiling range rather than its normal alkane. */
const sameMolarMass = 0.01;

/** Whether a row of a report is a petroleum fraction: a lump, or a carbon number with another molar mass than the normal alkane. */
function isFraction(name: string, molarMass: number): boolean {
  if (lumps.some(({ pattern }) => pattern.test(name))) return true;
  const [, carbons] = alkane.exec(name) ?? [];
  const known = carbons === undefined ? undefined : fluidComponentOf(`nC${carbons}`);
  const differs = known === undefined || Math.abs(molarMass / (1e3 * known.molarMass) - 1) > sameMolarMass;
  return Number(carbons) >= 6 && differs;
}
