import { pow } from '@isentrope/engineering/elementary';
import { aerodynamicNoise, hydrodynamicNoise, incipientCavitationRatio } from '@isentrope/engineering/valves';
import { iec, type Solution } from '../control-valve/iec.ts';
import { noCoefficient } from '../control-valve/missing-inputs.ts';
import { negligibleShare } from '../fluid/index.ts';
import {
  absent,
  check,
  info,
  optional,
  missing,
  ruledOut,
  step,
  value,
  warning,
  type Absent,
  type StepInputs,
  type Message,
  type Source,
} from '../kit/index.ts';
import { fluidType, flowInputs, piping, valve } from './fields.ts';
import { inlet, inletDensity } from './inlet.ts';
import { outletState } from './stream.ts';
import { recoveryFactor, styleModifier } from './valve.ts';

/** Noise and cavitation of a valve sized by IEC 60534. */

const { valveSize, Fd } = valve;
const { downstreamPipeDiameter, pipeWallThickness, soundSpeed, acousticEfficiency } = piping;
const { inletPressure, downstreamPressure, gasState, heatRatio } = inlet;
const { pressureDifferential, vaporPressure } = flowInputs;

interface SizedValve {
  readonly solution: Source<Solution>;
  readonly valveFlowCoefficient: Source<number>;
  readonly pipingGeometryFactor: Source<number>;
  readonly fittedRecoveryFactor: Source<number>;
}

const noiseNeeds = (sized: SizedValve) => ({
  fluidType,
  recoveryFactor,
  ...sized,
  ...optional({
    styleModifier,
    Fd,
    valveSize,
    downstreamPipeDiameter,
    pipeWallThickness,
    soundSpeed,
    acousticEfficiency,
  }),
  ...optional({ inletPressure, downstreamPressure, inletDensity, gasState, heatRatio, ...flowInputs }),
});

/** The noise of a sized valve with flow details, by either part of the standard. */
type Noise =
  | { readonly type: 'liquid'; readonly level: number; readonly cavitating: boolean; readonly incipientRatio: number }
  | { readonly type: 'gas'; readonly level: number; readonly regime: number; readonly outletMach: number };

/** Noise by IEC 60534-8-3 for a gas and IEC 60534-8-4 for a liquid; not for laminar, flashing or two-phase flow. */
function noiseOf(v: StepInputs<ReturnType<typeof noiseNeeds>>): Noise | Absent {
  if (v.fluidType === 'Two Phase Flow Regime') return ruledOut('two-phase flow');
  if (v.solution.regime === 'non-turbulent') return absent('no standard covers laminar flow');
  const isSilent = v.fluidType === 'Liquid' && v.soundSpeed === undefined;
  if (v.valveSize === undefined || v.pipeWallThickness === undefined || v.styleModifier === undefined || isSilent)
    return missing(
      ...(v.valveSize === undefined ? ['valve size'] : []),
      ...(v.pipeWallThickness === undefined ? ['downstream pipe wall'] : []),
      ...(v.styleModifier === undefined ? ['valve style modifier'] : []),
      ...(isSilent ? ['speed of sound in the liquid'] : []),
    );
  if (v.flowRate === undefined || v.inletPressure === undefined || v.downstreamPressure === undefined)
    return noCoefficient(v);
  const common = {
    massFlow: v.flowRate,
    upstreamPressure: v.inletPressure,
    downstreamPressure: v.downstreamPressure,
    cv: v.valveFlowCoefficient,
    valveSize: v.valveSize,
    Fd: v.styleModifier,
    pipeDiameter: v.downstreamPipeDiameter ?? v.valveSize,
    wallThickness: v.pipeWallThickness,
    efficiencyExponent: v.acousticEfficiency,
  };
  if (v.fluidType === 'Gas') {
    if (!v.gasState || v.heatRatio === undefined || v.inletDensity === undefined) return noCoefficient(v);
    const noise = aerodynamicNoise({
      ...common,
      density: v.inletDensity,
      temperature: v.gasState.temperature,
      molarMass: v.gasState.molarMass,
      gamma: v.heatRatio,
      FL: v.fittedRecoveryFactor / v.pipingGeometryFactor,
    });
    return noise.outletMach < 1 ? { type: 'gas', ...noise } : absent('no standard covers sonic flow in the pipe');
  }
  const { density, vaporPressure: vapourPressure, soundSpeed: speed } = v;
  if (density === undefined || vapourPressure === undefined || speed === undefined) return noCoefficient(v);
  if (v.downstreamPressure <= vapourPressure) return absent('no standard covers flashing');
  const noise = hydrodynamicNoise({ ...common, density, vapourPressure, soundSpeed: speed, FL: v.recoveryFactor });
  return { type: 'liquid', ...noise };
}

export function noiseFrom(sized: SizedValve) {
  const noise = value('noise', noiseNeeds(sized), noiseOf);
  const noiseLevel = step(
    'noiseLevel',
    { noise },
    {
      label: 'Noise level at 1 m',
      source: v => (v.noise.type === 'gas' ? 'IEC 60534-8-3:2010, clauses 5 and 7' : 'IEC 60534-8-4:2015'),
      kind: 'weightedLevel',
      unit: 'dB(A)',
      digits: 3,
    },
    v => v.noise.level,
  );
  const loudness = check({ noise }, v => {
    const messages: Message[] = [];
    if (v.noise.type === 'gas' && v.noise.outletMach > 0.3)
      messages.push(
        info('The Mach number in the downstream pipe is above 0.3, so expander noise is included.', {
          field: 'outletVelocity',
          source: 'IEC 60534-8-3:2010, clause 7',
        }),
      );
    if (v.noise.level > 85)
      messages.push(
        warning('Noise above 85 dB(A) at 1 m: low-noise trim, insulation or hearing protection is required.', {
          field: 'noiseLevel',
          source: 'Directive 2003/10/EC, upper exposure action value',
        }),
      );
    return messages;
  });
  /** Warns of a gas that is partly condensed at the outlet. */
  const wetGas = check({ noise, outletState }, v =>
    v.noise.type === 'gas' && v.outletState.quality !== undefined && 1 - v.outletState.quality > negligibleShare
      ? [
          warning(
            'Part of the gas is liquid at the outlet: no standard gives the noise of two phases. The level is that of a dry gas; the Mach number with it is on the unsafe side, because sound is slower in a mixture.',
            { field: 'noiseLevel', source: 'IEC 60534-8-3:2010, clause 1' },
          ),
        ]
      : [],
  );
  return { noise, noiseLevel, loudness, wetGas };
}

/** The pressure ratio of incipient cavitation, and whether it is exceeded. */
export function cavitationOf({ solution, valveFlowCoefficient }: SizedValve) {
  const incipientCavitation = step(
    'incipientCavitation',
    { fluidType, solution, valveFlowCoefficient, recoveryFactor, styleModifier, inletPressure },
    {
      label: 'Differential pressure ratio at incipient cavitation',
      symbol: 'x_Fzp',
      equation: 'x_Fzp = 0.9/sqrt(1+3*F_d*sqrt(C_v/(1.17*F_L)))*(6*10^5/p_1)^0.125',
      source: 'IEC 60534-8-4:2015',
      kind: 'number',
      unit: '',
      digits: 3,
    },
    v => {
      if (v.fluidType !== 'Liquid') return ruledOut('not a liquid');
      if (v.solution.regime !== 'turbulent') return absent('no standard covers laminar flow');
      const atReference = incipientCavitationRatio(v.valveFlowCoefficient, v.recoveryFactor, v.styleModifier);
      return atReference * pow(6e5 / v.inletPressure, 0.125);
    },
  );
  /** Warns of cavitation in a liquid that does not flash: choked, or beyond incipient cavitation. */
  const cavitating = check(
    {
      solution,
      inletPressure,
      downstreamPressure,
      pressureDifferential,
      vaporPressure,
      incipient: optional(incipientCavitation),
    },
    v => {
      if (v.solution.type !== 'liquid' || v.downstreamPressure <= v.vaporPressure) return [];
      const at = 'cavitationIndex';
      if (v.solution.choked)
        return [
          warning('The liquid cavitates: it is choked, and its outlet pressure is above its vapour pressure.', {
            field: at,
            source: `${iec}, 6.2.2`,
          }),
        ];
      return v.incipient !== undefined && v.pressureDifferential > v.incipient * (v.inletPressure - v.vaporPressure)
        ? [
            warning(
              'The liquid cavitates: the differential pressure ratio is above its value at incipient cavitation.',
              {
                field: at,
                source: 'IEC 60534-8-4:2015',
              },
            ),
          ]
        : [];
    },
  );
  return { incipientCavitation, cavitating };
}
