import type { Kind, UnitOf } from '@isentrope/engineering/quantities';

/** A field of a card: a unit of a quantity. */
export interface CardField {
  readonly kind: Kind;
  readonly unit: string;
}

/** A card: fields that show one quantity in several units. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly CardField[];
  /** Initial text of the first field. */
  readonly initial: string;
  /** Fixed number of decimals of every field; by default up to six without trailing zeros. */
  readonly decimals?: number;
  readonly note?: string;
}

function fields<K extends Kind>(kind: K, units: readonly UnitOf<K>[]): CardField[] {
  return units.map(unit => ({ kind, unit }));
}

/** The nine cards in the order of the specification. */
export const cards: readonly Card[] = [
  {
    id: 'temperature',
    title: 'Temperature',
    fields: fields('temperature', ['°C', '°F', 'K', '°R']),
    initial: '20',
    decimals: 3,
  },
  {
    id: 'energy',
    title: 'Energy',
    fields: fields('energy', ['kJ', 'MJ', 'GJ', 'kWh', 'MWh', 'kcal', 'Btu', 'MMBtu']),
    initial: '1000',
    decimals: 3,
  },
  {
    id: 'power',
    title: 'Power',
    fields: fields('power', ['kW', 'W', 'MW', 'hp', 'PS', 'kcal/h', 'Btu/h', 'TR']),
    initial: '1',
  },
  {
    id: 'viscosity',
    title: 'Viscosity',
    fields: fields('dynamicViscosity', ['cP', 'mPa·s', 'Pa·s', 'μPa·s', 'P', 'kg/(m·h)', 'lb/(ft·s)', 'lb/(ft·h)']),
    initial: '1',
    note: 'Dynamic viscosity. Kinematic viscosity needs a density: cSt = cP ÷ (g/cm³).',
  },
  {
    id: 'length',
    title: 'Length',
    fields: fields('length', ['m', 'km', 'cm', 'mm', 'μm', 'inch', 'ft', 'yd', 'mi']),
    initial: '1',
  },
  {
    id: 'mass',
    title: 'Mass',
    fields: fields('mass', ['kg', 'g', 't', 'lb', 'oz', 'ton (US)', 'ton (UK)']),
    initial: '1',
  },
  {
    id: 'density',
    title: 'Density',
    fields: fields('density', ['kg/m³', 'g/cm³', 'kg/L', 'lb/ft³', 'lb/in³', 'lb/gal (US)']),
    initial: '1000',
  },
  {
    id: 'pressure',
    title: 'Pressure',
    fields: [
      ...fields('gaugePressure', ['bar(g)', 'mbar(g)', 'kPa(g)', 'MPa(g)', 'psi(g)', 'kgf/cm²(g)']),
      ...fields('absolutePressure', ['bar(abs)', 'kPa(abs)', 'psi(abs)', 'atm(abs)']),
    ],
    initial: '0',
    decimals: 3,
    note: 'Gauge-based: 0 bar(g) equals +1.01325 bar(a).',
  },
  {
    id: 'flow',
    title: 'Flow rate',
    fields: fields('massFlow', ['kg/h', 'kg/s', 'kg/min', 'lb/h', 'lb/min', 'lb/s']),
    initial: '1000',
  },
];
