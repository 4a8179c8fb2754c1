import { editableNumber, fromSi, parseNumber, parseQuantity, Refusal, type Kind } from '../../quantities/index.ts';
import { density60Of15, relativeDensity60 } from '../liquids/index.ts';
import { boilingPoint } from './correlations.ts';

/** A petroleum fraction that is defined by its molar mass, its density and, if known, its normal boiling point. */
export interface PseudoComponent {
  /** Its text in a composition, such as `C7+ (M 115, SG 0.737)`, which is also its id. */
  readonly id: string;
  /** kg/mol. */
  readonly molarMass: number;
  /** Relative to water, both at 60 °F. */
  readonly specificGravity: number;
  /** At 101 325 Pa, K: as given, or by correlation. */
  readonly boilingTemperature: number;
  readonly isBoilingGiven: boolean;
}

/** A text that defines a pseudo-component, or the reason why it does not, as the end of a sentence that begins with the text. */
export type PseudoComponentReading =
  { readonly ok: true; readonly component: PseudoComponent } | { readonly ok: false; readonly reason: string };

/** Limits of the correlations here: g/mol, specific gravity, and K. */
const pseudoComponentLimits = {
  molarMass: [70, 600],
  specificGravity: [0.6, 1.1],
  boilingTemperature: [300, 900],
} as const;

/** A property between the brackets, by the names that it is given. */
type Property = 'molarMass' | 'specificGravity' | 'apiGravity' | 'density15' | 'boilingTemperature';

const names: Readonly<Record<Property, RegExp>> = {
  molarMass: /^(?:molar mass|mol\.? ?wt\.?|MW|M)(?![a-z])/i,
  specificGravity: /^(?:sp\.? ?gr\.?|specific gravity|SG|γ)(?![a-z])/i,
  apiGravity: /^°?API(?![a-z])/i,
  density15: /^(?:ρ_?15|rho_?15|D15|density 15|density)(?![a-z])/i,
  boilingTemperature: /^(?:T_?b|NBP|boiling point)(?![a-z])/i,
};

/** How a property is written in an id: its name, kind and unit. */
const spellings: Readonly<Record<Property, readonly [name: string, kind: Kind, unit: string]>> = {
  molarMass: ['M', 'molarMass', 'g/mol'],
  specificGravity: ['SG', 'number', ''],
  apiGravity: ['API', 'number', ''],
  density15: ['ρ15', 'density', 'kg/m³'],
  boilingTemperature: ['Tb', 'temperature', '°C'],
};

const densities: readonly Property[] = ['specificGravity', 'apiGravity', 'density15'];

/**
 * Reads a pseudo-component from a text such as `C7+ (M 115, SG 0.737)`: a name, and in brackets, separated by commas, the molar mass (`M` or
 * `MW`, g/mol), one of the specific gravity 60/60 °F (`SG`), the gravity in °API (`API`) and the density at 15 °C (`ρ15`, kg/m³), and
 * optionally the normal boiling point (`Tb`, °C). Quantities may have units. Undefined for a text without such brackets.
 */
export function readPseudoComponent(text: string): PseudoComponentReading | undefined {
  const [, name = '', inside] = /^([^()]*?)\s*\(([^()]*)\)\s*$/.exec(text) ?? [];
  if (inside === undefined) return undefined;
  const parts = inside.split(/,(?!\d)/).map(part => part.trim());
  const properties = parts.map(propertyOf);
  if (!properties.some(property => property !== undefined)) return undefined;
  const unknown = parts.find((_, k) => properties[k] === undefined);
  if (unknown !== undefined) return refuse(`has "${unknown}" in its brackets; write ${pseudoComponentExample}`);
  const values = new Map<Property, number>();
  for (const [k, part] of parts.entries()) {
    const property = properties[k] as Property;
    const value = valueOf(property, part);
    if (value === undefined || values.has(property))
      return refuse(`has "${part}" in its brackets, which cannot be read`);
    values.set(property, value);
  }
  return fromValues(name.trim(), values);
}

/** Shows how a pseudo-component is written. */
export const pseudoComponentExample = 'C7+ (M 115, SG 0.737)';

function propertyOf(part: string): Property | undefined {
  return (Object.keys(names) as Property[]).find(property => names[property].test(part));
}

/** The number of a part in SI units; undefined where it has none. */
function valueOf(property: Property, part: string): number | undefined {
  const text = part.replace(names[property], '').replace(/^\s*[=:]?\s*/, '');
  const [, kind, unit] = spellings[property];
  if (kind === 'number') return parseNumber(text);
  const parsed = parseQuantity(kind, text, unit);
  return parsed.ok ? parsed.si : undefined;
}

function refuse(reason: string): PseudoComponentReading {
  return { ok: false, reason };
}

function fromValues(name: string, values: ReadonlyMap<Property, number>): PseudoComponentReading {
  const molarMass = values.get('molarMass');
  const input = densities.filter(property => values.has(property));
  const [density] = input;
  if (name === '' || molarMass === undefined || density === undefined || input.length > 1) {
    return refuse(
      `needs a name, and in brackets a molar mass and one of SG, API and ρ15, as in ${pseudoComponentExample}`,
    );
  }
  const specificGravity = specificGravityOf(density, values.get(density) ?? NaN);
  const boiling = values.get('boilingTemperature');
  const boilingTemperature = boiling ?? boilingPoint(1e3 * molarMass, specificGravity);
  const { molarMass: masses, specificGravity: gravities, boilingTemperature: boilings } = pseudoComponentLimits;
  if (!isWithin(1e3 * molarMass, masses)) return refuse(`needs a molar mass from ${masses.join(' to ')} g/mol`);
  if (!isWithin(specificGravity, gravities)) return refuse(`needs a specific gravity from ${gravities.join(' to ')}`);
  if (!isWithin(boilingTemperature, boilings)) {
    const [least, most] = boilings.map(limit => fromSi('temperature', limit, '°C').toFixed(0));
    return refuse(
      boiling === undefined
        ? `has a molar mass and a density that no petroleum fraction has together; give its boiling point, such as Tb 120 °C`
        : `needs a normal boiling point from ${least} to ${most} °C`,
    );
  }
  const written = (['molarMass', density, 'boilingTemperature'] as const).flatMap(property => {
    const value = values.get(property);
    return value === undefined ? [] : [spelled(property, value)];
  });
  return {
    ok: true,
    component: {
      id: `${name} (${written.join(', ')})`,
      molarMass,
      specificGravity,
      boilingTemperature,
      isBoilingGiven: boiling !== undefined,
    },
  };
}

function isWithin(value: number, [minimum, maximum]: readonly [number, number]): boolean {
  return value >= minimum && value <= maximum;
}

/** Specific gravity 60/60 °F; NaN for a density at 15 °C that no petroleum liquid has. */
function specificGravityOf(property: Property, value: number): number {
  if (property === 'specificGravity') return value;
  if (property === 'apiGravity') return 141.5 / (value + 131.5);
  try {
    return relativeDensity60(density60Of15('crude', value));
  } catch (error) {
    if (error instanceof Refusal || error instanceof RangeError) return NaN;
    throw error;
  }
}

function spelled(property: Property, si: number): string {
  const [name, kind, unit] = spellings[property];
  const number = editableNumber(kind === 'number' ? si : fromSi(kind, si, unit));
  const isBare = property === 'molarMass' || unit === '';
  return isBare ? `${name} ${number}` : `${name} ${number} ${unit}`;
}

/** The pseudo-component that an id defines; undefined for any other id. */
export function pseudoComponentOf(id: string): PseudoComponent | undefined {
  const read = readPseudoComponent(id);
  return read?.ok === true ? read.component : undefined;
}
