import { streamDensity, streamThrottled } from '@isentrope/engineering/properties';
import { absolute, formatNumber, messageValue, undefinedIfRefused } from '@isentrope/engineering/quantities';
import {
  flashCheck,
  flowMolarMass,
  fluidLoads,
  gasFlowDensity,
  isDenseGas,
  referenceDensityMessages,
  referenceDensityOfStream,
  tensionBetween,
  throttlingMessages,
} from '../../fluid/index.ts';
import {
  check,
  derivedDefault,
  flowByProperty,
  info,
  missing,
  optional,
  ruledOut,
  value,
  warning,
} from '../../kit/index.ts';
import {
  compressibilityFactor,
  density,
  flowing,
  flowRate,
  fluidType,
  gamma,
  molecularWeight,
  surfaceTension,
  temperature,
  vaporDensity,
  vaporFlowRate,
  vaporViscosity,
  viscosity,
} from '../fields.ts';
import { solidRemarks } from '../checks/solids.ts';
import { boilingState } from './expansion.ts';
import { elevationLoss, fittingLoss, frictionLoss, totalPressureDrop } from '../loss.ts';
import { boilingFlow, isOwnDensity, realGas, steamLoads } from './real-flow.ts';
import { alone, checks, gas, id, main } from './flowing-stream.ts';
import { model } from '../friction.ts';
import { absolutePressure, gasDensityOf, inletDensity } from './fluid.ts';
import { outletPressure } from '../outlet.ts';
import { comparedFlow, referenceFlow } from '../checks/reference-flow.ts';

/**
 * Derived defaults at the inlet from the selected fluid. Gas density follows from molecular weight and compressibility factor,
 * which are derived like typed ones.
 */

const liquidDensity = value('liquidDensity', { fluidType, own: main.density }, v =>
  v.fluidType === 'Gas' ? ruledOut('gas') : v.own,
);
/** A stream whose temperature along the line follows from its enthalpy. */
const followed = value('followed', { fluidType, model, stream: main.stream }, v =>
  v.fluidType === 'Gas' && v.model === 'isothermal' ? ruledOut('isothermal') : v.stream,
);
/** Suppressed where boiling along the line is reported instead. */
const outlet = value('absoluteOutletPressure', { outletPressure, boiled: optional(boilingState) }, v =>
  v.boiled ? ruledOut('boiling') : absolute(v.outletPressure),
);

/** The exponent of a dense gas is no ratio of specific heats; its line is followed by its equation of state. */
const exponentOfGas = value('exponentOfGas', { own: gas.isentropicExponent }, ({ own }) =>
  own.value >= 1 && own.value <= 3 ? own : ruledOut('dense gas'),
);

/** Relative differences: up to the first nothing is reported, from the second a warning. */
const sameShare = 0.01;
const doubtfulShare = 0.1;

/** Reports a typed gas density that differs from the fluid's, since the density field has no derived default to show. */
const typedGasDensity = check({ fluidType, stream: gas.stream, ...optional({ density, vaporDensity }) }, v => {
  const isGas = v.fluidType === 'Gas';
  const typed = isGas ? v.density : v.vaporDensity;
  const { value: own, of, source } = streamDensity(v.stream);
  const off = typed === undefined ? 0 : Math.abs(typed / own - 1);
  if (typed === undefined || off <= sameShare) return [];
  const say = off > doubtfulShare ? warning : info;
  return [
    say(`${isGas ? 'Density' : 'Vapour density'} is used as typed, {typed}; ${of} has {own}.`, {
      field: isGas ? 'density' : 'vaporDensity',
      source,
      isOverridden: true,
      values: { typed: messageValue('density', typed), own: messageValue('density', own) },
    }),
  ];
});

/** Warns of a dense fluid whose density is typed, so that its expansion is that of an ideal gas. */
const denseTyped = check({ stream: alone, realGas: optional(realGas) }, v => {
  if (v.realGas || !isDenseGas(v.stream)) return [];
  const text =
    'The density of a dense fluid is typed, so the line is calculated as an ideal gas from that density: the loss can be too high or too low. Leave the density blank to take it from the fluid.';
  return [warning(text, { field: id })];
});

/** Loss of density along the line, as a fraction, from which a liquid is reported as compressible. */
const lighterShare = 0.02;
const aboveBoiling = 1.0005;

/** Warns of a liquid that becomes lighter along the line up to its outlet or to where it boils, as near its critical point. */
const lighterLiquid = check({ stream: alone, ...optional({ outletPressure, boilingFlow }) }, v => {
  if (v.stream.requested !== 'liquid' || v.stream.fluid.type !== 'components') return [];
  const outlet = v.outletPressure === undefined ? 0 : absolute(v.outletPressure);
  const boiling = v.boilingFlow === undefined ? 0 : aboveBoiling * v.boilingFlow.pressure;
  const pressure = Math.max(outlet, boiling);
  const end = pressure > 0 ? undefinedIfRefused(() => streamThrottled(v.stream, pressure)) : undefined;
  if (!end || end.quality !== undefined) return [];
  const excess = streamDensity(v.stream).value / end.density - 1;
  if (!(excess > lighterShare)) return [];
  const values = { excess: messageValue('fraction', excess, { digits: 2, unit: '%' }) };
  const text =
    'The fluid becomes lighter along the line: as a liquid its friction loss and velocity are up to {excess} higher than with its density at the inlet, which is used and is on the unsafe side.';
  return [warning(text, { field: 'totalPressureDrop', values })];
});

/** Compares the density with a reference equation: velocity and friction go by its inverse, the head of a rise by the density. */
const referenceDensity = check(
  {
    stream: alone,
    inletDensity,
    ...optional({ frictionLoss, fittingLoss, elevationLoss, totalPressureDrop, comparedFlow }),
  },
  v => {
    if (!isOwnDensity(v.stream, v.inletDensity) || v.comparedFlow) return [];
    const {
      frictionLoss: friction = NaN,
      fittingLoss: fittings = NaN,
      elevationLoss: head = 0,
      totalPressureDrop: own,
    } = v;
    return referenceDensityMessages(referenceDensityOfStream(v.stream), 'totalPressureDrop', ratio => {
      const [size, side] = ratio > 1 ? ['high', 'safe'] : ['low', 'unsafe'];
      const text = `Velocity and friction loss are about ${formatNumber(100 * Math.abs(ratio - 1), 2)} % too ${size}: the ${side} side.`;
      const resistance = friction + fittings;
      const total = (own ?? NaN) + resistance * (1 / ratio - 1) + head * (ratio - 1);
      if (head === 0 || own === undefined || !Number.isFinite(total)) return text;
      return {
        text: `${text} With the head of the elevation, the total pressure drop would be about {total}, ${total > own ? 'more than stated: the unsafe side' : 'less than stated: the safe side'}.`,
        values: { total: messageValue('pressureDifference', total, { digits: 3, like: 'totalPressureDrop' }) },
      };
    });
  },
);

/** The molar mass of a flow that is gas throughout; that of two phases is of the gas only. */
const gasMolarMass = value('gasMolarMass', { molecularWeight }, v => v.molecularWeight, { fluidType: 'Gas' });

/** The density by which a volume flow becomes a mass flow: as entered, else that of a gas at the inlet. */
const flowDensity = value(
  'flowDensity',
  { fluidType, ...optional({ density, molecularWeight, compressibilityFactor, temperature, absolutePressure }) },
  v => v.density ?? (v.fluidType === 'Gas' ? gasDensityOf(v, 'density') : missing('density')),
);

export const stream = {
  fills: [
    flowByProperty(
      flowRate,
      {
        density: gasFlowDensity('flowDensityOfBoth', flowDensity, main),
        molarMass: flowMolarMass('flowMolarMass', gasMolarMass, main),
      },
      { fluidType: ['Liquid', 'Two-phase'] },
    ),
    flowByProperty(vaporFlowRate, { density: vaporDensity, molarMass: molecularWeight }),
    derivedDefault(density, liquidDensity),
    derivedDefault(viscosity, main.viscosity),
    derivedDefault(vaporViscosity, gas.viscosity),
    derivedDefault(surfaceTension, tensionBetween('streamTension', main.stream, gas.stream)),
    derivedDefault(molecularWeight, gas.molarMass),
    derivedDefault(compressibilityFactor, gas.compressibilityFactor),
    derivedDefault(gamma, exponentOfGas),
  ],
  checks: [
    ...checks,
    flashCheck(
      alone,
      outlet,
      id,
      'Velocity and loss of liquid and vapour together are far higher: those stated are on the unsafe side.',
    ),
    check({ followed, outlet, comparedFlow: optional(comparedFlow) }, v =>
      throttlingMessages(v.followed, v.outlet, id, { withDensity: !v.comparedFlow }),
    ),
    lighterLiquid,
    referenceDensity,
    referenceFlow,
    denseTyped,
    typedGasDensity,
    solidRemarks,
  ],
  loads: [fluidLoads(flowing), steamLoads],
};
