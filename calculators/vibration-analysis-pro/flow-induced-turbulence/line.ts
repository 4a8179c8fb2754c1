import { findPipes, nominalSizes } from '@isentrope/engineering/piping';
import { messageValue } from '@isentrope/engineering/quantities';
import {
  actionBand,
  arrangementOfSpan,
  isInterpolated,
  longestSpan,
  mostFlexibleBelow,
  qualitativeLikelihood,
  supportArrangements,
  turbulenceLikelihood,
  vibrationFactor as factorOf,
  type SupportArrangement,
} from '@isentrope/engineering/vibration';
import { absent, check, optional, missing, step, table, warning } from '../../kit/index.ts';
import { aviff, recommendedAction } from '../aviff.ts';
import { pipe, support } from './fields.ts';
import { fluidViscosityFactor, rhoV2, stream, velocity } from './flow.ts';

/** The supported line, and its likelihood of failure. */

const { pipeOutsideDiameter, pipeWallThickness } = pipe;
const { supportArrangement, span } = support;

/** Returns the equation of F_v for an arrangement and a diameter, m, with auxiliary equations; undefined if interpolated. */
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

export const vibrationFactor = step(
  'vibrationFactor',
  { supportArrangement, pipeOutsideDiameter, pipeWallThickness },
  {
    label: 'Flow-induced vibration factor',
    symbol: 'F_v',
    equation: v => factorEquation(v.supportArrangement, v.pipeOutsideDiameter)[0],
    where: v => factorEquation(v.supportArrangement, v.pipeOutsideDiameter).slice(1),
    source: v =>
      isInterpolated(v.supportArrangement, v.pipeOutsideDiameter)
        ? `${aviff}; interpolated in D between 219.1 and 273 mm`
        : aviff,
    kind: 'momentumFlux',
    unit: 'kg/(m·s²)',
  },
  v => factorOf(v.supportArrangement, v.pipeOutsideDiameter, v.pipeWallThickness),
);
export const lof = step(
  'lof',
  { rhoV2, fluidViscosityFactor, vibrationFactor },
  {
    label: 'Likelihood of failure, LOF',
    symbol: 'LOF',
    equation: 'LOF = J*FVF/F_v',
    source: `${aviff}, flow induced turbulence`,
    kind: 'number',
    unit: '',
    digits: 3,
  },
  v => turbulenceLikelihood(v.rhoV2, v.fluidViscosityFactor, v.vibrationFactor),
);
export const likelihood = step(
  'likelihood',
  { lof },
  { label: 'Likelihood of failure', source: `${aviff}: high from LOF 1, medium from 0.5` },
  v => actionBand(v.lof).likelihood,
);
export const qualitative = step(
  'qualitative',
  { rhoV2 },
  { label: 'Likelihood by ρv² alone', source: `${aviff}: low below 5000, high above 20 000` },
  v => qualitativeLikelihood(v.rhoV2),
);
export const action = step(
  'action',
  { lof },
  { label: 'Action', source: `${aviff}, actions for main lines` },
  v => actionBand(v.lof).summary,
);

export const allowedSpan = step(
  'allowedSpan',
  { supportArrangement, pipeOutsideDiameter },
  {
    label: 'Maximum span of the arrangement',
    symbol: 'L_max',
    equation: v =>
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
  v =>
    longestSpan(v.supportArrangement, v.pipeOutsideDiameter) ??
    absent('no maximum span: any span longer than medium is flexible'),
);
export const neededArrangement = step(
  'neededArrangement',
  { rhoV2, fluidViscosityFactor, pipeOutsideDiameter, pipeWallThickness },
  { label: 'Most flexible arrangement with LOF below 0.5', source: aviff },
  v =>
    mostFlexibleBelow(
      0.5,
      { momentumFlux: v.rhoV2, viscosityFactor: v.fluidViscosityFactor },
      { outsideDiameter: v.pipeOutsideDiameter, wallThickness: v.pipeWallThickness },
    ) ?? absent('none: even a stiff line reaches LOF 0.5'),
);
export const spanNeeded = step(
  'spanNeeded',
  { neededArrangement, pipeOutsideDiameter },
  { label: 'Maximum span with LOF below 0.5', source: aviff, kind: 'length', unit: 'm', digits: 3 },
  v =>
    longestSpan(v.neededArrangement, v.pipeOutsideDiameter) ??
    absent('no maximum span: LOF is below 0.5 even for a flexible line'),
);
export const spanArrangement = step(
  'spanArrangement',
  { span: optional(span), pipeOutsideDiameter },
  { label: 'Arrangement the span corresponds to', source: aviff },
  v => (v.span === undefined ? missing('span between supports') : arrangementOfSpan(v.span, v.pipeOutsideDiameter)),
);

/** Number of thicker walls compared with the pipe's own. */
const maxWalls = 4;

/** The same flow in this pipe and the next thicker walls, for every support arrangement. */
export const alternatives = step(
  'alternatives',
  { stream, velocity, fluidViscosityFactor, vibrationFactor, pipeOutsideDiameter, pipeWallThickness },
  { label: 'Other walls and arrangements' },
  v => {
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
        .slice(0, 1 + maxWalls)
        .map(([wall, schedule]) => {
          const speed = v.stream.volumeFlow / ((Math.PI / 4) * (v.pipeOutsideDiameter - 2 * wall) ** 2);
          const flux = (v.stream.massFlow / v.stream.volumeFlow) * speed ** 2;
          return [
            wall,
            schedule,
            speed,
            ...supportArrangements.map(arrangement =>
              turbulenceLikelihood(flux, v.fluidViscosityFactor, factorOf(arrangement, v.pipeOutsideDiameter, wall)),
            ),
          ];
        }),
    );
  },
);

const verdict = check({ lof }, v => recommendedAction(v.lof, range => ` of the main line, ${range}`));
const statedDiameter = (diameter: number) => messageValue('length', diameter, { like: 'pipeOutsideDiameter' });
const betweenForms = check({ supportArrangement, pipeOutsideDiameter, vibrationFactor }, v =>
  isInterpolated(v.supportArrangement, v.pipeOutsideDiameter)
    ? [
        warning(
          'Between outside diameters of {from} and {to} the guideline has no equation for this arrangement: F_v is interpolated between the equations on either side.',
          {
            field: 'vibrationFactor',
            source: aviff,
            values: { from: statedDiameter(0.2191), to: statedDiameter(0.273) },
          },
        ),
      ]
    : [],
);
/** Warns of a span that is more flexible than the selected arrangement. */
const claimedTooStiff = check({ supportArrangement, pipeOutsideDiameter, spanArrangement }, v => {
  const rank = (arrangement: SupportArrangement) => supportArrangements.indexOf(arrangement);
  return rank(v.supportArrangement) < rank(v.spanArrangement)
    ? [
        warning(
          `The span makes the line ${v.spanArrangement.toLowerCase()}, not ${v.supportArrangement.toLowerCase()} as chosen: LOF is higher than shown.`,
          { field: 'supportArrangement', source: aviff },
        ),
      ]
    : [];
});

export const lineChecks = [betweenForms, verdict, claimedTooStiff];
