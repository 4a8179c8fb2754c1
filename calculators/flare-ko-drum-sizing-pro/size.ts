import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import {
  halfFullDiameters,
  holdUpHeight,
  smallestHorizontalDrum,
  vapourSpaceRule,
  verticalDiameter,
  type HorizontalDrum,
} from '@isentrope/engineering/vessels';
import { absent, byMethod, check, info, optional, step, table, value, type StepInputs } from '../kit/index.ts';
import { drum } from './fields.ts';
import { api, designVelocity, gasVolumeFlow, holdUpVolume, originalMethod } from './settling.ts';

/** Diameter of the drum by either method, with the liquid level and the vapour space. */

const { drumOrientation, lengthToDiameter, numberOfInlets } = drum;

/** Inputs of a horizontal drum only. */
export const whenHorizontal = { drumOrientation: 'Horizontal' } as const;

/** Number of parallel gas paths from inlets to outlet. */
export const passes = step(
  'passes',
  { drumOrientation, inlets: optional(numberOfInlets) },
  { label: 'Gas paths through the drum', symbol: 'N', kind: 'number', unit: '', digits: 1 },
  v => (v.drumOrientation === 'Horizontal' ? Number(v.inlets ?? '1') : 1),
);

const sizing = {
  drumOrientation,
  gasVolumeFlow,
  designVelocity,
  holdUpVolume,
  lengthToDiameter: optional(lengthToDiameter),
  passes,
};

function horizontalDuty(v: StepInputs<typeof sizing>) {
  return {
    gasVolumeFlow: v.gasVolumeFlow,
    settlingVelocity: v.designVelocity,
    liquidVolume: v.holdUpVolume,
    lengthToDiameter: v.lengthToDiameter ?? 3,
    flowPaths: v.passes,
  };
}

const halfFull = value('halfFull', sizing, v =>
  v.drumOrientation === 'Horizontal' ? halfFullDiameters(horizontalDuty(v)) : absent('vertical'),
);
const diameterForGas = step(
  'diameterForGas',
  { halfFull },
  {
    label: 'Diameter for the droplets',
    symbol: 'D_1',
    equation: 'D_1 = sqrt(4*q_g/(π*r*V_d))',
    source: 'Simplified method: half full, droplets fall D/2 over the length r·D',
    kind: 'length',
    unit: 'mm',
  },
  v => v.halfFull.forGas,
);
const diameterForLiquid = step(
  'diameterForLiquid',
  { halfFull },
  {
    label: 'Diameter for the liquid',
    symbol: 'D_2',
    equation: 'D_2 = (8*V_l/(π*r))^(1/3)',
    source: 'Simplified method: the lower half holds the liquid',
    kind: 'length',
    unit: 'mm',
  },
  v => v.halfFull.forLiquid,
);

/** Sizes a horizontal drum by API 521. */
const horizontalDrum = value('drum', sizing, v =>
  v.drumOrientation === 'Horizontal' ? smallestHorizontalDrum(horizontalDuty(v)) : absent('vertical'),
);

const { leastShare, leastDepth, greatestVelocity } = vapourSpaceRule;

/** Equation and source of each constraint on a horizontal drum. */
const lyingDiameter: Readonly<Record<HorizontalDrum['governedBy'], { equation: string; source: string }>> = {
  droplets: { equation: 'π/4*D^2 = A_g+V_l/(r*D)', source: `${api}: the smallest drum that meets it, solved for` },
  dropletsWithoutLiquid: {
    equation: 'D = sqrt(4*q_g/(π*r*V_d))',
    source: `${api}: the smallest drum that meets it without liquid; a little liquid cannot make the drum smaller`,
  },
  gasDepth: {
    equation: `D = h_l+max(${leastDepth}; ${leastShare}*D)`,
    source: 'Common practice: least height of the vapour space',
  },
  gasVelocity: {
    equation: `π/4*D^2 = q_g/(${greatestVelocity}*N)+V_l/(r*D)`,
    source: 'Common practice: greatest gas velocity',
  },
};

const diameter = { label: 'Drum diameter', symbol: 'D', kind: 'length', unit: 'mm' } as const;
const verticalEquation = 'D = sqrt(4*q_g/(π*V_d))';
const originalDiameter = step(
  'drumDiameter',
  { drumOrientation, gasVolumeFlow, designVelocity, ...optional({ diameterForGas, diameterForLiquid }) },
  {
    ...diameter,
    equation: v => (v.diameterForGas === undefined ? verticalEquation : 'D = max(D_1; D_2)'),
    source: originalMethod,
  },
  v => {
    if (v.drumOrientation === 'Vertical') return verticalDiameter(v.gasVolumeFlow, v.designVelocity);
    return v.diameterForGas === undefined || v.diameterForLiquid === undefined
      ? absent('no drum meets the duty')
      : Math.max(v.diameterForGas, v.diameterForLiquid);
  },
);
const apiDiameter = step(
  'drumDiameter',
  { drumOrientation, gasVolumeFlow, designVelocity, drum: optional(horizontalDrum) },
  {
    ...diameter,
    equation: v => (v.drum ? lyingDiameter[v.drum.governedBy].equation : verticalEquation),
    source: v => (v.drum ? lyingDiameter[v.drum.governedBy].source : api),
  },
  v => {
    if (v.drumOrientation === 'Vertical') return verticalDiameter(v.gasVolumeFlow, v.designVelocity);
    return v.drum ? v.drum.diameter : absent('no drum meets the duty');
  },
);
export const drumDiameter = byMethod({ original: originalDiameter, api521: apiDiameter });

const level = { label: 'Liquid level', symbol: 'h_l', kind: 'length', unit: 'mm' } as const;
const holdUpEquation = 'h_l = V_l/(π/4*D^2)';
const segment = '(D/2)^2*acos(1-2*h_l/D)-(D/2-h_l)*sqrt(h_l*(D-h_l))';
export const liquidLevel = byMethod({
  original: step(
    'liquidLevel',
    { drumOrientation, drumDiameter, holdUpVolume },
    {
      ...level,
      equation: v => (v.drumOrientation === 'Horizontal' ? 'h_l = D/2' : holdUpEquation),
      source: v => (v.drumOrientation === 'Horizontal' ? 'Simplified method: half full' : ''),
    },
    v => (v.drumOrientation === 'Horizontal' ? v.drumDiameter / 2 : holdUpHeight(v.holdUpVolume, v.drumDiameter)),
  ),
  api521: step(
    'liquidLevel',
    { drumOrientation, drumDiameter, holdUpVolume, drum: optional(horizontalDrum) },
    {
      ...level,
      equation: v => (v.drum ? `V_l/(r*D) = ${segment}` : holdUpEquation),
      source: v => (v.drum ? 'Segment of a circle' : ''),
    },
    v => v.drum?.liquidDepth ?? holdUpHeight(v.holdUpVolume, v.drumDiameter),
  ),
});

const area = { label: 'Cross-section for the gas', symbol: 'A_g', kind: 'area', unit: 'm²' } as const;
const isDropletGoverned = (result: HorizontalDrum | undefined) => result?.governedBy === 'droplets';
export const gasArea = byMethod({
  original: step(
    'gasArea',
    { drumOrientation, drumDiameter },
    { ...area, equation: v => (v.drumOrientation === 'Horizontal' ? 'A_g = π/8*D^2' : 'A_g = π/4*D^2') },
    v => (v.drumOrientation === 'Horizontal' ? Math.PI / 8 : Math.PI / 4) * v.drumDiameter ** 2,
  ),
  api521: step(
    'gasArea',
    { drumOrientation, drumDiameter, drum: optional(horizontalDrum) },
    {
      ...area,
      equation: v => {
        if (isDropletGoverned(v.drum)) return 'A_g = q_g*(D-h_l)/(V_d*r*D)';
        return v.drum ? 'A_g = π/4*D^2-V_l/(r*D)' : 'A_g = π/4*D^2';
      },
      source: v => (isDropletGoverned(v.drum) ? `${api}: the droplets need the whole length` : ''),
    },
    v => v.drum?.gasArea ?? (Math.PI / 4) * v.drumDiameter ** 2,
  ),
});

/** Drums of other length-to-diameter ratios for the same duty. */
export const trials = step(
  'trials',
  sizing,
  { label: 'Drums of other length to diameter ratios', when: { ...whenHorizontal, method: 'api521' } },
  v => {
    if (v.drumOrientation === 'Vertical') return absent('vertical');
    return table(
      [
        { id: 'ratio', label: 'L/D', kind: 'number', unit: '', digits: 2 },
        { id: 'diameter', label: 'Diameter', kind: 'length', unit: 'mm' },
        { id: 'length', label: 'Length', kind: 'length', unit: 'mm' },
        { id: 'level', label: 'Liquid level', kind: 'length', unit: 'mm' },
        { id: 'time', label: 'Drop-out time', kind: 'time', unit: 's', digits: 3 },
        { id: 'velocity', label: 'Gas velocity', kind: 'velocity', unit: 'm/s', digits: 3 },
      ],
      [2.5, 3, 4, 5, 6].map(ratio => {
        const result = smallestHorizontalDrum({ ...horizontalDuty(v), lengthToDiameter: ratio });
        const velocity = v.gasVolumeFlow / (v.passes * result.gasArea);
        return [ratio, result.diameter, result.length, result.liquidDepth, result.dropOutTime, velocity];
      }),
    );
  },
);

export const liquidGoverns = check({ diameterForLiquid, diameterForGas }, v =>
  v.diameterForLiquid > v.diameterForGas
    ? [info('The liquid hold-up governs the size, not the droplets.', { field: 'drumDiameter' })]
    : [],
);

/** Reports a limit on the vapour space of a horizontal drum, if that governs instead of the droplets. */
export const vapourSpace = check({ drum: horizontalDrum }, v => {
  const details = { field: 'drumDiameter', source: 'Common practice' };
  const alone = 'For the droplets alone a smaller drum would be enough.';
  if (v.drum.governedBy === 'gasDepth')
    return [
      info(
        `The vapour space governs the size: it is at least {depth} and ${formatNumber(leastShare * 100, 2)} % of the diameter high, which leaves the liquid at most 86 % of the cross-section. ${alone}`,
        { ...details, values: { depth: messageValue('length', leastDepth, { digits: 3, like: 'disengagingHeight' }) } },
      ),
    ];
  const text = `The gas velocity governs the size: it is limited to {most} above the liquid. ${alone}`;
  return v.drum.governedBy === 'gasVelocity'
    ? [info(text, { ...details, values: { most: messageValue('velocity', greatestVelocity, { digits: 2 }) } })]
    : [];
});
