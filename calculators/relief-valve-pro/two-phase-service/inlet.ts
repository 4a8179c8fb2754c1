import {
  saturationPressure as saturationPressureOf,
  saturationTemperature,
  waterCriticalPressure,
  waterCriticalTemperature,
} from '@isentrope/engineering/properties';
import { Refusal, messageValue } from '@isentrope/engineering/quantities';
import {
  densityAfterExpansion,
  omega as omegaOf,
  subcooledWater,
  waterThroat,
  wetSteam,
  type OmegaFluid,
  type WaterInlet,
} from '@isentrope/engineering/relief';
import { absent, check, optional, missing, step, value, type Source } from '../../kit/index.ts';
import * as common from '../fields.ts';
import { nozzleOfWater } from '../nozzle-comparison.ts';
import { omegaMessages } from '../omega-range.ts';
import { pressuresOf } from '../pressures.ts';
import { annex, flashDescriptions, if97 } from '../format.ts';
import {
  density,
  density90,
  fluid,
  inletCondition,
  inletQuality,
  inletTemperature,
  saturationPressure,
} from './fields.ts';

/** The fluid at the inlet, and its ω. */

export const notSubcooled =
  'not applicable: the saturation pressure is not below the relieving pressure, so the inlet is not subcooled';

const pressures = pressuresOf(common);
export const { relievingPressure, backPressure } = pressures;

/** State at the inlet by IAPWS-IF97; absent if densities are typed. */
const inlet = value(
  'inlet',
  {
    fluid,
    inletCondition,
    relievingPressure,
    inletQuality: optional(inletQuality),
    inletTemperature: optional(inletTemperature),
  },
  v => {
    const known = (state: WaterInlet | undefined) => ({ water: state });
    if (v.fluid !== 'Water and steam') return known(undefined);
    const { relievingPressure: pressure, inletQuality: quality, inletTemperature: temperature } = v;
    if (pressure >= waterCriticalPressure) {
      throw new Refusal('not applicable: the relieving pressure is above the critical pressure, {critical}', {
        critical: messageValue('absolutePressure', waterCriticalPressure, { digits: 5 }),
      });
    }
    if (v.inletCondition === 'Two-phase or saturated') {
      return quality === undefined ? missing('vapour mass fraction at the inlet') : known(wetSteam(pressure, quality));
    }
    if (temperature === undefined) return missing('water temperature');
    const boiling = saturationTemperature(pressure);
    if (temperature < boiling) return known(subcooledWater(pressure, temperature));
    throw new Refusal(
      'not applicable: not subcooled; at the relieving pressure water boils at {boiling}: choose two-phase or saturated, with a vapour mass fraction of 0',
      {
        boiling: messageValue('temperature', boiling),
      },
    );
  },
);

export const water = value('water', { inlet }, v => v.inlet.water ?? absent('densities given'));

export const inletDensity = step(
  'inletDensity',
  { fluid, inlet, density: optional(density) },
  {
    label: 'Density at the inlet',
    symbol: 'ρ_1',
    source: v => (v.fluid === 'Water and steam' ? if97 : 'As entered'),
    kind: 'density',
    unit: 'kg/m³',
  },
  v => v.inlet.water?.density ?? v.density ?? missing('density at the inlet'),
);

export const flashPressure = step(
  'flashPressure',
  { inletCondition, relievingPressure, inlet, saturationPressure: optional(saturationPressure) },
  {
    label: 'Pressure where flashing begins',
    symbol: 'p_s',
    source: v =>
      v.inletCondition === 'Subcooled liquid' ? 'Saturation at the inlet temperature' : 'The relieving pressure',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  v => {
    if (v.inletCondition !== 'Subcooled liquid') return v.relievingPressure;
    if (v.inlet.water) return saturationPressureOf(v.inlet.water.temperature);
    if (v.saturationPressure === undefined) return missing('saturation pressure');
    return v.saturationPressure < v.relievingPressure ? v.saturationPressure : absent(notSubcooled);
  },
);

/** State at which flashing begins: for a subcooled liquid, saturation at its temperature, for which the annex defines ω. */
const flashOrigin = value('flashOrigin', { water, inletCondition, flashPressure }, v =>
  v.inletCondition === 'Subcooled liquid' ? wetSteam(v.flashPressure, 0) : v.water,
);

export const expandedDensity = step(
  'expandedDensity',
  { fluid, inletCondition, flashPressure, flashOrigin: optional(flashOrigin), density90: optional(density90) },
  {
    label: 'Density at 90 % of that pressure',
    symbol: 'ρ_9',
    source: v => (v.fluid === 'Water and steam' ? `${if97}, ${flashDescriptions[v.inletCondition]}` : 'As entered'),
    kind: 'density',
    unit: 'kg/m³',
  },
  v =>
    v.flashOrigin
      ? densityAfterExpansion(v.flashOrigin, 0.9 * v.flashPressure)
      : (v.density90 ?? missing('density at 90 %')),
);

export const omega = step(
  'omega',
  { inletDensity, expandedDensity },
  { label: 'Omega', symbol: 'ω', equation: 'ω = 9*(ρ_1/ρ_9-1)', source: annex, kind: 'number', unit: '' },
  v => omegaOf(v.inletDensity, v.expandedDensity),
);

export const saturationRatio = step(
  'saturationRatio',
  { flashPressure, relievingPressure },
  { label: 'Saturation ratio', symbol: 'η_s', equation: 'η_s = p_s/p_1', source: annex, kind: 'number', unit: '' },
  v => v.flashPressure / v.relievingPressure,
);

export const omegaFluid = value('omegaFluid', { inletDensity, omega, saturationRatio }, (v): OmegaFluid => ({
  density: v.inletDensity,
  omega: v.omega,
  saturationRatio: v.saturationRatio,
}));

/** Compares the flux of the selected method with that of the nozzle of water, and warns outside the range of the ω method. */
export function waterChecks(massFlux: Source<number>) {
  return [
    check({ water, massFlux, backPressure }, v => {
      const nozzle = waterThroat(v.water, v.backPressure).massFlux;
      const critical = { temperature: waterCriticalTemperature, pressure: waterCriticalPressure };
      return nozzle === v.massFlux ? [] : omegaMessages(v.water, critical, v.massFlux / nozzle, nozzleOfWater);
    }),
  ];
}

export const { checks } = pressures;
