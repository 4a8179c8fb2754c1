import { Refusal } from '@isentrope/engineering/quantities';
import type { AnalysisRequest } from './request.ts';

/** Validates one member of a request. Throws a `Refusal` that names it and what is allowed. */
type Reader = (name: string, value: unknown) => void;

interface Member {
  readonly read: Reader;
  readonly mayLack?: true;
}

function require(name: string, isSo: boolean, text: string): void {
  if (!isSo) throw new Refusal(`The "${name}" of the analysis must be ${text}.`);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isAmount = (value: unknown) =>
  isNumber(value) ||
  (isObject(value) && isNumber(value['value']) && typeof value['unit'] === 'string' && Object.keys(value).length === 2);
const amountWords = 'a number or {"value": number, "unit": text}';

const words: Reader = (name, value) => require(name, typeof value === 'string', 'a text');
const number: Reader = (name, value) => require(name, isNumber(value), 'a number');
const whole: Reader = (name, value) => require(name, Number.isSafeInteger(value), 'a whole number');
const amount: Reader = (name, value) => require(name, isAmount(value), amountWords);
const wantedValue: Reader = (name, value) =>
  require(name, isAmount(value) ||
    typeof value === 'string' ||
    typeof value === 'boolean', `${amountWords}, a text, or true or false`);

const oneOf =
  (...allowed: readonly string[]): Reader =>
  (name, value) =>
    require(name, allowed.includes(String(value)) && typeof value === 'string', `one of ${allowed.join(', ')}`);

const several =
  (each: Reader): Reader =>
  (name, value) => {
    if (!Array.isArray(value)) throw new Refusal(`The "${name}" of the analysis must be an array.`);
    value.forEach((item: unknown, index) => each(`${name}[${index}]`, item));
  };

const members =
  (shape: Readonly<Record<string, Member>>): Reader =>
  (name, value) => {
    const allowed = Object.keys(shape).join(', ');
    const at = (id: string) => (name === '' ? id : `${name}.${id}`);
    if (!isObject(value)) throw new Refusal(`The "${name}" of the analysis must be an object with ${allowed}.`);
    for (const id of Object.keys(value))
      if (!Object.hasOwn(shape, id)) throw new Refusal(`An analysis has no "${at(id)}"; allowed: ${allowed}.`);
    for (const [id, { read, mayLack }] of Object.entries(shape))
      if (value[id] !== undefined || !mayLack) read(at(id), value[id]);
  };

const byId =
  (each: Reader): Reader =>
  (name, value) => {
    if (!isObject(value)) throw new Refusal(`The "${name}" of the analysis must be an object by field id.`);
    for (const [id, item] of Object.entries(value)) each(`${name}.${id}`, item);
  };

/** One of several shapes, distinguished by their members. */
const eitherOf =
  (...shapes: readonly Readonly<Record<string, Member>>[]): Reader =>
  (name, value) => {
    const shape = shapes.find(each => isObject(value) && Object.keys(value).every(id => Object.hasOwn(each, id)));
    const allowed = shapes.map(each => `{${Object.keys(each).join(', ')}}`).join(' or ');
    if (!shape) throw new Refusal(`The "${name}" of the analysis must be ${allowed}.`);
    members(shape)(name, value);
  };

const needed = (read: Reader): Member => ({ read });
const perhaps = (read: Reader): Member => ({ read, mayLack: true });

const range = members({ from: perhaps(amount), to: perhaps(amount) });
const scale = oneOf('linear', 'log');
const overInput = { input: needed(words), range: perhaps(range) };
const curve = { ...overInput, results: needed(several(words)), points: perhaps(whole), scale: perhaps(scale) };

const type = needed(words);

/** The members of each distribution. */
const distributions: Readonly<Record<string, Readonly<Record<string, Member>>>> = {
  normal: { type, mean: perhaps(amount), deviation: needed(amount) },
  lognormal: { type, median: perhaps(amount), factor: needed(number) },
  uniform: { type, from: needed(amount), to: needed(amount) },
  triangular: { type, from: needed(amount), mode: perhaps(amount), to: needed(amount) },
};

const distribution: Reader = (name, value) => {
  const kind = isObject(value) ? String(value['type']) : '';
  const shape = Object.hasOwn(distributions, kind) ? distributions[kind] : undefined;
  if (!shape)
    throw new Refusal(
      `The "${name}" of the analysis must be an object whose "type" is one of ${Object.keys(distributions).join(', ')}.`,
    );
  members(shape)(name, value);
};

const pair: Reader = (name, value) => {
  require(name, Array.isArray(value) && value.length === 2, 'an array of two field ids');
  several(words)(name, value);
};

const axis = members({ ...overInput, scale: perhaps(scale), points: perhaps(whole) });
const ofCase = { case: perhaps(whole), result: needed(words) };

/** The members of each request besides its type. */
const questions: Readonly<Record<string, Readonly<Record<string, Member>>>> = {
  solve: { case: perhaps(whole), ...overInput, result: needed(words), equals: needed(wantedValue) },
  limits: {
    case: perhaps(whole),
    ...overInput,
    level: perhaps(oneOf('warning', 'error')),
    result: perhaps(words),
  },
  sweep: { case: perhaps(whole), ...curve },
  map: { ...ofCase, x: needed(axis), y: needed(axis) },
  compare: { cases: perhaps(several(whole)), ...curve, by: perhaps(words) },
  tornado: {
    ...ofCase,
    percent: perhaps(number),
    inputs: perhaps(byId(eitherOf({ percent: needed(number) }, { plusMinus: needed(amount) }))),
  },
  corners: {
    ...ofCase,
    worst: needed(oneOf('highest', 'lowest')),
    extremes: needed(byId(members({ from: needed(amount), to: needed(amount) }))),
  },
  monteCarlo: {
    ...ofCase,
    uncertain: needed(byId(distribution)),
    correlations: perhaps(several(members({ inputs: needed(pair), ranks: needed(number) }))),
    samples: perhaps(whole),
    sequence: perhaps(oneOf('latinHypercube', 'random')),
    seed: perhaps(whole),
    limit: perhaps(eitherOf({ above: needed(amount) }, { below: needed(amount) })),
  },
  derivatives: { ...ofCase, inputs: perhaps(several(words)), curves: perhaps(whole) },
};

/**
 * Validates an untrusted analysis request. Throws a one-sentence `Refusal` that names the invalid member and what is
 * allowed.
 */
export function parseRequest(json: unknown): AnalysisRequest {
  const type = isObject(json) ? json['type'] : undefined;
  const shape = typeof type === 'string' && Object.hasOwn(questions, type) ? questions[type] : undefined;
  if (!shape)
    throw new Refusal(`An analysis must be an object whose "type" is one of ${Object.keys(questions).join(', ')}.`);
  members({ type: needed(words), ...shape })('', json);
  return json as AnalysisRequest;
}
