import { findPair, unitSpellings, withoutNoise } from '@isentrope/engineering/conversion';
import { unitOf } from '@isentrope/engineering/quantities';
import { absent, calculator, choice, error, quantity, text } from '../kit/index.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';

const [firstUnit = '', ...otherUnits] = unitSpellings;

function unitChoice(label: string, initial: string) {
  return choice(label, [firstUnit, ...otherUnits], {
    initial,
    help: 'Symbol, or its spelling in ASCII; a difference of temperatures as Δ°C or delta degC',
  });
}

function notOfOneKind(from: string, to: string): string {
  return `${from} and ${to} measure different kinds of quantity`;
}

export default calculator(meta, {
  Conversion: {
    userDescription: text('User description', { hint: 'Case name' }),
    value: quantity('Value', 'number', '', { symbol: 'x' }),
    from: unitChoice('From', 'm/s'),
    to: unitChoice('To', 'km/h'),
  },
})
  .check(['from', 'to'], v =>
    findPair(v.from, v.to) ? [] : [error(`No conversion: ${notOfOneKind(v.from, v.to)}.`, { field: 'to' })],
  )
  .step('pair', ['from', 'to'], { label: '' }, v => {
    const pair = findPair(v.from, v.to);
    if (!pair) return absent(notOfOneKind(v.from, v.to));
    const { kind } = pair.from;
    return { ...pair, first: unitOf(kind, pair.from.symbol), second: unitOf(kind, pair.to.symbol) };
  })
  .step('category', ['pair'], { label: 'Category' }, v => v.pair.from.category)
  .step(
    'factorFrom',
    ['pair'],
    { label: 'Factor to SI of the unit converted from', symbol: 'f_1', digits: 12 },
    v => v.pair.first.factor,
  )
  .step(
    'offsetFrom',
    ['pair'],
    { label: 'Offset to SI of the unit converted from', symbol: 'o_1', digits: 12 },
    v => v.pair.first.offset,
  )
  .step(
    'factorTo',
    ['pair'],
    { label: 'Factor to SI of the unit converted to', symbol: 'f_2', digits: 12 },
    v => v.pair.second.factor,
  )
  .step(
    'offsetTo',
    ['pair'],
    { label: 'Offset to SI of the unit converted to', symbol: 'o_2', digits: 12 },
    v => v.pair.second.offset,
  )
  .step('resultSymbol', ['pair'], { label: 'Unit of the result' }, v => v.pair.to.symbol)
  .step(
    'result',
    ['value', 'factorFrom', 'offsetFrom', 'factorTo', 'offsetTo'],
    {
      label: 'Result',
      symbol: 'y',
      equation: 'y = (x*f_1+(o_1-o_2))/f_2',
      source: 'NIST SP 811 (2008), appendix B',
      kind: 'number',
      unit: '',
      digits: 10,
    },
    v =>
      v.factorFrom === v.factorTo && v.offsetFrom === v.offsetTo
        ? v.value
        : withoutNoise((v.value * v.factorFrom + (v.offsetFrom - v.offsetTo)) / v.factorTo),
  )
  .define({
    results: { Result: ['result', 'resultSymbol', 'category'] },
    primary: 'result',
    examples,
    published,
    references: ['NIST Special Publication 811 (2008), Guide for the Use of the International System of Units (SI).'],
  });
