import { reaches } from '@isentrope/engineering/numerics';
import { absolute, type MassFlow, type Quantity } from '@isentrope/engineering/quantities';
import { liquidCriticalRatioFactor, specificHeatRatioFactor } from '@isentrope/engineering/valves';
import { absent, check, error, optional, ruledOut, step, warning, type StepInputs, type Source } from '../kit/index.ts';
import type { Inputs } from './fields.ts';
import { vapourAtInlet, type Phase } from './missing-inputs.ts';

export interface GasState {
  readonly temperature: Quantity<'temperature'>;
  readonly molarMass: Quantity<'molarMass'>;
  readonly compressibilityFactor: number;
}

/** Inlet inputs, declared separately by the free and the Pro calculator. */
interface Own {
  readonly fluidType: Source<Phase>;
  readonly inputs: Inputs;
  /** The gas flow: the whole flow or its vapour phase. */
  readonly gasFlow: Source<MassFlow>;
  readonly gasState: Source<GasState>;
  readonly heatRatio: Source<number>;
}

/** Returns the flow conditions at the inlet, by either method. */
export function inletOf(own: Own) {
  const { fluidType, inputs: input, heatRatio } = own;
  const { upstreamPressure, pressureDifferential, vaporPressure, criticalPressure } = input;
  const inletPressure = step(
    'inletPressure',
    { upstreamPressure },
    {
      label: 'Absolute inlet pressure',
      symbol: 'p_1',
      equation: 'p_1 = p_g+101325',
      source: 'Atmosphere 1.01325 bar',
      kind: 'absolutePressure',
      unit: 'bar(abs)',
    },
    v => absolute(v.upstreamPressure),
  );
  const downstreamPressure = step(
    'downstreamPressure',
    { inletPressure, pressureDifferential },
    {
      label: 'Absolute outlet pressure',
      symbol: 'p_2',
      equation: 'p_2 = p_1-Δp',
      kind: 'absolutePressure',
      unit: 'bar(abs)',
    },
    v =>
      v.pressureDifferential < v.inletPressure
        ? v.inletPressure - v.pressureDifferential
        : absent('the pressure differential is not below the absolute upstream pressure'),
  );
  const liquidFactor = step(
    'liquidFactor',
    { vaporPressure, criticalPressure },
    {
      label: 'Liquid critical pressure ratio factor',
      symbol: 'F_F',
      equation: 'F_F = 0.96-0.28*sqrt(p_v/p_c)',
      source: 'IEC 60534-2-1:2011, eq. 4',
      kind: 'number',
      unit: '',
    },
    v => liquidCriticalRatioFactor(v.vaporPressure, v.criticalPressure),
  );
  const venaContractaDrop = step(
    'venaContractaDrop',
    { inletPressure, liquidFactor, vaporPressure },
    {
      label: 'Pressure differential to the vena contracta, choked',
      symbol: 'Δp_vc',
      equation: 'Δp_vc = p_1-F_F*p_v',
      source: 'IEC 60534-2-1:2011, 6.2',
      kind: 'pressureDifference',
      unit: 'bar',
    },
    v => {
      const drop = v.inletPressure - v.liquidFactor * v.vaporPressure;
      return drop > 0 ? drop : absent(vapourAtInlet);
    },
  );
  const pressureDropRatio = step(
    'pressureDropRatio',
    { fluidType, pressureDifferential, inletPressure },
    {
      label: 'Pressure differential ratio',
      symbol: 'x',
      equation: 'x = Δp/p_1',
      source: 'IEC 60534-2-1:2011, eq. 9',
      kind: 'number',
      unit: '',
    },
    v => (v.fluidType === 'Liquid' ? ruledOut('liquid') : v.pressureDifferential / v.inletPressure),
  );
  const heatRatioFactor = step(
    'heatRatioFactor',
    { heatRatio },
    {
      label: 'Specific heat ratio factor',
      symbol: 'F_γ',
      equation: 'F_γ = γ/1.4',
      source: 'IEC 60534-2-1:2011, eq. 11',
      kind: 'number',
      unit: '',
    },
    v => specificHeatRatioFactor(v.heatRatio),
  );
  return {
    ...own,
    inletPressure,
    downstreamPressure,
    liquidFactor,
    venaContractaDrop,
    pressureDropRatio,
    heatRatioFactor,
    shows: [inletPressure, downstreamPressure, liquidFactor, venaContractaDrop, pressureDropRatio, heatRatioFactor],
    checks: inletChecks(own, inletPressure, downstreamPressure),
  };
}

export type Inlet = ReturnType<typeof inletOf>;

/** Relative tolerance within which a liquid in equilibrium with its vapour is at its vapour pressure. */
const rounding = 1e-6;

/** Checks of an excessive pressure differential, and of a liquid that is vapour or flashes. */
function inletChecks(
  { fluidType, inputs: { pressureDifferential, vaporPressure } }: Own,
  inletPressure: Source<number>,
  downstreamPressure: Source<number>,
) {
  const differentialTooLarge = check({ inletPressure, pressureDifferential }, v =>
    v.pressureDifferential < v.inletPressure
      ? []
      : [
          error('Pressure differential must be below the absolute upstream pressure.', {
            field: 'pressureDifferential',
          }),
        ],
  );
  const liquidState = check({ fluidType, inletPressure, downstreamPressure, vaporPressure }, v => {
    if (v.vaporPressure > v.inletPressure * (1 + rounding))
      return [
        warning(
          'The vapour pressure is above the upstream pressure: the fluid boils before the valve, and is not a liquid alone there.',
          { field: 'vaporPressure' },
        ),
      ];
    const flashes =
      v.fluidType === 'Two Phase Flow Regime'
        ? 'more of the liquid boils in the valve'
        : 'the liquid flashes in the valve';
    return reaches(v.vaporPressure, v.downstreamPressure)
      ? [
          warning(`The outlet pressure is at or below the vapour pressure, so ${flashes}.`, {
            field: 'pressureDifferential',
            source: 'IEC 60534-2-1:2011, 6.2.2',
          }),
        ]
      : [];
  });
  return [differentialTooLarge, liquidState];
}

/** The inlet inputs present so far. */
export function flowNeeds({ fluidType, inputs: input, ...inlet }: Inlet) {
  const { inletPressure, downstreamPressure, venaContractaDrop, gasFlow, gasState, heatRatio } = inlet;
  return {
    fluidType,
    ...optional(input),
    ...optional({ inletPressure, downstreamPressure, venaContractaDrop, gasFlow, gasState, heatRatio }),
  };
}

export type Flow = StepInputs<ReturnType<typeof flowNeeds>>;

/** The liquid flow, if complete. */
export function liquidOf({ inletPressure, density, vaporPressure, criticalPressure }: Flow) {
  return inletPressure === undefined ||
    density === undefined ||
    vaporPressure === undefined ||
    criticalPressure === undefined
    ? undefined
    : { upstreamPressure: inletPressure, density, vapourPressure: vaporPressure, criticalPressure };
}

/** The gas flow, if complete. */
export function gasOf({ inletPressure, gasState, heatRatio }: Flow) {
  return inletPressure === undefined || gasState === undefined || heatRatio === undefined
    ? undefined
    : { ...gasState, upstreamPressure: inletPressure, gamma: heatRatio };
}
