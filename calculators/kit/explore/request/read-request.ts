import { Refusal } from '@isentrope/engineering/quantities';
import type { AnalysisRequest } from './request.ts';

/** Validates one member of a request. Throws a `Refusal` that names it and what is allowed. */
type Reader = (name: string, value: unknown) => void;

interface Member {
  readonly read: Reader;
  readonly isOptional?: true;
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
const targetValue: Reader = (name, value) =>
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
    for (const [id, { read, isOptional }] of Object.entries(shape))
      if (value[id] !== undefined || !isOptional) read(at(id), value[id]);
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

const requiredMember = (read: Reader): Member => ({ read });
const optionalMember = (read: Reader): Member => ({ read, isOptional: true });

const range = members({ from: optionalMember(amount), to: optionalMember(amount) });
const scale = oneOf('linear', 'log');
const overInput = { input: requiredMember(words), range: optionalMember(range) };
const curve = {
  ...overInput,
  results: requiredMember(several(words)),
  points: optionalMember(whole),
  scale: optionalMember(scale),
};

const type = requiredMember(words);

const distributions: Readonly<Record<string, Readonly<Record<string, Member>>>> = {
  normal: { type, mean: optionalMember(amount), deviation: requiredMember(amount) },
  lognormal: { type, median: optionalMember(amount), factor: requiredMember(number) },
  uniform: { type, from: requiredMember(amount), to: requiredMember(amount) },
  triangular: { type, from: requiredMember(amount), mode: optionalMember(amount), to: requiredMember(amount) },
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

const axis = members({ ...overInput, scale: optionalMember(scale), points: optionalMember(whole) });
const ofCase = { case: optionalMember(whole), result: requiredMember(words) };

/** The members of each request besides its type. */
const questions: Readonly<Record<string, Readonly<Record<string, Member>>>> = {
  solve: {
    case: optionalMember(whole),
    ...overInput,
    result: requiredMember(words),
    equals: requiredMember(targetValue),
  },
  limits: {
    case: optionalMember(whole),
    ...overInput,
    level: optionalMember(oneOf('warning', 'error')),
    result: optionalMember(words),
  },
  sweep: { case: optionalMember(whole), ...curve },
  map: { ...ofCase, x: requiredMember(axis), y: requiredMember(axis) },
  compare: { cases: optionalMember(several(whole)), ...curve, by: optionalMember(words) },
  tornado: {
    ...ofCase,
    percent: optionalMember(number),
    inputs: optionalMember(byId(eitherOf({ percent: requiredMember(number) }, { plusMinus: requiredMember(amount) }))),
  },
  corners: {
    ...ofCase,
    worst: requiredMember(oneOf('highest', 'lowest')),
    extremes: requiredMember(byId(members({ from: requiredMember(amount), to: requiredMember(amount) }))),
  },
  monteCarlo: {
    ...ofCase,
    uncertain: requiredMember(byId(distribution)),
    correlations: optionalMember(several(members({ inputs: requiredMember(pair), ranks: requiredMember(number) }))),
    samples: optionalMember(whole),
    sequence: optionalMember(oneOf('latinHypercube', 'random')),
    seed: optionalMember(whole),
    limit: optionalMember(eitherOf({ above: requiredMember(amount) }, { below: requiredMember(amount) })),
  },
  derivatives: { ...ofCase, inputs: optionalMember(several(words)), curves: optionalMember(whole) },
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
  members({ type: requiredMember(words), ...shape })('', json);
  return json as AnalysisRequest;
}
