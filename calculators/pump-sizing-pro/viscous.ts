import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import { largestParameter, parameterOf, performanceFactors, viscosityRange } from '@isentrope/engineering/rotating';
import { absent, check, info, optional, missing, step, warning } from '../kit/index.ts';
import { power, process, suction } from './fields.ts';
import { design, differentialHead } from './hydraulics.ts';

/** The pump with water equivalent to the viscous duty. */

const { viscosity, density } = process;
const { efficiency, speed, stages } = power;

export const hi967 = 'ANSI/HI 9.6.7-2010';
const factor = { source: hi967, kind: 'number', unit: '' } as const;
const head = { source: hi967, kind: 'length', unit: 'm' } as const;

const kinematicViscosity = step(
  'kinematicViscosity',
  { viscosity: optional(viscosity), density },
  { label: 'Kinematic viscosity', symbol: 'ν', equation: 'ν = μ/ρ', kind: 'kinematicViscosity', unit: 'cSt' },
  v => (v.viscosity === undefined ? missing('viscosity') : v.viscosity / v.density),
);
const stageHead = step(
  'stageHead',
  { differentialHead, stages },
  { label: 'Head per stage', symbol: 'H_1', equation: 'H_1 = H/z', kind: 'length', unit: 'm' },
  v => v.differentialHead / v.stages,
);

const viscosityParameter = step(
  'viscosityParameter',
  { kinematicViscosity, design, stageHead, speed: optional(speed) },
  {
    label: 'Viscosity parameter B',
    symbol: 'B',
    equation: v =>
      v.speed === undefined
        ? 'B = 2.80*(10^6*ν)^0.5/((3600*Q)^0.25*H_1^0.125)'
        : 'B = 16.5*(10^6*ν)^0.5*H_W^0.0625/((3600*Q_W)^0.375*(60*N)^0.25)',
    source: v => (v.speed === undefined ? `${hi967}, preselection` : `${hi967}, with the water duty by iteration`),
    kind: 'number',
    unit: '',
  },
  ({ design: volumeFlow, ...v }) => {
    if (!(v.stageHead > 0)) return absent('the pump adds no head');
    const parameter = parameterOf({ volumeFlow, ...v });
    return parameter < largestParameter
      ? parameter
      : absent(
          `no correction: the viscosity parameter B of ${formatNumber(parameter, 3)} is not below ${largestParameter}, where ANSI/HI 9.6.7 ends`,
        );
  },
);
const flowFactor = step(
  'flowFactor',
  { viscosityParameter },
  {
    label: 'Flow correction factor',
    symbol: 'C_Q',
    equation: v => (v.viscosityParameter > 1 ? 'C_Q = 2.71^(-0.165*log10(B)^3.15)' : 'C_Q = 1'),
    ...factor,
  },
  v => performanceFactors(v.viscosityParameter).flow,
);
const headFactor = step(
  'headFactor',
  { flowFactor },
  { label: 'Head correction factor, at the best efficiency point', symbol: 'C_H', equation: 'C_H = C_Q', ...factor },
  v => v.flowFactor,
);
const efficiencyFactor = step(
  'efficiencyFactor',
  { viscosityParameter },
  {
    label: 'Efficiency correction factor',
    symbol: 'C_η',
    equation: v => (v.viscosityParameter > 1 ? 'C_η = B^(-0.0547*B^0.69)' : 'C_η = 1'),
    ...factor,
  },
  v => performanceFactors(v.viscosityParameter).efficiency,
);
export const waterFlow = step(
  'waterFlow',
  { design, flowFactor },
  {
    label: 'Pump flow on water',
    symbol: 'Q_W',
    equation: 'Q_W = Q/C_Q',
    source: hi967,
    kind: 'volumeFlow',
    unit: 'm³/h',
  },
  v => v.design / v.flowFactor,
);
const stageHeadWithWater = step(
  'stageHeadWithWater',
  { headFactor, stageHead },
  { label: 'Head per stage on water', symbol: 'H_W', equation: 'H_W = H_1/C_H', ...head },
  v => v.stageHead / v.headFactor,
);
export const waterHead = step(
  'waterHead',
  { stageHeadWithWater, stages },
  { label: 'Pump head on water', symbol: 'H_WT', equation: 'H_WT = z*H_W', ...head },
  v => v.stages * v.stageHeadWithWater,
);
export const viscousEfficiency = step(
  'viscousEfficiency',
  { efficiencyFactor, efficiency },
  { label: 'Efficiency, corrected', symbol: 'η_v', equation: 'η_v = C_η*η', kind: 'fraction', unit: '%' },
  v => v.efficiencyFactor * v.efficiency,
);

export const shows = [waterFlow, waterHead, viscousEfficiency];

/** Asks whether a typed NPSHR includes the viscosity. */
export const npshOfWater = check({ viscosityParameter, npshRequired: suction.npshRequired }, v =>
  v.viscosityParameter > 1
    ? [
        info(
          'NPSH required rises with viscosity and is not corrected here: the figure entered is taken as the manufacturer’s for this liquid, at the pump flow on water.',
          { field: 'npshRequired', source: hi967 },
        ),
      ]
    : [],
);

/**
 * Warns of a duty outside the tested range of the standard, one message per limit, if a correction applies: liquids thinner than
 * water, or with B up to 1, need none.
 */
const checked = {
  kinematicViscosity,
  design,
  stageHead,
  speed: optional(speed),
  viscosityParameter: optional(viscosityParameter),
};
export const outsideTests = check(checked, v => {
  if (v.kinematicViscosity < viscosityRange.kinematicViscosity.from || (v.viscosityParameter ?? Infinity) <= 1)
    return [];
  const limits = [
    {
      of: 'kinematicViscosity',
      name: 'viscosity',
      value: v.kinematicViscosity,
      said: (si: number) => messageValue('kinematicViscosity', si, { digits: 3 }),
      field: 'viscosity',
    },
    {
      of: 'volumeFlow',
      name: 'flow',
      value: v.design,
      said: (si: number) => messageValue('volumeFlow', si, { digits: 3 }),
      field: 'Design',
    },
    {
      of: 'stageHead',
      name: 'head per stage',
      value: v.stageHead,
      said: (si: number) => messageValue('length', si, { digits: 3, like: 'dischargeElevation' }),
      field: 'PumpDH',
    },
  ] as const;
  return limits.flatMap(({ of, name, value: reached, said: limit, field }) => {
    const { from, to } = viscosityRange[of];
    if (reached >= from * (1 - 1e-9) && reached <= to * (1 + 1e-9)) return [];
    return [
      warning(
        `Outside the range of the viscosity correction: the ${name} of {reached} is not within {from} to {to}. The parameter B must also stay below ${largestParameter}.`,
        { field, source: hi967, values: { reached: limit(reached), from: limit(from), to: limit(to) } },
      ),
    ];
  });
});
