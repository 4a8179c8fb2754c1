import {
  isFullSizeTrim,
  leastFavourableSize,
  noFittings,
  turbulentFrom,
  type ViscousValve,
} from '@isentrope/engineering/valves';
import { iec, type Solution } from '../control-valve/iec.ts';
import { absent, check, info, optional, ruledOut, step, warning, type Message } from '../kit/index.ts';
import { fluidType, valve, viscosity } from './fields.ts';
import { fittings, solution, viscousValve } from './valve.ts';

/** Laminar and transitional flow through the valve. */

const annex = `${iec}, Annex A`;
const anySize = 'least favourable valve size';

interface Sized {
  readonly solution: Solution;
  readonly viscousValve: ViscousValve;
}

function isSizeKnown({ viscousValve: { valveSize } }: Sized): boolean {
  return valveSize !== leastFavourableSize;
}

function isFullSize(v: Sized): boolean {
  return isFullSizeTrim(v.viscousValve.ratedKv ?? v.solution.kv, v.viscousValve.valveSize);
}

export const reynoldsNumber = step(
  'reynoldsNumber',
  { solution, viscousValve },
  {
    label: 'Valve Reynolds number',
    symbol: 'Re_v',
    equation: v => `Re_v = ${isSizeKnown(v) ? 'B*' : ''}0.0707*F_d*3600*q_m/(μ*sqrt(K_v*F_L))`,
    where: v => (isSizeKnown(v) ? ['B = (F_L^2*K_v^2/(0.0016*(1000*d)^4)+1)^0.25'] : []),
    source: v => `${iec}, eq. 23${isSizeKnown(v) ? '' : `, ${anySize}`}`,
    kind: 'number',
    unit: '',
  },
  v =>
    v.solution.type === 'two-phase'
      ? ruledOut('two-phase flow')
      : (v.solution.reynoldsNumber ?? absent('turbulent flow assumed')),
);
export const trimConstant = step(
  'trimConstant',
  { solution, viscousValve },
  {
    label: 'Trim constant',
    symbol: 'n',
    equation: v => {
      if (!isSizeKnown(v)) return 'n = 1';
      return isFullSize(v) ? 'n = 0.0016/(K_v/(1000*d)^2)^2' : 'n = 1+140*(K_v/(1000*d)^2)^(2/3)';
    },
    source: v => {
      if (!isSizeKnown(v)) return `${annex}, eq. A.8b, ${anySize}`;
      return `${annex}, eq. ${isFullSize(v) ? 'A.8a' : 'A.8b'}`;
    },
    kind: 'number',
    unit: '',
  },
  v => (v.solution.type === 'two-phase' ? ruledOut('two-phase flow') : (v.solution.n ?? absent('turbulent flow'))),
);
export const reynoldsFactor = step(
  'reynoldsFactor',
  { solution },
  {
    label: 'Reynolds number factor',
    symbol: 'F_R',
    equation: ({ solution: messages }) => {
      if (messages.regime === 'turbulent') return 'F_R = 1';
      return (messages.reynoldsNumber ?? 0) < 10 ? 'F_R = min(0.026/F_L*sqrt(n*Re_v);1)' : 'F_R = min(F_t;F_l;1)';
    },
    where: ({ solution: messages }) =>
      messages.regime === 'turbulent' || (messages.reynoldsNumber ?? 0) < 10
        ? []
        : ['F_t = 1+0.33*sqrt(F_L)/n^0.25*log10(Re_v/10000)', 'F_l = 0.026/F_L*sqrt(n*Re_v)'],
    source: v => (v.solution.regime === 'turbulent' ? `${iec}, clause 9` : `${annex}, eqs. A.6 and A.7`),
    kind: 'number',
    unit: '',
  },
  v => (v.solution.type === 'two-phase' ? ruledOut('two-phase flow') : v.solution.FR),
);

/** Warns that the viscosity is ignored: the flow coefficient is that of turbulent flow. */
const viscosityLeftOut = check({ solution, viscosity, fluidType, viscousValve: optional(viscousValve) }, v =>
  v.viscousValve !== undefined || v.fluidType === 'Two Phase Flow Regime'
    ? []
    : [
        warning(
          'Viscosity is ignored: the valve style modifier Fd of this style must come from the manufacturer. Enter it: laminar or transitional flow needs a larger flow coefficient, so this one is on the unsafe side if the full flow must pass.',
          { field: 'valveFlowCoefficient', source: annex },
        ),
      ],
);

/** Assumptions and omissions for laminar and transitional flow. */
const viscousAssumptions = check({ solution, fittings, valveSize: optional(valve.valveSize) }, v => {
  const { type, regime } = v.solution;
  if (v.solution.type === 'two-phase') return [];
  if (v.solution.reynoldsNumber === undefined || v.solution.reynoldsNumber >= turbulentFrom) return [];
  const messages: Message[] = [];
  if (regime === 'non-turbulent')
    messages.push(
      info('Laminar or transitional flow: the Reynolds number factor is applied.', {
        field: 'reynoldsFactor',
        source: annex,
      }),
    );
  if (v.valveSize === undefined)
    messages.push(
      warning(
        'The valve size is blank: laminar or transitional flow is calculated for the least favourable size, which gives the largest flow coefficient. Enter the size.',
        { field: 'valveFlowCoefficient', source: annex },
      ),
    );
  if (v.fittings !== noFittings)
    messages.push(
      warning(
        'The combined effect of reducers and laminar or transitional flow is not known: the flow coefficient is the larger of the two taken separately.',
        { field: 'valveFlowCoefficient', source: `${iec}, A.4` },
      ),
    );
  else if (regime === 'turbulent')
    messages.push(
      info(
        'Re_v is below 10 000, but the turbulent-flow equations give the larger flow coefficient, which is the one shown.',
        { field: 'valveFlowCoefficient', source: annex },
      ),
    );
  if (regime === 'non-turbulent' && v.solution.choked)
    messages.push(
      warning(
        `The standard does not cover laminar or transitional flow of a ${type} that chokes; it is sized on the choked pressure differential.`,
        { field: 'pressureDifferential', source: `${iec}, A.4` },
      ),
    );
  return messages;
});

export const viscousChecks = [viscosityLeftOut, viscousAssumptions];
