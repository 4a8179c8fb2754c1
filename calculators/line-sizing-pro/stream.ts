import { streamDensity } from '@isentrope/engineering/properties';
import { absolute, stated } from '@isentrope/engineering/quantities';
import { flashCheck, fluidLoads, tensionBetween } from '../fluid/index.ts';
import { check, fill, info, maybe, ruledOut, value, warning } from '../kit/index.ts';
import {
  compressibilityFactor,
  density,
  flowing,
  fluidType,
  gamma,
  molecularWeight,
  surfaceTension,
  vaporDensity,
  vaporViscosity,
  viscosity,
} from './fields.ts';
import { boiled } from './expansion.ts';
import { alone, checks, gas, id, main } from './flowing-stream.ts';
import { outletPressure } from './outlet.ts';

/**
 * Derived defaults at the inlet from the selected fluid. Gas density follows from molecular weight and compressibility factor,
 * which are derived like typed ones.
 */

const liquidDensity = value('liquidDensity', { fluidType, own: main.density }, v =>
  v.fluidType === 'Gas' ? ruledOut('gas') : v.own,
);
/** Suppressed where boiling along the line is reported instead. */
const outlet = value('absoluteOutletPressure', { outletPressure, boiled: maybe(boiled) }, v =>
  v.boiled ? ruledOut('boiling') : absolute(v.outletPressure),
);

/** Relative differences: up to the first nothing is reported, from the second a warning. */
const sameShare = 0.01;
const doubtfulShare = 0.1;

/** Reports a typed gas density that differs from the fluid's, since the density field has no derived default to show. */
const typedGasDensity = check({ fluidType, stream: gas.stream, ...maybe({ density, vaporDensity }) }, v => {
  const isGas = v.fluidType === 'Gas';
  const typed = isGas ? v.density : v.vaporDensity;
  const { value: own, of, source } = streamDensity(v.stream);
  const off = typed === undefined ? 0 : Math.abs(typed / own - 1);
  if (typed === undefined || off <= sameShare) return [];
  const say = off > doubtfulShare ? warning : info;
  return [
    say(`${isGas ? 'Density' : 'Vapour density'} is taken as typed, {typed}; {own} is that of ${of}.`, {
      field: isGas ? 'density' : 'vaporDensity',
      source,
      values: { typed: stated('density', typed), own: stated('density', own) },
    }),
  ];
});

export const stream = {
  fills: [
    fill(density, liquidDensity),
    fill(viscosity, main.viscosity),
    fill(vaporViscosity, gas.viscosity),
    fill(surfaceTension, tensionBetween('streamTension', main.stream, gas.stream)),
    fill(molecularWeight, gas.molarMass),
    fill(compressibilityFactor, gas.compressibilityFactor),
    fill(gamma, gas.isentropicExponent),
  ],
  checks: [...checks, flashCheck(alone, outlet, id), typedGasDensity],
  loads: [fluidLoads(flowing)],
};
