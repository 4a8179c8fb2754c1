import { log } from '@isentrope/engineering/elementary';
import { absent, step, value } from '../kit/index.ts';
import { governingPath, governingSource } from './path.ts';

/** The line that adds most to the back pressure of the governing source, by the equations of Fanno. */

const line = value('governingLine', { governingPath, governingSource }, v => {
  if (v.governingSource.scenario.solution.gasModel !== 'constant')
    return absent('for real gases the Fanno equations do not hold in closed form');
  const [worst] = v.governingPath
    .filter(({ item, upstream, downstream }) => item.type === 'line' && upstream && downstream)
    .toSorted(
      (one, other) =>
        other.upstreamPressure - other.downstreamPressure - (one.upstreamPressure - one.downstreamPressure),
    );
  const { item, result, upstream, downstream } = worst ?? {};
  if (item?.type !== 'line' || !upstream || !downstream || result?.frictionFactor === undefined)
    return absent('there is no line on its path');
  if ((item.heatLoss?.coefficient ?? 0) > 0)
    return absent(`line ${item.tag} loses heat, but the Fanno equations are for an adiabatic line`);
  return { item, frictionFactor: result.frictionFactor, upstream, downstream };
});

const of = 'of the line that adds most to the back pressure';

export const lineTag = step('governingLineTag', { line }, { label: 'Line that adds most' }, v => v.line.item.tag);

const friction = step(
  'governingLineFriction',
  { line },
  { label: 'Its friction factor', symbol: 'f', source: 'Colebrook–White, Darcy', kind: 'number', unit: '' },
  v => v.line.frictionFactor,
);

const length = step(
  'governingLineLength',
  { line },
  { label: 'Its length', symbol: 'L', source: of, kind: 'length', unit: 'm' },
  v => v.line.item.length,
);

const diameter = step(
  'governingLineDiameter',
  { line },
  { label: 'Its inside diameter', symbol: 'D', source: of, kind: 'length', unit: 'mm' },
  v => v.line.item.insideDiameter,
);

const fittings = step(
  'governingLineFittings',
  { line },
  { label: 'Its loss coefficient', symbol: 'K', source: of, kind: 'number', unit: '' },
  v => v.line.item.lossCoefficient ?? 0,
);

/** The resistance of the line. */
export const resistance = step(
  'governingLineResistance',
  { f: friction, L: length, D: diameter, K: fittings },
  { label: 'Its resistance', symbol: 'N', equation: 'N = f*L/D+K', kind: 'number', unit: '' },
  v => (v.f * v.L) / v.D + v.K,
);

const exponent = step(
  'governingLineExponent',
  { line },
  {
    label: 'Isentropic exponent of its gas',
    symbol: 'k',
    source: 'of the mixture, k = ρ·w²/(p·Ma²)',
    kind: 'number',
    unit: '',
  },
  v => {
    const { density, velocity, pressure, mach } = v.line.upstream;
    return (density * velocity * velocity) / (pressure * mach * mach);
  },
);

const inletMach = step(
  'governingLineInletMach',
  { line },
  { label: 'Its Mach number at the inlet', symbol: 'Ma_1', source: of, kind: 'number', unit: '' },
  v => v.line.upstream.mach,
);

const outletMach = step(
  'governingLineOutletMach',
  { line },
  { label: 'Its Mach number at the outlet', symbol: 'Ma_2', source: of, kind: 'number', unit: '' },
  v => v.line.downstream.mach,
);

/** The resistance that takes the gas from its inlet to its outlet Mach number, by Fanno. */
export const machResistance = step(
  'governingLineMachResistance',
  { k: exponent, M1: inletMach, M2: outletMach },
  {
    label: 'Resistance between these Mach numbers',
    symbol: 'N_F',
    equation: 'N_F = (1/Ma_1^2-1/Ma_2^2)/k+(k+1)/(2*k)*ln(Ma_1^2/Ma_2^2*(2+(k-1)*Ma_2^2)/(2+(k-1)*Ma_1^2))',
    source: 'Fanno; equal to N in a level adiabatic line',
    kind: 'number',
    unit: '',
  },
  ({ k, M1, M2 }) => {
    const [one, two] = [M1 * M1, M2 * M2];
    const ratio = ((one / two) * (2 + (k - 1) * two)) / (2 + (k - 1) * one);
    return (1 / one - 1 / two) / k + ((k + 1) / (2 * k)) * log(ratio);
  },
);

const outletPressure = step(
  'governingLineOutletPressure',
  { line },
  { label: 'Pressure in its outlet plane', symbol: 'p_2', source: of, kind: 'absolutePressure', unit: 'bar(abs)' },
  v => v.line.downstream.pressure,
);

/** The pressure at the inlet of the line. */
export const inletPressure = step(
  'governingLineInletPressure',
  { k: exponent, M1: inletMach, M2: outletMach, p2: outletPressure },
  {
    label: 'Pressure at its inlet',
    symbol: 'p_1',
    equation: 'p_1 = p_2*Ma_2/Ma_1*sqrt((2+(k-1)*Ma_2^2)/(2+(k-1)*Ma_1^2))',
    source: 'Fanno',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  ({ k, M1, M2, p2 }) => ((p2 * M2) / M1) * Math.sqrt((2 + (k - 1) * M2 * M2) / (2 + (k - 1) * M1 * M1)),
);

/** In the order of a calculation by hand. */
export const shows = [
  lineTag,
  friction,
  length,
  diameter,
  fittings,
  resistance,
  exponent,
  inletMach,
  outletMach,
  machResistance,
  outletPressure,
  inletPressure,
];
