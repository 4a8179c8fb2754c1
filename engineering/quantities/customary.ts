import type { Kind, UnitOf } from './kinds.ts';

/** Units of the US customary system, each beside the metric one in whose place an engineer writes it. */
const pairs: { readonly [K in Kind]?: readonly (readonly [metric: UnitOf<K>, customary: UnitOf<K>])[] } = {
  length: [
    ['mm', 'inch'],
    ['cm', 'inch'],
    ['m', 'ft'],
  ],
  area: [
    ['mm²', 'in²'],
    ['cm²', 'in²'],
    ['m²', 'ft²'],
  ],
  volume: [
    ['L', 'gal (US)'],
    ['m³', 'ft³'],
  ],
  velocity: [['m/s', 'ft/s']],
  mass: [['kg', 'lb']],
  density: [['kg/m³', 'lb/ft³']],
  massFlow: [
    ['kg/h', 'lb/h'],
    ['kg/s', 'lb/s'],
  ],
  volumeFlow: [['m³/h', 'gal (US)/min']],
  absolutePressure: [['bar(abs)', 'psi(abs)']],
  gaugePressure: [['bar(g)', 'psi(g)']],
  pressureDifference: [
    ['bar', 'psi'],
    ['mbar', 'psi'],
  ],
  pressureGradient: [['bar/100 m', 'psi/100 ft']],
  momentumFlux: [['kg/(m·s²)', 'lb/(ft·s²)']],
  temperature: [['°C', '°F']],
  temperatureDifference: [['K', '°F']],
  energy: [['kJ', 'Btu']],
  power: [['kW', 'hp']],
  specificEnergy: [['kJ/kg', 'Btu/lb']],
  specificHeat: [['kJ/(kg·K)', 'Btu/(lb·°F)']],
  specificEntropy: [['kJ/(kg·K)', 'Btu/(lb·°F)']],
  thermalConductivity: [['W/(m·K)', 'Btu/(h·ft·°F)']],
  thermalConductance: [['kW/K', 'Btu/(h·°F)']],
  heatTransferCoefficient: [['W/(m²·K)', 'Btu/(h·ft²·°F)']],
};

/** The US customary unit in the place of a metric one; the unit itself where there is none. */
export function customaryUnit(kind: Kind, unit: string): string {
  return pairs[kind]?.find(([metric]) => metric === unit)?.[1] ?? unit;
}

/** Whether a unit is metric or US customary; undefined for one that stands in no pair. */
export function isCustomary(kind: Kind, unit: string): boolean | undefined {
  const pair = pairs[kind]?.find(each => each.some(symbol => symbol === unit));
  return pair && pair[1] === unit;
}
