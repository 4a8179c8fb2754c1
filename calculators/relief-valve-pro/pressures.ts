import { absolute, messageValue, type GaugePressure, type Quantity } from '@isentrope/engineering/quantities';
import type { ValveType } from '@isentrope/engineering/relief';
import {
  absent,
  check,
  error,
  info,
  optional,
  step,
  warning,
  type StepInputs,
  type Message,
  type Source,
} from '../kit/index.ts';
import { percentOf } from './format.ts';

/** Pressures upstream and downstream of the valve. */

interface Pressures {
  readonly setPressure: Source<GaugePressure>;
  readonly allowableOverpressure: Source<Quantity<'fraction'>>;
  readonly totalBackpressure: Source<GaugePressure>;
  readonly superimposedBackpressure: Source<GaugePressure>;
}

/** Returns relieving and back pressure with their checks. */
export function pressuresOf({
  setPressure,
  allowableOverpressure,
  totalBackpressure,
  superimposedBackpressure,
}: Pressures) {
  const relievingPressure = step(
    'relievingPressure',
    { setPressure, allowableOverpressure },
    {
      label: 'Relieving pressure',
      symbol: 'p_1',
      equation: 'p_1 = p_set*(1+OP)+101325',
      source: 'API 520-I; atmosphere 1.01325 bar',
      kind: 'absolutePressure',
      unit: 'bar(abs)',
    },
    v => absolute(v.setPressure * (1 + v.allowableOverpressure)),
  );
  const backPressure = step(
    'backPressure',
    { totalBackpressure, setPressure },
    { label: 'Back pressure', symbol: 'p_2', equation: 'p_2 = p_b+101325', kind: 'absolutePressure', unit: 'bar(abs)' },
    v =>
      v.totalBackpressure < v.setPressure
        ? absolute(v.totalBackpressure)
        : absent('the back pressure is not below the set pressure: no valve is sized'),
  );
  const backPressureTooHigh = check({ totalBackpressure, setPressure }, v =>
    v.totalBackpressure < v.setPressure
      ? []
      : [
          error(
            'Total back pressure must be below the set pressure: it is {back}, and the set pressure is {set}. No type of valve opens at its set pressure against this back pressure.',
            {
              field: 'totalBackpressure',
              source: 'API 520-I, back pressure',
              values: {
                back: messageValue('gaugePressure', v.totalBackpressure, { like: 'totalBackpressure' }),
                set: messageValue('gaugePressure', v.setPressure, { like: 'setPressure' }),
              },
            },
          ),
        ],
  );
  const superimposedTooHigh = check({ totalBackpressure, superimposedBackpressure }, v =>
    v.superimposedBackpressure <= v.totalBackpressure
      ? []
      : [
          error('Superimposed back pressure must not exceed the total back pressure, of which it is part.', {
            field: 'superimposedBackpressure',
          }),
        ],
  );
  return {
    relievingPressure,
    backPressure,
    checks: [
      check({ setPressure }, v => setPressureRange(v.setPressure)),
      check({ allowableOverpressure }, v => overpressureTooHigh(v.allowableOverpressure)),
      backPressureTooHigh,
      superimposedTooHigh,
    ],
  };
}

/** Inputs of the built-up back pressure. */
export function backPressures(p: Pressures) {
  return {
    totalBackpressure: p.totalBackpressure,
    superimposedBackpressure: optional(p.superimposedBackpressure),
    setPressure: p.setPressure,
    allowableOverpressure: p.allowableOverpressure,
  };
}

type BackPressures = StepInputs<ReturnType<typeof backPressures>>;

/** Returns the built-up part of the back pressure relative to the set pressure. */
export function builtUpRatio(v: BackPressures): number {
  return (v.totalBackpressure - (v.superimposedBackpressure ?? 0)) / v.setPressure;
}

/** Returns the check of a conventional valve's limits. */
export function conventionalLimit(pressures: Pressures, valveType: Source<ValveType>) {
  return check({ valveType, ...backPressures(pressures) }, limitOfConventional);
}

/**
 * Warns of a conventional valve's limits: a built-up back pressure above its overpressure, and a superimposed one that raises
 * its opening pressure.
 */
function limitOfConventional(v: BackPressures & { readonly valveType: ValveType }): Message[] {
  if (v.valveType !== 'Conventional') return [];
  const ratio = builtUpRatio(v);
  const superimposed = v.superimposedBackpressure ?? 0;
  const source = 'API 520-I, back pressure';
  const what =
    v.superimposedBackpressure === undefined
      ? `The back pressure is ${percentOf(ratio)} of the set pressure: the built-up part of it`
      : `The built-up back pressure is ${percentOf(ratio)} of the set pressure: it`;
  return [
    ...(ratio > v.allowableOverpressure * (1 + 1e-12)
      ? [
          warning(
            `${what} must not exceed the overpressure, ${percentOf(v.allowableOverpressure)}, in a conventional valve.`,
            { field: 'totalBackpressure', source },
          ),
        ]
      : []),
    ...(superimposed > 0
      ? [
          info(
            'Superimposed back pressure raises the opening pressure of a conventional valve by the same amount, unless the back pressure is constant and the spring is set for it.',
            { field: 'superimposedBackpressure', source },
          ),
        ]
      : []),
  ];
}

/** Range of set pressures: lower limit of API 520-I, and practical upper limit; 15 and 6000 psig, Pa gauge. */
const minSetPressure: GaugePressure = 15 * 6894.757293168361;
const highestSet: GaugePressure = 6000 * 6894.757293168361;

/** Warns of set pressures outside the range of the standards. */
function setPressureRange(setPressure: GaugePressure): Message[] {
  const field = 'setPressure';
  if (setPressure < minSetPressure * (1 - 1e-9)) {
    return [
      warning('The set pressure is below {least}, where the scope of API 520-I begins.', {
        field,
        values: { least: messageValue('gaugePressure', minSetPressure, { like: field }) },
        source: 'API 520-I, scope',
      }),
    ];
  }
  if (setPressure <= highestSet * (1 + 1e-9)) return [];
  return [
    warning(
      'The set pressure is above {highest}; valves are rarely made for it. The pressure limits of API 526 by orifice and flange class are not checked here.',
      { field, values: { highest: messageValue('gaugePressure', highestSet, { like: field }) } },
    ),
  ];
}

/** Warns of an overpressure above that permitted for fire. */
function overpressureTooHigh(allowableOverpressure: number): Message[] {
  if (allowableOverpressure <= 0.21 * (1 + 1e-9)) return [];
  return [
    warning(
      `An overpressure of ${percentOf(allowableOverpressure)} is above 21 %, the most allowed in a fire; otherwise the limit is 10 % for a single valve and 16 % for several.`,
      { field: 'allowableOverpressure', source: 'API 520-I, overpressure and accumulation' },
    ),
  ];
}
