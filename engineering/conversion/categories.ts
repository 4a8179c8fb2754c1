import type { Kind } from '../quantities/index.ts';

/** A category of the unit catalogue: its name, and the kind of quantity of its units. */
export interface UnitCategory {
  readonly name: string;
  readonly kind: Kind;
  /** Prefix of a symbol that also names a unit of another category. */
  readonly prefix: string;
}

const category = (name: string, kind: Kind, prefix = ''): UnitCategory => ({ name, kind, prefix });

/** Categories of the catalogue, followed by those used by process calculations only. */
export const unitCategories: readonly UnitCategory[] = [
  category('Temperature', 'temperature'),
  category('Length', 'length'),
  category('Mass', 'mass'),
  category('Pressure', 'pressureDifference'),
  category('Power', 'power'),
  category('Energy', 'energy'),
  category('Viscosity', 'dynamicViscosity'),
  category('Density', 'density'),
  category('Velocity', 'velocity'),
  category('Area', 'area'),
  category('Volume', 'volume'),
  category('Force', 'force'),
  category('Torque', 'torque'),
  category('Frequency', 'frequency'),
  category('Flow Rate (Mass)', 'massFlow'),
  category('Flow Rate (Volume)', 'volumeFlow'),
  category('Temperature Difference', 'temperatureDifference', 'Δ'),
  category('Viscosity (Kinematic)', 'kinematicViscosity'),
  category('Specific Heat Capacity', 'specificHeat'),
  category('Specific Energy', 'specificEnergy'),
  category('Thermal Conductivity', 'thermalConductivity'),
  category('Heat Transfer Coefficient', 'heatTransferCoefficient'),
  category('Pressure (Gauge)', 'gaugePressure'),
  category('Pressure (Absolute)', 'absolutePressure'),
  category('Flow Rate (Standard Gas)', 'standardFlow'),
];
