import { expect, test } from 'vitest';
import { databaseOutageIn } from './unreachable.ts';

const withCode = (code: string): Error => Object.assign(new Error('as the driver says it'), { code });

test.each([
  '53300',
  '53100',
  '57P01',
  '57P03',
  '08006',
  '40001',
  '25006',
  '57014',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
])('an error with %s is an outage, however it is wrapped', code => {
  const error = withCode(code);
  const wrapped = new Error('of a library', { cause: new Error('of another', { cause: error }) });
  const several = new Error('several', { cause: new AggregateError([new Error('other'), error]) });
  expect([error, wrapped, several].map(databaseOutageIn)).toEqual([error, error, error]);
});

test('other errors are no outage, and a cycle of causes terminates', () => {
  const circle = new Error('circle');
  circle.cause = new Error('back', { cause: circle });
  expect([withCode('23505'), circle, new Error('none', { cause: '53300' }), 'text'].map(databaseOutageIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a refused request to another service is not an outage of the database', () => {
  expect(databaseOutageIn(new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }))).toBeUndefined();
});
