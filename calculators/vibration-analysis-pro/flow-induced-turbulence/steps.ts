import {
  actionBand,
  arrangementOfSpan,
  endConditions,
  fluidViscosityFactor,
  isInterpolated,
  lockIn,
  longestSpan,
  mostFlexibleBelow,
  pipeMaterials,
  supportArrangements,
  turbulenceLikelihood,
  vibrationFactor,
  type EndCondition,
  type FlowPhase,
  type PipeMaterial,
  type SupportArrangement,
} from '@isentrope/engineering/vibration';
import { findPipes, nominalSizes } from '@isentrope/engineering/piping';
import { formatNumber } from '@isentrope/engineering/quantities';
import { absent, info, missing, table, warning, type Absent, type Message, type Table } from '../../kit/index.ts';

/** What the steps are called, where they come from and what they do. */

export const aviff = 'Energy Institute AVIFF, 2nd ed. 2008';

interface Flow {
  readonly fluidType: FlowPhase;
  readonly flowRate: number;
  readonly density: number;
  readonly vaporFlowRate: number | undefined;
  readonly vaporDensity: number | undefined;
}

export interface Stream {
  readonly massFlow: number;
  readonly volumeFlow: number;
}

/** Mass and volume flow of all phases together. */
export function stream(v: Flow): Stream | Absent {
  const own = { massFlow: v.flowRate, volumeFlow: v.flowRate / v.density };
  if (v.fluidType !== 'Multiphase') return own;
  const { vaporFlowRate, vaporDensity } = v;
  if (vaporFlowRate === undefined || vaporDensity === undefined)
    return missing(
      ...(vaporFlowRate === undefined ? ['vapour flow rate'] : []),
      ...(vaporDensity === undefined ? ['vapour density'] : []),
    );
  return {
    massFlow: own.massFlow + vaporFlowRate,
    volumeFlow: own.volumeFlow + vaporFlowRate / vaporDensity,
  };
}

const both = (v: { fluidType: FlowPhase }) => v.fluidType === 'Multiphase';

export const massFlow = {
  info: {
    label: 'Mass flow in all',
    symbol: 'W_t',
    equation: (v: { fluidType: FlowPhase }) => (both(v) ? 'W_t = W+W_v' : 'W_t = W'),
    kind: 'massFlow',
    unit: 'kg/h',
  },
  compute: (v: { stream: Stream }) => v.stream.massFlow,
} as const;

export const effectiveDensity = {
  info: {
    label: 'Effective density',
    symbol: 'ρ',
    equation: (v: { fluidType: FlowPhase }) => (both(v) ? 'ρ = (W+W_v)/(W/ρ_1+W_v/ρ_v)' : 'ρ = ρ_1'),
    source: (v: { fluidType: FlowPhase }) => (both(v) ? `${aviff}: total mass over total volume` : ''),
    kind: 'density',
    unit: 'kg/m³',
  },
  compute: (v: { stream: Stream }) => v.stream.massFlow / v.stream.volumeFlow,
} as const;

/** The bore of the pipe, m. */
export function insideDiameter(v: { pipeOutsideDiameter: number; pipeWallThickness: number }): number | Absent {
  const inside = v.pipeOutsideDiameter - 2 * v.pipeWallThickness;
  return inside > 0 ? inside : absent('the wall leaves no bore');
}

/** The equation of F_v for an arrangement and a diameter, m, with its helpers; none where it is interpolated. */
function factorEquation(arrangement: SupportArrangement, outsideDiameter: number): readonly [string, ...string[]] {
  if (isInterpolated(arrangement, outsideDiameter)) return [''];
  const small = outsideDiameter * 1000 <= 219.1;
  const power = 'F_v = α*(D/t_w)^β';
  const exponential = 'F_v = exp(α*(D/t_w)^β)';
  const d = 'd = 1000*D';
  switch (arrangement) {
    case 'Stiff':
      return [power, d, 'α = 446187+646*d+9.17e-4*d^3', 'β = 0.1*ln(d)-1.3739'];
    case 'Medium stiff':
      return [power, d, 'α = 283921+370*d', 'β = 0.1106*ln(d)-1.501'];
    case 'Medium':
      return small
        ? [exponential, d, 'α = 13.1-4.75e-3*d+1.41e-5*d^2', 'β = 2.28e-4*d-0.132-3.72e-7*d^2']
        : [power, d, 'α = 150412+209*d', 'β = 0.0815*ln(d)-1.3269'];
    case 'Flexible':
      return small
        ? [exponential, d, 'α = 12.22-4.42e-3*d+1.32e-5*d^2', 'β = 2.84e-4*d-0.164-4.62e-7*d^2']
        : [power, d, 'α = 49397+41.21*d', 'β = 0.0815*ln(d)-1.3842'];
  }
}

interface Held {
  readonly supportArrangement: SupportArrangement;
  readonly pipeOutsideDiameter: number;
}

export const factor = {
  info: {
    label: 'Flow induced vibration factor',
    symbol: 'F_v',
    equation: (v: Held) => factorEquation(v.supportArrangement, v.pipeOutsideDiameter)[0],
    where: (v: Held) => factorEquation(v.supportArrangement, v.pipeOutsideDiameter).slice(1),
    source: (v: Held) =>
      isInterpolated(v.supportArrangement, v.pipeOutsideDiameter)
        ? `${aviff}; interpolated in D between 219.1 and 273 mm`
        : aviff,
    kind: 'momentumFlux',
    unit: 'kg/(m·s²)',
  },
} as const;

export function betweenForms(v: Held): Message[] {
  return isInterpolated(v.supportArrangement, v.pipeOutsideDiameter)
    ? [
        warning(
          'Between 219.1 and 273 mm the guideline has no equation for this arrangement: F_v is interpolated between the two it has.',
          { field: 'vibrationFactor', source: aviff },
        ),
      ]
    : [];
}

export const viscosityFactor = {
  info: {
    label: 'Fluid viscosity factor',
    symbol: 'FVF',
    equation: (v: { fluidType: FlowPhase }) => (v.fluidType === 'Gas' ? 'FVF = sqrt(μ/0.001)' : 'FVF = 1'),
    source: aviff,
    kind: 'number',
    unit: '',
  },
  compute: (v: { fluidType: FlowPhase; viscosity: number | undefined }) => {
    if (v.fluidType !== 'Gas') return 1;
    return v.viscosity === undefined ? missing('viscosity') : fluidViscosityFactor('Gas', v.viscosity);
  },
} as const;

export function thickGas(v: { fluidType: FlowPhase; viscosity: number }): Message[] {
  return v.fluidType === 'Gas' && v.viscosity > 1e-4
    ? [
        warning(`A viscosity of ${formatNumber(v.viscosity * 1000, 3)} cP is not that of a gas.`, {
          field: 'viscosity',
        }),
      ]
    : [];
}

/** What a likelihood calls for, in the words of its band. */
export function words({ lof }: { lof: number }): Message[] {
  const { from, likelihood, range, action } = actionBand(lof);
  const text = `${likelihood} likelihood of failure of the main line, ${range}. ${action}`;
  return [(from >= 0.5 ? warning : info)(text, { field: 'lof', source: `${aviff}, actions for main lines` })];
}

export const allowedSpan = {
  info: {
    label: 'Longest span of the arrangement',
    symbol: 'L_max',
    equation: (v: Held) =>
      ({
        Stiff: 'L_max = 2.0563+0.02*(1000*D)-1.2346e-5*(1000*D)^2',
        'Medium stiff': 'L_max = 3.3601+0.025262*(1000*D)-1.1886e-5*(1000*D)^2',
        Medium: 'L_max = 4.429+0.033583*(1000*D)-1.5968e-5*(1000*D)^2',
        Flexible: '',
      })[v.supportArrangement],
    source: aviff,
    kind: 'length',
    unit: 'm',
    digits: 3,
  },
  compute: (v: Held) =>
    longestSpan(v.supportArrangement, v.pipeOutsideDiameter) ?? absent('flexible: longer than a medium span'),
} as const;

type Loaded = {
  readonly rhoV2: number;
  readonly fluidViscosityFactor: number;
  readonly pipeOutsideDiameter: number;
  readonly pipeWallThickness: number;
};

/** The most flexible arrangement that keeps LOF below 0.5. */
export function neededArrangement(v: Loaded): SupportArrangement | Absent {
  return (
    mostFlexibleBelow(
      0.5,
      { momentumFlux: v.rhoV2, viscosityFactor: v.fluidViscosityFactor },
      { outsideDiameter: v.pipeOutsideDiameter, wallThickness: v.pipeWallThickness },
    ) ?? absent('none: even a stiff line reaches LOF 0.5')
  );
}

/** The longest span that keeps LOF below 0.5. */
export function spanNeeded(v: { neededArrangement: SupportArrangement; pipeOutsideDiameter: number }): number | Absent {
  return longestSpan(v.neededArrangement, v.pipeOutsideDiameter) ?? absent('flexible does: any span');
}

/** A span that makes the line more flexible than it is said to be. */
export function claimedTooStiff(v: Held & { spanArrangement: SupportArrangement }): Message[] {
  const [claimed, actual] = [v.supportArrangement, v.spanArrangement].map(arrangement =>
    supportArrangements.indexOf(arrangement),
  );
  return (claimed ?? 0) < (actual ?? 0)
    ? [
        warning(
          `The span makes the line ${v.spanArrangement.toLowerCase()}, not ${v.supportArrangement.toLowerCase()} as chosen: LOF is higher than shown.`,
          { field: 'supportArrangement', source: aviff },
        ),
      ]
    : [];
}

export const spanArrangement = {
  info: { label: 'Arrangement by the span', source: aviff },
  compute: (v: { span: number | undefined; pipeOutsideDiameter: number }) =>
    v.span === undefined ? missing('span between supports') : arrangementOfSpan(v.span, v.pipeOutsideDiameter),
} as const;

/** What the natural frequency of a span is worked out from, as an equation of the beam. */
export const naturalFrequency = {
  info: {
    label: 'Natural frequency of the span',
    symbol: 'f_n',
    equation: (v: { endCondition: EndCondition; pipeMaterial: PipeMaterial }) =>
      `f_n = ${v.endCondition === 'Pinned, pinned' ? 'π' : endConditions[v.endCondition]}^2/(2*π)*sqrt(${pipeMaterials[v.pipeMaterial].modulus}*I/(m*L^4))`,
    where: ['I = π/64*(D^4-D_i^4)'],
    source: 'Slender beam of uniform mass; E in Pa',
    kind: 'frequency',
    unit: 'Hz',
    digits: 3,
  },
} as const;

/** Eddies that come near the natural frequency of the span. */
export function resonance(v: { eddyFrequency: number; naturalFrequency: number }): Message[] {
  const ratio = v.eddyFrequency / v.naturalFrequency;
  return ratio >= lockIn.from && ratio <= lockIn.to
    ? [
        warning(
          `The large eddies come at ${formatNumber(v.eddyFrequency, 3)} Hz, within 0.8 to 1.2 of the span’s natural frequency: it may resonate.`,
          { field: 'naturalFrequency' },
        ),
      ]
    : [];
}

export function softSpan(v: { naturalFrequency: number }): Message[] {
  return v.naturalFrequency < 4
    ? [
        info(
          `The span’s natural frequency of ${formatNumber(v.naturalFrequency, 2)} Hz is below the 4 Hz of a medium arrangement: turbulence, which is strongest at low frequency, moves it easily.`,
          { field: 'naturalFrequency' },
        ),
      ]
    : [];
}

/** How many thicker walls are compared with the pipe's own. */
const mostWalls = 4;

/** The same flow in this pipe and in the next thicker walls of its outside diameter, under every arrangement. */
export function alternatives(v: {
  stream: Stream;
  fluidViscosityFactor: number;
  pipeOutsideDiameter: number;
  pipeWallThickness: number;
}): Table | Absent {
  const size = nominalSizes.find(nps =>
    findPipes({ nps }).some(({ outerDiameter }) => Math.abs(outerDiameter / v.pipeOutsideDiameter - 1) < 0.003),
  );
  const walls = new Map<number, string>([[v.pipeWallThickness, 'this pipe']]);
  for (const { schedule, wallThickness } of size === undefined ? [] : findPipes({ nps: size })) {
    if (wallThickness < v.pipeWallThickness * 1.005) continue;
    const known = walls.get(wallThickness);
    walls.set(wallThickness, known === undefined ? schedule : `${known}, ${schedule}`);
  }
  return table(
    [
      { id: 'wall', label: 'Wall', kind: 'length', unit: 'mm' },
      { id: 'schedule', label: 'Schedule' },
      { id: 'velocity', label: 'Velocity', kind: 'velocity', unit: 'm/s', digits: 3 },
      ...supportArrangements.map(arrangement => ({
        id: arrangement.toLowerCase().replace(' ', '-'),
        label: `LOF, ${arrangement.toLowerCase()}`,
        kind: 'number' as const,
        unit: '',
        digits: 3,
      })),
    ],
    [...walls]
      .toSorted(([a], [b]) => a - b)
      .slice(0, 1 + mostWalls)
      .map(([wall, schedule]) => {
        const velocity = v.stream.volumeFlow / ((Math.PI / 4) * (v.pipeOutsideDiameter - 2 * wall) ** 2);
        const flux = (v.stream.massFlow / v.stream.volumeFlow) * velocity ** 2;
        return [
          wall,
          schedule,
          velocity,
          ...supportArrangements.map(arrangement =>
            turbulenceLikelihood(
              flux,
              v.fluidViscosityFactor,
              vibrationFactor(arrangement, v.pipeOutsideDiameter, wall),
            ),
          ),
        ];
      }),
  );
}
