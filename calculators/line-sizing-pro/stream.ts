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
 * What the fluid that is chosen fills at the inlet. The density of a gas follows from its molecular weight and its
 * compressibility factor, which are filled, as it does where they are typed.
 */

const liquidDensity = value('liquidDensity', { fluidType, own: main.density }, v =>
  v.fluidType === 'Gas' ? ruledOut('gas') : v.own,
);
/** Where a liquid was followed as it boils, that says what has become of it. */
const outlet = value('absoluteOutletPressure', { outletPressure, boiled: maybe(boiled) }, v =>
  v.boiled ? ruledOut('boiling') : absolute(v.outletPressure),
);

/** Differences up to this share are not worth a word, and from the other on a warning. */
const sameShare = 0.01;
const doubtfulShare = 0.1;

/** A density of the gas that is typed stands in place of what the fluid gives, which nothing else says: the field is not filled. */
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
