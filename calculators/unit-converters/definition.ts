import { basisRemark, findPair, unitSpellings, conversionError, removeNoise } from '@isentrope/engineering/conversion';
import { unitOf } from '@isentrope/engineering/quantities';
import { absent, calculation, check, choice, error, field, info, quantity, step, value } from '../kit/index.ts';
import * as shared from '../shared-fields.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';

const [firstUnit = '', ...otherUnits] = unitSpellings;

function unitChoice(label: string, initial: string) {
  return choice(label, [firstUnit, ...otherUnits], {
    initial,
    help: 'Symbol, or its ASCII spelling; a temperature difference as Δ°C or delta degC',
  });
}

const userDescription = field('userDescription', shared.userDescription);
const valueField = field('value', quantity('Value', 'number', '', { symbol: 'x' }));
const from = field('from', unitChoice('From', 'm/s'));
const to = field('to', unitChoice('To', 'km/h'));

const pair = value('pair', { from, to }, v => {
  const match = findPair(v.from, v.to);
  if (!match) return absent(conversionError(v.from, v.to));
  const { kind } = match.from;
  return { ...match, first: unitOf(kind, match.from.symbol), second: unitOf(kind, match.to.symbol) };
});
const factorFrom = step(
  'factorFrom',
  { pair },
  { label: 'Factor to SI, unit converted from', symbol: 'f_1', digits: 12 },
  v => v.pair.first.factor,
);
const offsetFrom = step(
  'offsetFrom',
  { pair },
  { label: 'Offset to SI, unit converted from', symbol: 'o_1', digits: 12 },
  v => v.pair.first.offset,
);
const factorTo = step(
  'factorTo',
  { pair },
  { label: 'Factor to SI, unit converted to', symbol: 'f_2', digits: 12 },
  v => v.pair.second.factor,
);
const offsetTo = step(
  'offsetTo',
  { pair },
  { label: 'Offset to SI, unit converted to', symbol: 'o_2', digits: 12 },
  v => v.pair.second.offset,
);
const result = step(
  'result',
  { given: valueField, factorFrom, offsetFrom, factorTo, offsetTo },
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
      ? v.given
      : removeNoise((v.given * v.factorFrom + (v.offsetFrom - v.offsetTo)) / v.factorTo),
);
const resultSymbol = step('resultSymbol', { pair }, { label: 'Unit of the result' }, v => v.pair.to.symbol);
const category = step('category', { pair }, { label: 'Category' }, v => v.pair.from.category);

export default calculation(meta, {
  inputs: { Conversion: [userDescription, valueField, from, to] },
  results: { Result: [result, resultSymbol, category] },
  primary: result,
  checks: [
    check({ from, to }, v => {
      const match = findPair(v.from, v.to);
      if (!match) return [error(`No conversion: ${conversionError(v.from, v.to)}.`, { field: 'to' })];
      const remark = basisRemark(match);
      return remark === undefined ? [] : [info(remark, { field: 'result' })];
    }),
  ],
  examples,
  published: () => import('./published.ts'),
  references: ['NIST Special Publication 811 (2008), Guide for the Use of the International System of Units (SI).'],
});
