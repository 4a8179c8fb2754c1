import { Refusal, requirePositive } from '../../quantities/index.ts';
import {
  airCompressionFactors,
  airMolarMass,
  combustionTemperatures,
  gasConstant,
  meteringTemperatures,
  table,
  tablePressure,
  vaporisation,
  type Row,
} from './table.ts';

/** °C at which the gas is burnt. */
export type CombustionTemperature = (typeof combustionTemperatures)[number];
/** °C at which the volume of the gas is measured. */
export type MeteringTemperature = (typeof meteringTemperatures)[number];

/** Reference conditions of heating values. */
export interface HeatingReference {
  readonly combustionTemperature: CombustionTemperature;
  readonly meteringTemperature: MeteringTemperature;
  /** Metering pressure, Pa; by default 101 325 Pa. */
  readonly pressure?: number;
}

/** Gross (water of combustion as liquid) and net (as vapour). */
export interface GrossAndNet {
  readonly gross: number;
  readonly net: number;
}

/** Heating values and related properties of a gas by ISO 6976:2016, in SI units. */
export interface HeatingValues {
  /** kg/mol. */
  readonly molarMass: number;
  /** Z at the metering conditions. */
  readonly compressionFactor: number;
  /** Of the real gas at the metering conditions, kg/m³. */
  readonly density: number;
  /** Of the real gas to dry air at the same conditions. */
  readonly relativeDensity: number;
  /** J/mol. */
  readonly molar: GrossAndNet;
  /** J/kg. */
  readonly mass: GrossAndNet;
  /** Of the real gas, J/m³. */
  readonly volume: GrossAndNet;
  /** Of the ideal gas, J/m³. */
  readonly idealVolume: GrossAndNet;
  /** Of the real gas, J/m³. */
  readonly wobbe: GrossAndNet;
  readonly source: string;
  /** Components whose summation factor is confirmed by a single transcription of the standard only. */
  readonly lessCertain: readonly string[];
  /** Whether the gas is outside the scope of the standard: Z of 0.9 or less, or a pressure outside 90 to 110 kPa. */
  readonly extrapolated: boolean;
}

const source = 'ISO 6976:2016';

/** Components covered by ISO 6976:2016, including non-combustible ones. */
export const heatingValueIds: readonly string[] = Object.keys(table);

/**
 * Heating values, Wobbe index and relative density of a gas from its composition, molar amounts by component id in any unit, ISO 6976:2016
 * equations 1 to 17. Throws a Refusal that names a component missing in the standard; a RangeError for invalid amounts.
 */
export function heatingValues(amounts: Readonly<Record<string, number>>, reference: HeatingReference): HeatingValues {
  const pressure = requirePositive('pressure', reference.pressure ?? tablePressure);
  const burnt = combustionTemperatures.indexOf(reference.combustionTemperature);
  const metered = meteringTemperatures.indexOf(reference.meteringTemperature);
  const parts = fractions(amounts);
  const sum = (of: (row: Row) => number): number => parts.reduce((total, { share, row }) => total + share * of(row), 0);

  const molarMass = sum(([mass]) => mass);
  const gross = sum(([, , , heating]) => heating[burnt] ?? NaN);
  const net = gross - (sum(([, hydrogen]) => hydrogen) / 2) * (vaporisation[burnt] ?? NaN);
  const ratio = pressure / tablePressure;
  const compressionFactor = 1 - ratio * sum(([, , summation]) => summation[metered] ?? NaN) ** 2;
  const airFactor = 1 - ratio * (1 - (airCompressionFactors[metered] ?? NaN));
  const idealVolume = (gasConstant * (reference.meteringTemperature + 273.15)) / pressure;
  const volume = compressionFactor * idealVolume;
  const relativeDensity = ((molarMass / airMolarMass) * airFactor) / compressionFactor;
  const per = (amount: number): GrossAndNet => ({ gross: (1e3 * gross) / amount, net: (1e3 * net) / amount });
  return {
    molarMass: molarMass / 1e3,
    compressionFactor,
    density: molarMass / 1e3 / volume,
    relativeDensity,
    molar: per(1),
    mass: per(molarMass / 1e3),
    volume: per(volume),
    idealVolume: per(idealVolume),
    wobbe: per(volume * Math.sqrt(relativeDensity)),
    source,
    lessCertain: parts.filter(({ row }) => row[4] === 'one').map(({ id }) => id),
    extrapolated: !(compressionFactor > 0.9) || pressure < 90e3 || pressure > 110e3,
  };
}

function fractions(
  amounts: Readonly<Record<string, number>>,
): readonly { readonly id: string; readonly share: number; readonly row: Row }[] {
  const present = Object.entries(amounts).filter(([, amount]) => amount !== 0);
  const total = present.reduce((sum, [, amount]) => sum + amount, 0);
  if (present.some(([, amount]) => !(amount > 0)) || !(total > 0 && total < Infinity)) {
    throw new RangeError('amounts must be positive and finite, and one of them above 0');
  }
  return present.map(([id, amount]) => {
    const row = table[id];
    if (row === undefined) throw new Refusal(`ISO 6976 has no heating value of ${id}`);
    return { id, share: amount / total, row };
  });
}
