import type { TabulatedFluid, TabulatedProperty } from '@isentrope/engineering/properties';
import { column, rows, type Condition, type QuantityColumn, type TypedRow } from '../kit/index.ts';
import { absoluteZero } from '../shared-fields.ts';

type TableColumns = Readonly<Record<'temperature' | TabulatedProperty, QuantityColumn>>;

const positive = { above: 0 } as const;

/**
 * A table field for liquid or gas properties against temperature. The thermal conductivity column is offered only where a
 * calculator uses it, but accepted everywhere, so that a table can be transferred unchanged.
 */
export function propertyTable(label: string, when: Condition, readsConductivity = false) {
  return rows<TableColumns>(
    label,
    {
      temperature: column('Temperature', 'temperature', '°C', {
        above: absoluteZero,
        aliases: ['T', 't', 'temp', 'temp.'],
      }),
      density: column('Density', 'density', 'kg/m³', { ...positive, aliases: ['ρ', 'rho', 'mass density'] }),
      viscosity: column('Viscosity', 'dynamicViscosity', 'cP', {
        ...positive,
        aliases: ['dynamic viscosity', 'μ', 'µ', 'η', 'mu'],
      }),
      heatCapacity: column('Specific heat', 'specificHeat', 'kJ/(kg·K)', {
        ...positive,
        aliases: ['specific heat capacity', 'heat capacity', 'cp', 'c_p', 'mass heat capacity'],
      }),
      thermalConductivity: column('Thermal conductivity', 'thermalConductivity', 'W/(m·K)', {
        ...positive,
        aliases: ['conductivity', 'thermal cond.', 'λ'],
        ...(readsConductivity ? {} : { offered: false }),
      }),
      vapourPressure: column('Vapour pressure', 'absolutePressure', 'bar(abs)', {
        ...positive,
        aliases: ['vapor pressure', 'pv', 'p_v', 'psat', 'saturation pressure'],
      }),
      surfaceTension: column('Surface tension', 'surfaceTension', 'mN/m', { ...positive, aliases: ['σ', 'sigma'] }),
      molarMass: column('Molecular weight', 'molarMass', 'g/mol', {
        ...positive,
        aliases: ['molar mass', 'mol weight', 'MW', 'M'],
      }),
      compressibilityFactor: column('Compressibility factor', 'number', '', {
        ...positive,
        aliases: ['compressibility', 'Z', 'Z factor'],
      }),
      heatRatio: column('Ratio of specific heats', 'number', '', {
        atLeast: 1,
        aliases: ['k', 'γ', 'gamma', 'κ', 'kappa', 'cp/cv', 'isentropic exponent'],
      }),
    },
    {
      hint: 'T °C | Density kg/m³ | Viscosity cP',
      help: 'Rows of temperature and properties under headings that name the columns and their units; you can paste a block from a spreadsheet. Between rows, the logarithms of vapour pressures and liquid viscosities are linear in 1/T, everything else is linear in T; nothing is extrapolated.',
      when,
    },
  );
}

/** Returns a fluid from a typed table. */
export function tabulatedFluid(
  phase: TabulatedFluid['phase'],
  typed: readonly TypedRow<TableColumns>[],
): TabulatedFluid {
  return {
    type: 'table',
    phase,
    rows: typed.flatMap(({ temperature, ...known }) => (temperature === undefined ? [] : [{ temperature, ...known }])),
  };
}
