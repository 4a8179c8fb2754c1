import { lineTerms } from '@isentrope/engineering/network';
import { absent, optional, step, value } from '../kit/index.ts';
import { fluid } from './fields.ts';
import { needs, solvedItems } from './working/solved-items.ts';

/** The line with the greatest loss, with its numbers. */

const line = value('greatestLossLine', needs, v => {
  const lines = solvedItems(v, 'line');
  const lossOf = ({ result }: (typeof lines)[number]) => Math.abs(result.loss ?? 0);
  const [greatest] = lines.toSorted((one, other) => lossOf(other) - lossOf(one));
  const terms = greatest && lineTerms(greatest);
  const frictionFactor = greatest?.result.frictionFactor;
  if (!greatest || terms?.massFlux === undefined || frictionFactor === undefined) return absent('no line has a loss');
  const { density, massFlux, lossCoefficient } = terms;
  const direction = Math.sign(massFlux);
  return {
    item: greatest.item,
    velocity: Math.abs(massFlux) / density,
    frictionFactor,
    lossCoefficient,
    density,
    acceleration: direction * terms.acceleration,
    beyondChoking: direction * terms.beyondChoking,
  };
});

const of = 'of the line with the greatest loss';

export const greatestLossLine = step(
  'greatestLossTag',
  { line },
  { label: 'Line with the greatest loss' },
  v => v.line.item.tag,
);

export const lineVelocity = step(
  'greatestLossVelocity',
  { line, fluidPhase: fluid.fluidPhase },
  {
    label: 'Its velocity',
    symbol: 'w',
    kind: 'velocity',
    unit: 'm/s',
    source: v => (v.fluidPhase === 'Gas' ? `${of}, at its mean density` : of),
  },
  v => v.line.velocity,
);

export const lineFriction = step(
  'greatestLossFriction',
  { line },
  {
    label: 'Its friction factor',
    symbol: 'f',
    kind: 'number',
    unit: '',
    source: 'Darcy; by the choice of the friction factor',
  },
  v => v.line.frictionFactor,
);

const lineLength = step(
  'greatestLossLength',
  { line },
  { label: 'Its length', symbol: 'L', kind: 'length', unit: 'm', source: of },
  v => v.line.item.length,
);

const lineDiameter = step(
  'greatestLossDiameter',
  { line },
  { label: 'Its inside diameter', symbol: 'D', kind: 'length', unit: 'mm', source: of },
  v => v.line.item.insideDiameter,
);

const lineFittings = step(
  'greatestLossFittings',
  { line },
  { label: 'Its loss coefficient', symbol: 'K', kind: 'number', unit: '', source: of },
  v => v.line.lossCoefficient,
);

const lineDensity = step(
  'greatestLossDensity',
  { line, fluidPhase: fluid.fluidPhase },
  {
    label: 'Its density',
    symbol: 'ρ',
    kind: 'density',
    unit: 'kg/m³',
    source: v => (v.fluidPhase === 'Gas' ? `${of}: the mean over its pressures, ∫ρ·dp over their difference` : of),
  },
  v => v.line.density,
);

const ofGas = { when: { fluidPhase: 'Gas' } } as const;

const lineAcceleration = step(
  'greatestLossAcceleration',
  { line },
  {
    label: 'Its loss by acceleration',
    symbol: 'Δp_a',
    kind: 'pressureDifference',
    unit: 'bar',
    source: of,
    ...ofGas,
  },
  v => v.line.acceleration,
);

const lineBeyondChoking = step(
  'greatestLossBeyondChoking',
  { line },
  {
    label: 'From its choked plane to the node',
    symbol: 'Δp_c',
    kind: 'pressureDifference',
    unit: 'bar',
    source: of,
    ...ofGas,
  },
  v => v.line.beyondChoking,
);

export const greatestLoss = step(
  'greatestLoss',
  {
    fluidPhase: fluid.fluidPhase,
    f: lineFriction,
    L: lineLength,
    D: lineDiameter,
    K: lineFittings,
    w: lineVelocity,
    ρ: lineDensity,
    ...optional({ a: lineAcceleration, c: lineBeyondChoking }),
  },
  {
    label: 'Its loss',
    symbol: 'Δp',
    equation: v => (v.fluidPhase === 'Gas' ? 'Δp = (f*L/D+K)*ρ*w^2/2+Δp_a+Δp_c' : 'Δp = (f*L/D+K)*ρ*w^2/2'),
    source: v => (v.fluidPhase === 'Gas' ? 'Darcy–Weisbach; isothermal' : 'Darcy–Weisbach'),
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => (((v.f * v.L) / v.D + v.K) * v.ρ * v.w * v.w) / 2 + (v.a ?? 0) + (v.c ?? 0),
);

/** In the order of a calculation by hand. */
export const shows = [
  greatestLossLine,
  lineVelocity,
  lineFriction,
  lineLength,
  lineDiameter,
  lineFittings,
  lineDensity,
  lineAcceleration,
  lineBeyondChoking,
  greatestLoss,
];
