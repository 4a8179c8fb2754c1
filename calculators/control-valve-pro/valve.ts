import {
  fittingsOf,
  kvPerCv,
  leastFavourableSize,
  noFittings,
  valveStyle as styleNamed,
  type ViscousValve,
} from '@isentrope/engineering/valves';
import { iec, solutionNeeds, solveSinglePhase } from '../control-valve/iec.ts';
import { absent, check, optional, missing, ruledOut, step, value, warning, type Source } from '../kit/index.ts';
import { fluidType, piping, valve, viscosity } from './fields.ts';
import { inlet } from './inlet.ts';
import { solveTwoPhase } from './two-phase.ts';

/** The valve with its reducers, and the flow through it by IEC 60534-2-1, solved for Kv. */

const { valveStyle, FL, xT, Fd, valveSize, ratedCv } = valve;
const { upstreamPipeDiameter, downstreamPipeDiameter } = piping;

/** Returns a step for a valve factor: the typed value, else that of the valve style. */
function styleFactor(id: string, factor: 'FL' | 'xT' | 'Fd', symbol: string, typed: Source<number>, label: string) {
  return step(
    id,
    { valveStyle, typed: optional(typed) },
    {
      label,
      symbol,
      source: v => (v.typed === undefined ? `${iec}, Table D.1` : 'As entered'),
      kind: 'number',
      unit: '',
    },
    v => v.typed ?? styleNamed(v.valveStyle)?.[factor] ?? missing(label.toLowerCase()),
  );
}

export const recoveryFactor = styleFactor('recoveryFactor', 'FL', 'F_L', FL, 'Liquid pressure recovery factor');
export const ratioFactor = styleFactor('ratioFactor', 'xT', 'x_T', xT, 'Pressure differential ratio factor');
export const styleModifier = styleFactor('styleModifier', 'Fd', 'F_d', Fd, 'Valve style modifier');

const ends = optional({ valveSize, upstreamPipeDiameter, downstreamPipeDiameter });

/** Reducers at the valve; undefined if the valve size or both pipes are blank. */
export const fittings = value(
  'fittings',
  ends,
  ({ valveSize: d, upstreamPipeDiameter: D1 = d, downstreamPipeDiameter: D2 = d }) => {
    if (d === undefined || D1 === undefined || D2 === undefined) return noFittings;
    const result = fittingsOf({ valveSize: d, upstreamDiameter: D1, downstreamDiameter: D2 });
    return result.total === 0 && result.inlet === 0 ? noFittings : result;
  },
);

/** Diameter ratio d/D: 1 if the pipe has the valve's size or is narrower. */
function ratio(d: number | undefined, D: number | undefined, symbol: string): string {
  return d !== undefined && D !== undefined && D > d ? `(d/${symbol})` : '1';
}

export const lossSum = step(
  'lossSum',
  { fittings, ...ends },
  {
    label: 'Loss coefficients of the reducers, sum',
    symbol: 'Σζ',
    equation: v => {
      const before = ratio(v.valveSize, v.upstreamPipeDiameter, 'D_1');
      const after = ratio(v.valveSize, v.downstreamPipeDiameter, 'D_2');
      return `Σζ = 0.5*(1-${before}^2)^2+(1-${after}^2)^2+${after}^4-${before}^4`;
    },
    source: `${iec}, eqs. 16 to 19`,
    kind: 'number',
    unit: '',
  },
  ({ fittings: result }) =>
    result === noFittings ? absent('no reducers') : result.zeta1 + result.zeta2 + result.zetaB1 - result.zetaB2,
);
export const inletLoss = step(
  'inletLoss',
  { fittings, ...ends },
  {
    label: 'Loss coefficients at the inlet',
    symbol: 'ζ_i',
    equation: v => {
      const before = ratio(v.valveSize, v.upstreamPipeDiameter, 'D_1');
      return `ζ_i = 0.5*(1-${before}^2)^2+1-${before}^4`;
    },
    source: `${iec}, eqs. 17 and 18`,
    kind: 'number',
    unit: '',
  },
  ({ fittings: result }) => (result === noFittings ? absent('no reducers') : result.zeta1 + result.zetaB1),
);

/**
 * Inputs of the viscous flow, if all are given. A blank valve size counts as the most conservative one, so that the flow
 * coefficient is safe for any size.
 */
export const viscousValve = value(
  'viscousValve',
  { fluidType, recoveryFactor, ...optional({ viscosity, valveSize, styleModifier, Fd, ratedCv }) },
  (v): ViscousValve | ReturnType<typeof missing> => {
    if (v.fluidType === 'Two Phase Flow Regime') return ruledOut('two-phase flow');
    if (v.viscosity === undefined || v.styleModifier === undefined)
      return missing(
        ...(v.viscosity === undefined ? ['viscosity'] : []),
        ...(v.styleModifier === undefined ? ['valve style modifier'] : []),
      );
    return {
      FL: v.recoveryFactor,
      Fd: v.styleModifier,
      valveSize: v.valveSize ?? leastFavourableSize,
      viscosity: v.viscosity,
      ratedKv: v.ratedCv === undefined ? undefined : v.ratedCv * kvPerCv,
    };
  },
);

/** Optional inputs: blank is allowed, but an unreadable value blocks the results that would use it. */
const ofViscosity = { viscosity, Fd, ratedCv };
const ofValve = { ...ofViscosity, valveStyle, FL, xT, valveSize, upstreamPipeDiameter, downstreamPipeDiameter };

export const flowThrough = solutionNeeds(inlet, { recoveryFactor, ratioFactor, fittings });
export const solution = value('solution', { ...flowThrough, ...optional({ viscousValve, ...ofViscosity }) }, v =>
  v.fluidType === 'Two Phase Flow Regime' ? solveTwoPhase(v) : solveSinglePhase(v, v.viscousValve),
);
export const solutionSources = { recoveryFactor, ratioFactor, fittings, solution, ofViscosity, ofValve };

/** Warns of pipe diameters outside the validity of the reducer equations. */
const narrowPipes = check({ ...ends, valveSize }, v =>
  (['upstreamPipeDiameter', 'downstreamPipeDiameter'] as const)
    .filter(id => (v[id] ?? v.valveSize) < v.valveSize)
    .map(id =>
      warning('The pipe is narrower than the valve; it is treated as being of the same size.', {
        field: id,
        source: `${iec}, 8.2`,
      }),
    ),
);

/** Warns of pipes that are ignored because the valve size is blank. */
const unusedPipes = check({ solution, ...ends }, v => {
  const input = [
    ...(v.upstreamPipeDiameter === undefined ? [] : ['upstream pipe diameter']),
    ...(v.downstreamPipeDiameter === undefined ? [] : ['downstream pipe diameter']),
  ];
  return v.valveSize !== undefined || input.length === 0
    ? []
    : [
        warning(
          `Not used without the valve size: ${input.join(', ')}. A valve smaller than its pipes needs a larger flow coefficient.`,
          { field: 'valveFlowCoefficient', source: `${iec}, clause 8` },
        ),
      ];
});

export const pipeChecks = [narrowPipes, unusedPipes];
