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
    const molarMass = cells.find(({ head }) => molarMassHead.test(head) && !massFlowUnit.test(head))?.text ?? '';
    const densities = cells
      .flatMap(({ head, text }) => (text === '' ? [] : (densityText(head, text) ?? [])))
      .slice(0, 1);
    if (molarMass === '' || !isFraction(name, parseNumber(molarMass) ?? NaN)) return undefined;
    const written = `${name.replaceAll(/[()]/g, ' ').trim()} (M ${[molarMass, ...densities].join(', ')})`;
    // Without a density, the text is refused with what it needs: the normal alkane has another molar mass.
    if (densities.length === 0) return isBesideAlkane(name, parseNumber(molarMass) ?? NaN) ? written : undefined;
    const read = readPseudoComponent(written);
    return read?.ok ? read.component.id : undefined;
  },
  inText: fractionInText,
};

/** Matches the unit of a mass flow, as in "M [kg/h]". */
const massFlowUnit = /\/\s*(?:h|hr|s|min|d|day)\b/i;

/** Matches the heading of a density with its unit: "Density (g/cm3)", "rho [kg/m³]", "ρ15, g/cc", "Liquid dens. kg/m3". */
const densityHead = /^\s*(?:liq\S*\s+)?(?:density|dens\.?|dichte|rho|ρ)(?!\p{L}).*?(k?gm?\/[^\s,)\]]+)/iu;

/** A density as the text of a pseudo-component has it, by the heading of its column. */
function densityText(head: string, text: string): string | undefined {
  if (/^\s*(?:sp\.?\s*gr|specific gravity|SG|rel\S*\s+dens)/i.test(head)) return `SG ${text}`;
  if (/^\s*°?\s*API\b/i.test(head)) return `API ${text}`;
  const [, unit] = densityHead.exec(head) ?? [];
  return unit === undefined ? undefined : `ρ15 ${text} ${unit.replace(/^gm/i, 'g')}`;
}

/** The normal alkanes that a single carbon number may mean. */
const alkane = /^\s*n?-?c\s?(\d+)s?\s*$/i;
/** Relative difference in molar mass from the normal alkane up to which a number is the molar mass of a boiling range. */
const similarMolarMass = 0.3;
/** Relative difference in molar mass above which a carbon number means a boiling range rather than its normal alkane. */
const sameMolarMass = 0.01;

/** Relative difference of a molar mass in g/mol from that of the normal alkane of a carbon number; infinite for other names. */
function differenceFromAlkane(name: string, molarMass: number): number {
  const [, carbons] = alkane.exec(name) ?? [];
  const known = carbons === undefined ? undefined : fluidComponentOf(`nC${carbons}`);
  return known === undefined ? Infinity : Math.abs(molarMass / (1e3 * known.molarMass) - 1);
}

/** Whether a row of a report is a petroleum fraction: a lump, or a carbon number with another molar mass than the normal alkane. */
function isFraction(name: string, molarMass: number): boolean {
  if (lumps.some(({ pattern }) => pattern.test(name))) return true;
  const [, carbons] = alkane.exec(name) ?? [];
  return Number(carbons) >= 6 && differenceFromAlkane(name, molarMass) > sameMolarMass;
}

/** Whether a molar mass may be that of the boiling range of a carbon number. */
const isBesideAlkane = (name: string, molarMass: number) => differenceFromAlkane(name, molarMass) < similarMolarMass;
