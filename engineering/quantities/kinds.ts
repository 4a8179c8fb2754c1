import { levelUnits, fractionUnits, numberUnits, weightedLevelUnits } from './units/dimensionless.ts';
import {
  flowCoefficientUnits,
  massFlowUnits,
  massFluxUnits,
  standardFlowUnits,
  volumeFlowUnits,
} from './units/flow.ts';
import {
  energyUnits,
  heatFluxUnits,
  heatTransferCoefficientUnits,
  powerUnits,
  jouleThomsonUnits,
  specificEnergyUnits,
  volumetricEnergyUnits,
  specificHeatUnits,
  temperatureDifferenceUnits,
  temperatureUnits,
  thermalConductanceUnits,
  thermalConductivityUnits,
} from './units/heat.ts';
import {
  densityUnits,
  dynamicViscosityUnits,
  forceUnits,
  kinematicViscosityUnits,
  massUnits,
  molarMassUnits,
  momentumFluxUnits,
  pressureGradientUnits,
  pressureUnits,
  specificVolumeUnits,
  stressUnits,
  surfaceTensionUnits,
  torqueUnits,
} from './units/mechanics.ts';
import {
  angleUnits,
  areaUnits,
  frequencyUnits,
  lengthUnits,
  timeUnits,
  velocityUnits,
  volumeUnits,
} from './units/space-and-time.ts';
import type { Unit } from './unit.ts';

/** A kind of quantity, within which values can be compared and converted. Kinds of the same dimension but different basis are separate. */
export interface KindDeclaration<U extends readonly Unit[] = readonly Unit[]> {
  readonly label: string;
  readonly units: U;
  /** Units offered in an input field; the others are accepted when typed. */
  readonly common: readonly string[];
}

function kind<U extends readonly Unit[]>(
  label: string,
  units: U,
  ...common: U[number]['symbol'][]
): KindDeclaration<U> {
  return { label, units, common };
}

type WithBasis<U extends readonly Unit[], B extends string> = {
  readonly [I in keyof U]: Unit<`${U[I]['symbol']}(${B})`>;
};

/** Pressure units usually absolute: without a basis they are not read as gauge. */
export const unitsOfNoBasis: readonly string[] = ['atm', 'Torr', 'mTorr', 'mmHg', 'cmHg', 'inHg'];

/** Pressure units with the basis in each symbol: bar(abs), psi(g). The bare symbol is an alias. */
function withBasis<U extends readonly Unit[], const B extends string>(
  units: U,
  basis: B,
  name: string,
  letter: string,
): WithBasis<U, B> {
  return units.map(u => ({
    ...u,
    symbol: `${u.symbol}(${basis})`,
    name: `${u.name}, ${name}`,
    // Water gauge, WG, is a gauge pressure.
    aliases: [u.symbol, ...u.aliases.filter(alias => basis === 'g' || !alias.endsWith('WG'))].flatMap(bare => [
      ...(basis === 'g' && unitsOfNoBasis.includes(u.symbol) ? [] : [bare]),
      `${bare}${letter}`,
      `${bare}(${basis})`,
      `${bare} ${name}`,
    ]),
  })) as WithBasis<U, B>;
}

/** Units of a pressure difference, with the spelling psid. */
function ofDifference<U extends readonly Unit[]>(units: U): U {
  const written: readonly Unit[] = units.map(u => ({
    ...u,
    aliases: [u.symbol, ...u.aliases].flatMap(bare => (bare === u.symbol ? [`${bare}d`] : [bare, `${bare}d`])),
  }));
  return written as U;
}

/** All kinds. The SI unit has factor 1; absolute and gauge pressure are in Pa from their own zero. */
export const kinds = {
  number: kind('Number', numberUnits),
  fraction: kind('Fraction', fractionUnits),
  level: kind('Level', levelUnits),
  weightedLevel: kind('A-weighted level', weightedLevelUnits),
  length: kind('Length', lengthUnits, 'mm', 'cm', 'm', 'inch', 'ft'),
  area: kind('Area', areaUnits, 'mm²', 'cm²', 'm²', 'in²', 'ft²'),
  volume: kind('Volume', volumeUnits, 'L', 'm³', 'ft³', 'gal (US)', 'bbl'),
  angle: kind('Angle', angleUnits, '°', 'rad'),
  time: kind('Time', timeUnits, 's', 'min', 'h', 'd'),
  velocity: kind('Velocity', velocityUnits, 'm/s', 'km/h', 'ft/s', 'ft/min'),
  frequency: kind('Frequency', frequencyUnits, 'Hz', 'kHz', 'rpm'),
  mass: kind('Mass', massUnits, 'kg', 't', 'lb'),
  density: kind('Density', densityUnits, 'kg/m³', 'g/cm³', 'lb/ft³', 'lb/in³', 'lb/gal (US)'),
  specificVolume: kind('Specific volume', specificVolumeUnits, 'm³/kg', 'ft³/lb'),
  molarMass: kind('Molar mass', molarMassUnits, 'g/mol', 'kg/kmol', 'lb/lbmol'),
  force: kind('Force', forceUnits, 'N', 'kN', 'lbf', 'kgf'),
  torque: kind('Torque', torqueUnits, 'N·m', 'kN·m', 'lbf·ft'),
  massFlow: kind('Mass flow', massFlowUnits, 'kg/h', 'kg/s', 't/h', 'lb/h', 'lb/s'),
  massFlux: kind('Mass flux', massFluxUnits, 'kg/(s·m²)', 'lb/(s·ft²)'),
  volumeFlow: kind('Volume flow, actual', volumeFlowUnits, 'm³/h', 'm³/s', 'L/s', 'ft³/min', 'gal (US)/min', 'bbl/d'),
  standardFlow: kind('Gas flow at a reference state', standardFlowUnits, 'Nm³/h', 'Sm³/h', 'MMSCFD', 'scfm', 'kmol/h'),
  flowCoefficient: kind('Flow coefficient', flowCoefficientUnits, 'Cv', 'Kv'),
  absolutePressure: kind(
    'Absolute pressure',
    withBasis(pressureUnits, 'abs', 'absolute', 'a'),
    'bar(abs)',
    'kPa(abs)',
    'MPa(abs)',
    'psi(abs)',
    'mbar(abs)',
  ),
  gaugePressure: kind(
    'Gauge pressure',
    withBasis(pressureUnits, 'g', 'gauge', 'g'),
    'bar(g)',
    'kPa(g)',
    'MPa(g)',
    'psi(g)',
    'kgf/cm²(g)',
  ),
  pressureDifference: kind('Pressure difference', ofDifference(pressureUnits), 'bar', 'mbar', 'kPa', 'MPa', 'psi'),
  stress: kind('Stress', stressUnits, 'MPa', 'ksi'),
  pressureGradient: kind('Pressure gradient', pressureGradientUnits, 'bar/100 m', 'kPa/100 m', 'Pa/m', 'psi/100 ft'),
  momentumFlux: kind('Momentum flux', momentumFluxUnits, 'kg/(m·s²)', 'lb/(ft·s²)'),
  dynamicViscosity: kind('Dynamic viscosity', dynamicViscosityUnits, 'cP', 'mPa·s', 'Pa·s', 'μPa·s', 'lb/(ft·s)'),
  kinematicViscosity: kind('Kinematic viscosity', kinematicViscosityUnits, 'cSt', 'mm²/s', 'm²/s', 'ft²/s'),
  surfaceTension: kind('Surface tension', surfaceTensionUnits, 'mN/m', 'N/m', 'dyn/cm'),
  temperature: kind('Temperature', temperatureUnits, '°C', 'K', '°F', '°R'),
  temperatureDifference: kind('Temperature difference', temperatureDifferenceUnits, 'K', '°C', '°F'),
  energy: kind('Energy', energyUnits, 'kJ', 'MJ', 'kWh', 'Btu', 'kcal'),
  power: kind('Power', powerUnits, 'kW', 'W', 'MW', 'hp', 'Btu/h', 'kcal/h'),
  heatRate: kind('Heat rate', powerUnits, 'kW', 'W', 'MW', 'Btu/h', 'MMBtu/h', 'kcal/h'),
  specificEnergy: kind('Specific energy', specificEnergyUnits, 'kJ/kg', 'J/kg', 'kcal/kg', 'Btu/lb'),
  volumetricEnergy: kind('Energy per volume', volumetricEnergyUnits, 'MJ/m³', 'kJ/m³', 'kWh/m³', 'Btu/ft³'),
  jouleThomson: kind('Joule–Thomson coefficient', jouleThomsonUnits, 'K/bar', 'K/MPa', '°F/psi'),
  specificHeat: kind(
    'Specific heat capacity',
    specificHeatUnits,
    'kJ/(kg·K)',
    'J/(kg·K)',
    'kcal/(kg·°C)',
    'Btu/(lb·°F)',
  ),
  specificEntropy: kind('Specific entropy', specificHeatUnits, 'kJ/(kg·K)', 'J/(kg·K)', 'Btu/(lb·°F)'),
  thermalConductivity: kind('Thermal conductivity', thermalConductivityUnits, 'W/(m·K)', 'Btu/(h·ft·°F)'),
  thermalConductance: kind('Thermal conductance', thermalConductanceUnits, 'kW/K', 'W/K', 'Btu/(h·°F)'),
  heatTransferCoefficient: kind(
    'Heat transfer coefficient',
    heatTransferCoefficientUnits,
    'W/(m²·K)',
    'Btu/(h·ft²·°F)',
  ),
  heatFlux: kind('Heat flux', heatFluxUnits, 'kW/m²', 'W/m²', 'Btu/(h·ft²)'),
} as const;

/** A kind of quantity; gauge and absolute pressure, for example, are two kinds. */
export type Kind = keyof typeof kinds;

/** Union of the unit symbols of a kind: a default unit of the wrong kind does not compile. */
export type UnitOf<K extends Kind> = (typeof kinds)[K]['units'][number]['symbol'];

/** Returns a kind's declaration. */
export function kindOf(kind: Kind): KindDeclaration {
  return kinds[kind];
}
