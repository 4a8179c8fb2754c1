import { absent, ruledOut, step, value } from '../kit/index.ts';
import { fluid } from './fields.ts';
import { answer, network } from './network.ts';
import { itemStates } from './state.ts';

/** The line with the greatest loss of a liquid, with its numbers. */

const line = value('greatestLossLine', { network, answer, itemStates, fluidPhase: fluid.fluidPhase }, v => {
  if (v.fluidPhase === 'Gas') return ruledOut('a gas');
  const losses = v.itemStates.map(({ type, loss }) => (type === 'line' ? Math.abs(loss ?? 0) : 0));
  const index = losses.indexOf(Math.max(...losses));
  const [item, found] = [v.network.items[index], v.itemStates[index]];
  if (item?.type !== 'line' || found?.velocity === undefined || found.frictionFactor === undefined)
    return absent('no line has a loss');
  const heated = v.answer.items?.[index];
  const own = heated?.type === 'line' ? heated.liquid?.density : undefined;
  return { item, velocity: Math.abs(found.velocity), frictionFactor: found.frictionFactor, density: own };
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
  { line },
  { label: 'Its velocity', symbol: 'w', kind: 'velocity', unit: 'm/s', source: of },
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
  v => v.line.item.lossCoefficient ?? 0,
);

const lineDensity = step(
  'greatestLossDensity',
  { line, density: fluid.density },
  { label: 'Its density', symbol: 'ρ', kind: 'density', unit: 'kg/m³', source: of },
  v => v.line.density ?? v.density,
);

export const greatestLoss = step(
  'greatestLoss',
  { f: lineFriction, L: lineLength, D: lineDiameter, K: lineFittings, w: lineVelocity, ρ: lineDensity },
  {
    label: 'Its loss',
    symbol: 'Δp',
    equation: 'Δp = (f*L/D+K)*ρ*w^2/2',
    source: 'Darcy–Weisbach',
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => (((v.f * v.L) / v.D + v.K) * v.ρ * v.w * v.w) / 2,
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
  greatestLoss,
];
