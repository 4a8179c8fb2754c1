import { readPseudoComponent } from '@isentrope/engineering/properties';
import { editableNumber, parseNumber } from '@isentrope/engineering/quantities';

/** Molar mass of dry air, g/mol. */
const airMolarMass = 28.9647;

/** Stems of alkanes from hexane on. */
const stems = ['hex', 'hept', 'oct', 'non', 'dec', 'undec', 'dodec'];
const plus = String.raw`[\s-]?(?:\+|plus|and heavier)`;
const lump = new RegExp(String.raw`\bc\s?(\d+)${plus}|\b(${stems.join('|')})anes?${plus}`, 'gi');

/** The carbon numbers from which the lumps that a text names begin. */
const lumpsIn = (text: string): number[] =>
  [...text.matchAll(lump)].map(([, digits, stem = '']) =>
    digits === undefined ? 6 + stems.indexOf(stem.toLowerCase()) : Number(digits),
  );

const plusFraction = /\bplus[\s-]fraction/i;
/** A property of the lump as a vapour, or a specific gravity relative to air. */
const ofVapour = /\b(?:air|gas|vapou?r)\b/i;
/** Conditions whose numbers are not those of the property. */
const conditions =
  /\b(?:60|15)\s?\/\s?(?:60|15)\s?°?\s?[FC]?\b|(?:@|\bat\b)?\s*\b(?:15(?:\.5?6?)?\s?°?\s?C|60\s?°?\s?F)\b|\bwater\s?=\s?1(?:\.0+)?\b/gi;

/** A temperature of a density other than that of the equations. */
const otherTemperature = /(?:@|\bat\b)\s*-?\d/i;

type Property = 'M' | 'SG' | 'API' | 'ρ15' | 'Tb';

const names: Readonly<Record<Property, RegExp>> = {
  M: /^(?:mol|m\.?w|m$)/i,
  SG: /^(?:s|γ)/i,
  API: /^°?api/i,
  ρ15: /^(?:d|ρ)/i,
  Tb: /^(?:n|b|t)/i,
};
const name =
  /molar mass|\bmol(?:ecular|ar|\.|e)?\s*(?:weight|wt\b\.?|mass)|\bm\.?w\b\.?|\bM(?=[\s=:,]+\d)|\bsp(?:ecific|\.)?\s*gr(?:avity|\.)?|\bSG\b|γ|°?\bAPI\b|\bdensity|ρ_?(?:15)?|\b(?:normal )?boiling point|\bNBP\b|\bT_?b\b/gi;
/** Units that a value needs. */
const units: Readonly<Partial<Record<Property, RegExp>>> = {
  ρ15: /k?g(?=m?\/)m?\/(?:cc|c?m[3³]|ml|l)\b|k?g\/c?m³/i,
  Tb: /°\s?[CFR]|\bK\b/,
};

/** The properties of a petroleum fraction in a line; undefined where one of them cannot be read. */
function propertiesIn(line: string): ReadonlyMap<Property, string> | undefined {
  const text = line.replaceAll(lump, ' ').replaceAll(conditions, ' ');
  const found = [...text.matchAll(name)];
  const properties = new Map<Property, string>();
  for (const [index, { 0: written, index: start }] of found.entries()) {
    const property = (Object.keys(names) as Property[]).find(each => names[each].test(written));
    const clause = text.slice(start + written.length, found[index + 1]?.index);
    const number = /\d+(?:[.,]\d+)?/.exec(clause)?.[0];
    const unit = property && units[property]?.exec(clause)?.[0].replace(/^gm/i, 'g').replace('/cc', '/cm³');
    if (property === undefined || number === undefined || (units[property] && unit === undefined)) return undefined;
    if (properties.has(property) || (property !== 'M' && otherTemperature.test(clause))) return undefined;
    properties.set(property, unit === undefined ? number : `${number} ${unit}`);
  }
  return properties;
}

const gravity = /\bgr(?:av)?(?:ity|\.)?(?=[\s(=:,]|$)|\bSG\b|\brel(?:ative|\.)?\s*dens(?:ity|\.)?|γ/i;

/** The gravity of a petroleum fraction as a gas, relative to air, in a line that states nothing else. */
function gasGravityIn(line: string): string | undefined {
  if (!ofVapour.test(line) || !gravity.test(line)) return undefined;
  const text = line
    .replaceAll(lump, ' ')
    .replaceAll(conditions, ' ')
    .replaceAll(/\bair\s*=\s*1(?:[.,]0+)?(?!\d)/gi, ' ');
  const [number, ...others] = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return others.length === 0 ? number : undefined;
}

/** The places of the lines on the properties of a lump: those that name it, and those below a title that names it. */
function linesOn(carbons: number, lines: readonly string[]): readonly number[] {
  const isOnly = new Set(lines.flatMap(lumpsIn)).size <= 1;
  const named = (line: string) => lumpsIn(line).includes(carbons) || (isOnly && plusFraction.test(line));
  const hasProperty = (line: string) =>
    gasGravityIn(line) !== undefined || ((propertiesIn(line)?.size ?? 0) > 0 && !ofVapour.test(line));
  return lines.flatMap((line, index) => {
    if (!named(line)) return [];
    if (hasProperty(line)) return [index];
    if (ofVapour.test(line)) return [];
    if (/\d/.test(line.replaceAll(lump, ''))) return [];
    const below = lines.slice(index + 1);
    const end = below.findIndex(each => !hasProperty(each) || named(each));
    const count = end < 0 ? below.length : end;
    return count === 0 ? [] : Array.from({ length: count + 1 }, (_, k) => index + k);
  });
}

/**
 * The petroleum fraction that lines of a report define for a lump of its table: its molar mass and its specific gravity, density at 15 °C or
 * gravity in °API, and if printed its boiling point, as in "C7+ properties: molecular weight 115, specific gravity 0.737". Without a molar mass,
 * its gravity as a gas gives one, which the remark states. Undefined where the lines do not define one, or state a property twice.
 */
export function fractionInText(
  text: string,
  lines: readonly string[],
): { readonly item: string; readonly lines: readonly number[]; readonly remark?: string } | undefined {
  const [carbons] = lumpsIn(text);
  if (carbons === undefined || /\p{L}/u.test(text.replaceAll(lump, '').replace(/\bfractions?\b/i, '')))
    return undefined;
  const on = linesOn(carbons, lines);
  const ofGas = on.filter(index => gasGravityIn(lines[index] ?? '') !== undefined);
  const ofLiquid = on.filter(index => !ofGas.includes(index));
  const values = new Map<Property, string>();
  for (const index of ofLiquid) {
    const found = propertiesIn(lines[index] ?? '');
    if (!found) return undefined;
    for (const [property, value] of found) {
      if (values.has(property)) return undefined;
      values.set(property, value);
    }
  }
  const density = (['SG', 'ρ15', 'API'] as const).find(property => values.has(property));
  const [byGas, ...others] = ofGas.map(index => gasGravityIn(lines[index] ?? '') ?? '');
  if (others.length > 0) return undefined;
  const stated = values.get('M');
  const molarMass = byGas === undefined ? undefined : molarMassByGas(byGas);
  if (stated === undefined && molarMass !== undefined) values.set('M', molarMass);
  if (density === undefined || !values.has('M')) return undefined;
  const parts = (['M', density, 'Tb'] as const).flatMap(property => {
    const value = values.get(property);
    return value === undefined ? [] : [`${property} ${value}`];
  });
  const read = readPseudoComponent(`${text.replaceAll(/[()]/g, ' ').trim()} (${parts.join(', ')})`);
  if (read?.ok !== true) return undefined;
  const remark = byGas === undefined || molarMass === undefined ? undefined : remarkOnGas(byGas, molarMass, stated);
  return { item: read.component.id, lines: on, ...(remark !== undefined && { remark }) };
}

/** The molar mass of a fraction in g/mol, by its gravity as a gas. */
function molarMassByGas(typed: string): string | undefined {
  const relative = parseNumber(typed);
  return relative === undefined ? undefined : editableNumber(Number((airMolarMass * relative).toPrecision(5)));
}

/** Relative difference of two molar masses of one fraction that is more than rounding. */
const sameMolarMass = 0.01;

/** What the gravity of a fraction as a gas says of its molar mass, where that is not stated or is another one. */
function remarkOnGas(byGas: string, molarMass: string, stated: string | undefined): string | undefined {
  const product = `${molarMass} g/mol, ${byGas} times the ${airMolarMass} g/mol of air`;
  if (stated === undefined) return `Its molar mass is ${product}.`;
  const isSame = Math.abs((parseNumber(stated) ?? NaN) / Number(molarMass) - 1) <= sameMolarMass;
  return isSame ? undefined : `By its gravity as a gas, its molar mass would be ${product}.`;
}
