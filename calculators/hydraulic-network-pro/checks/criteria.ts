import { servicesFor, type LineRating, type ServiceName } from '@isentrope/engineering/flow';
import {
  exceededCriteria,
  shareOfCriteria,
  type LineCriteria,
  type NetworkGas,
  type NetworkLiquid,
} from '@isentrope/engineering/network';
import { firstNames, check, info, optional, step, value, warning, type StepInputs } from '../../kit/index.ts';
import { criteria, tables } from '../fields.ts';
import { network } from '../network.ts';
import { itemStates } from '../state.ts';
import type { ItemRow } from '../tables.ts';
import { unjudgedLines } from './unjudged-lines.ts';

/** The lines compared with their criteria. */

/** Names of the criteria. */
export const criterionNames: Readonly<Record<keyof LineRating, string>> = {
  velocity: 'velocity',
  gradient: 'pressure drop',
  momentumFlux: 'ρv²',
  mach: 'Mach number',
  erosionalRatio: 'erosional velocity',
};

const namedCriteria = ['velocity', 'gradient', 'momentumFlux', 'mach', 'erosionalRatio'] as const;

/** The service of the line sizing that a text names, whatever its capitals; undefined for any other text. */
export function serviceOf(
  text: string | undefined,
  { phase }: Pick<NetworkLiquid | NetworkGas, 'phase'>,
): ServiceName | undefined {
  const named = text?.trim().toLowerCase();
  return servicesFor(phase === 'liquid' ? 'Liquid' : 'Gas').find(service => service.toLowerCase() === named);
}

interface CaseLimits {
  readonly velocityLimit?: number | undefined;
  readonly gradientLimit?: number | undefined;
}

/** The criteria of a line: of its service, replaced by its own highest velocity and by the limits of the case; undefined for none. */
export function criteriaOf(
  { service: text, velocityLimit }: ItemRow,
  ofCase: CaseLimits,
  fluid: Pick<NetworkLiquid | NetworkGas, 'phase'>,
): LineCriteria | undefined {
  const service = serviceOf(text, fluid);
  const velocity = velocityLimit ?? ofCase.velocityLimit;
  const { gradientLimit: gradient } = ofCase;
  if (service === undefined && velocity === undefined && gradient === undefined) return undefined;
  return {
    service,
    limits: {
      ...(velocity === undefined ? {} : { velocity: { maximum: velocity } }),
      ...(gradient === undefined ? {} : { gradient: { maximum: gradient } }),
    },
  };
}

const needs = { network, itemStates, items: tables.items, ...optional(criteria) };

/** A line against its criteria. */
interface JudgedLine {
  readonly exceeded: readonly (keyof LineRating)[];
  /** The highest share of a limit; undefined where nothing flows. */
  readonly share: number | undefined;
}

/** The items against their criteria; undefined for items other than lines and lines without a criterion. */
const judged = value('judged', needs, (v): readonly (JudgedLine | undefined)[] =>
  v.itemStates.map((state, index) => {
    const { type, insideDiameter } = state;
    const of = criteriaOf(v.items[index] ?? {}, v, v.network.fluid);
    if (type !== 'line' || insideDiameter === undefined || !of) return undefined;
    return {
      exceeded: exceededCriteria(state, insideDiameter, of).map(({ what }) => what),
      share: shareOfCriteria(state, insideDiameter, of),
    };
  }),
);

/** The criteria that each item exceeds; undefined for items other than lines and lines without a criterion. */
export const exceeded = value('exceeded', { judged }, v => v.judged.map(line => line?.exceeded));

/** Why lines that meet their criteria are not judged by them, in the order of the items; undefined for other items. */
export const unjudged = value('unjudged', { itemStates, exceeded, unjudgedLines: optional(unjudgedLines) }, v =>
  v.itemStates.map(({ tag, state }, index) => {
    if (v.exceeded[index]?.length !== 0) return undefined;
    return state === 'choked' ? 'choked flow' : v.unjudgedLines?.get(tag);
  }),
);

/** The highest share that each item has of one of its limits; undefined where it is not judged. */
export const shares = value('shares', { judged, unjudged }, v =>
  v.judged.map((line, index) => (v.unjudged[index] === undefined ? line?.share : undefined)),
);

/** The tags of the lines that nothing judges. */
function linesWithoutCriterion(v: StepInputs<{ itemStates: typeof itemStates; exceeded: typeof exceeded }>): string[] {
  return v.itemStates.flatMap(({ tag, type }, index) =>
    type === 'line' && v.exceeded[index] === undefined ? [tag] : [],
  );
}

/** Whether the lines with a criterion meet it. */
export const verdict = step(
  'verdict',
  { exceeded, unjudged, itemStates },
  { label: 'Lines against their criteria', source: 'velocity and pressure drop of the lines against their criteria' },
  v => {
    const judged = v.exceeded.filter(each => each !== undefined);
    const beyond = judged.filter(({ length }) => length > 0).length;
    if (judged.length === 0) return 'no line has a criterion';
    const reasons = v.unjudged.filter(each => each !== undefined);
    const parts = [
      ...(beyond === 0 ? [] : [`${beyond} of ${judged.length} beyond`]),
      ...(reasons.length === 0
        ? []
        : [`${reasons.length} of ${judged.length} not judged: ${[...new Set(reasons)].join(' and ')}`]),
    ];
    const without = linesWithoutCriterion(v).length;
    return [
      ...(parts.length === 0 ? [without === 0 ? 'all within' : `${judged.length} within`] : parts),
      ...(without === 0 ? [] : [`${without} without a criterion`]),
    ].join('; ');
  },
);

/** Names the lines beyond their criteria, and those with a service of other fluids. */
export const criteriaNotes = check({ ...needs, exceeded }, v => {
  const other = v.network.fluid.phase === 'liquid' ? 'gas' : 'liquid';
  const foreign = v.items.flatMap(({ type, tag = '', service }) =>
    type === 'line' && serviceOf(service, { phase: other }) !== undefined && !serviceOf(service, v.network.fluid)
      ? [tag]
      : [],
  );
  const without = linesWithoutCriterion(v);
  const isPartly = v.exceeded.some(each => each !== undefined) && without.length > 0;
  return [
    ...(isPartly
      ? [
          warning(`No criterion judges: ${firstNames(without)}. The verdict is that of the other lines.`, {
            field: 'itemTable',
          }),
        ]
      : []),
    ...namedCriteria.flatMap(criterion => {
      const tags = v.itemStates.flatMap(({ tag }, index) =>
        v.exceeded[index]?.includes(criterion) === true ? [tag] : [],
      );
      if (tags.length === 0) return [];
      return [
        warning(`The ${criterionNames[criterion]} is above its limit at: ${firstNames(tags)}.`, { field: 'itemTable' }),
      ];
    }),
    ...(foreign.length > 0
      ? [
          info(`No criteria, because the service is one for a ${other}: ${firstNames(foreign)}.`, {
            field: 'itemTable',
          }),
        ]
      : []),
  ];
});
