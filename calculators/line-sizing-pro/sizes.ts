import {
  findExceeded,
  findBelowRange,
  highestRating,
  isBlocked,
  isWithin,
  lineVelocity,
  smallestWithin,
  type RatedSize,
} from '@isentrope/engineering/flow';
import { findPipes, npsInches, rarelyStocked, type Pipe, type Schedule } from '@isentrope/engineering/piping';
import {
  streamSolid,
  type SolidComponent,
  type StreamFluid,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { undefinedIfRefused } from '@isentrope/engineering/quantities';
import { fluidOfPhase } from '../fluid/index.ts';
import { absent, Absent, check, info, lowerFirst, optional, step, table, value } from '../kit/index.ts';
import { criteriaSource, limits, ownLimits, summariseCriteria } from './criteria.ts';
import {
  elevationChange,
  erosionalConstant,
  fittingMethod,
  fittings,
  fluidType,
  length,
  nominalSize,
  schedule,
  service,
} from './fields.ts';
import {
  absolutePressure,
  inletDensity,
  inletViscosity,
  isentropicExponent,
  isGas,
  liquidFraction,
  totalFlow,
} from './fluid/fluid.ts';
import { flashStates } from './checks/flashing.ts';
import { main } from './fluid/flowing-stream.ts';
import { immeasurable, isMeasurable, model } from './friction.ts';
import { contentsOf, phases } from './fluid/mixture.ts';
import { boilingFlow, realGas, type RealFlow } from './fluid/real-flow.ts';
import { rate, velocityRating, type StandardPipe, type SizedFlow, type UnjudgedSizes } from './rating.ts';
import { solid } from './checks/solids.ts';
import { solidForms, twoPhasesAtInlet } from './checks/unjudged.ts';

/** Standard sizes around the recommended one. */

/** A size of the schedule with its rating. */
export type PipeRating = RatedSize<Pipe>;

/** Number of sizes shown on either side of the recommended one. */
const neighbours = 3;

/**
 * Returns, in ascending order, the sizes of a schedule around the smallest that passes the flow within all limits at both ends
 * (the largest if none does), and the selected size, each with its rating.
 */
function rateSizes(flow: SizedFlow, of: Schedule, chosen: string | undefined): PipeRating[] {
  const all = standardSizes(of).filter(({ pipe }) => flow.wall < pipe.innerDiameter);
  const rated = new Map<number, PipeRating>();
  const ratingAt = (index: number, size: StandardPipe): PipeRating => {
    let known = rated.get(index);
    if (!known) {
      const { ends: lineEnds, passage, totalLoss, unjudged } = rate(flow, size);
      const [above, below] = [findExceeded(lineEnds), findBelowRange(lineEnds)];
      known = {
        pipe: size.pipe,
        passage,
        totalLoss,
        rating: highestRating(lineEnds),
        exceeded: above,
        fallenShort: below,
        unjudged,
      };
      rated.set(index, known);
    }
    return known;
  };
  const match = all.findIndex((size, index) => !tooFast(flow, size) && isWithin(ratingAt(index, size)));
  const best = match === -1 ? all.length - 1 : match;
  return all.flatMap((size, index) =>
    Math.abs(index - best) <= neighbours || size.pipe.nps === chosen ? [ratingAt(index, size)] : [],
  );
}

/** Whether a size exceeds a velocity limit at the inlet: a quick test before the full rating. */
function tooFast(flow: SizedFlow, { pipe }: StandardPipe): boolean {
  const massFlux = lineVelocity(flow.totalFlow, 1, pipe.innerDiameter);
  const speed = velocityRating(massFlux, flow.inletDensity, flow.erosionalConstant);
  return (
    speed.velocity > (flow.limits.velocity?.maximum ?? Infinity) ||
    speed.momentumFlux > (flow.limits.momentumFlux ?? Infinity) ||
    speed.erosionalRatio > (flow.limits.erosionalRatio ?? Infinity)
  );
}

const bySchedule = new Map<Schedule, readonly StandardPipe[]>();

function standardSizes(of: Schedule): readonly StandardPipe[] {
  let known = bySchedule.get(of);
  if (!known) {
    known = findPipes({ schedule: of })
      .filter(({ standard }) => standard !== 'trade size')
      .toSorted((a, b) => a.innerDiameter - b.innerDiameter)
      .map(pipe => ({ pipe, inches: npsInches(pipe.nps) }));
    bySchedule.set(of, known);
  }
  return known;
}

/** Formats NPS with DN as a result. */
function pipeName({ nps, dn }: Pipe): string {
  return dn === undefined ? `NPS ${nps}` : `NPS ${nps} (DN ${dn})`;
}

function solidIn(fluid: StreamFluid, pressure: number, temperature: number): string | undefined {
  const found = undefinedIfRefused(() => streamSolid(fluid, pressure, temperature));
  return found && solidForms(found);
}

/** Two phases at the inlet, and the solids of a flow by size: of a gas at the inlet and at its own outlet, of another flow as in the present line. */
function unjudgedSizesOf(v: {
  readonly realGas?: RealFlow | undefined;
  readonly stream?: StreamPhase | undefined;
  readonly solid?: SolidComponent | undefined;
}): UnjudgedSizes {
  const { stream } = v;
  const twoPhases = stream && twoPhasesAtInlet(stream);
  if (!v.realGas || !stream) return { everywhere: v.solid ? solidForms(v.solid) : twoPhases };
  const fluid = fluidOfPhase(stream);
  return {
    everywhere: solidIn(stream.fluid, stream.pressure, stream.temperature) ?? twoPhases,
    at: (pressure, temperature) => solidIn(fluid, pressure, temperature),
  };
}

export const sizes = value(
  'sizes',
  {
    ...phases,
    model,
    service,
    limits,
    ownLimits,
    totalFlow,
    inletDensity,
    inletViscosity,
    erosionalConstant,
    schedule,
    nominalSize: optional(nominalSize),
    absolutePressure: optional(absolutePressure),
    isentropicExponent: optional(isentropicExponent),
    realGas: optional(realGas),
    boilingFlow: optional(boilingFlow),
    liquidFraction: optional(liquidFraction),
    flashStates: optional(flashStates),
    stream: optional(main.stream),
    solid: optional(solid),
    length: optional(length),
    elevationChange,
    fittings: optional(fittings),
    fittingMethod,
  },
  v => {
    const mixture = contentsOf(v);
    const flow = { ...v, unjudgedSizes: unjudgedSizesOf(v) };
    if (!(mixture instanceof Absent)) return rateSizes({ ...flow, mixture }, v.schedule, v.nominalSize);
    if (v.fluidType === 'Two-phase') return mixture;
    return isMeasurable(v.totalFlow, v.inletViscosity)
      ? rateSizes(flow, v.schedule, v.nominalSize)
      : absent(immeasurable);
  },
);

/** Smallest size that meets every criterion and passes the flow. */
export const recommendedSize = step(
  'recommendedSize',
  { sizes, service, ownLimits },
  { label: 'Recommended size', source: v => criteriaSource(v.service, v.ownLimits) },
  v => {
    const size = smallestWithin(v.sizes);
    if (size) return pipeName(size.pipe);
    return absent(
      v.sizes.length > 0 && v.sizes.every(({ passage }) => isBlocked(passage))
        ? 'no standard size of this schedule passes the flow'
        : 'no standard size of this schedule meets every criterion',
    );
  },
);

/** Says that the recommended size is within criteria that do not apply to it. */
export const inapplicableCriteriaCheck = check({ sizes }, v => {
  const { unjudged } = smallestWithin(v.sizes) ?? {};
  return unjudged === undefined
    ? []
    : [
        info(`The recommended size is within the criteria, but they do not apply to it: ${lowerFirst(unjudged)}.`, {
          field: 'recommendedSize',
        }),
      ];
});

/** Warns of a recommended size that is rarely stocked. */
export const stockCheck = check({ sizes }, v => {
  const size = smallestWithin(v.sizes);
  if (!size || !rarelyStocked.has(size.pipe.nps)) return [];
  const wider = v.sizes.find(
    ({ pipe }) => pipe.innerDiameter > size.pipe.innerDiameter && !rarelyStocked.has(pipe.nps),
  );
  const instead = wider ? `; the next common size is ${pipeName(wider.pipe)}` : '';
  return [info(`NPS ${size.pipe.nps} is seldom stocked${instead}.`, { field: 'recommendedSize' })];
});

/** Neighbouring sizes against the criteria, each with the highest values along the line. */
export const sizeTable = step('sizeTable', { sizes, fluidType }, { label: 'Sizes against the criteria' }, v => {
  const withMach = isGas(v.fluidType);
  const most = (label: string) => (v.fluidType === 'Liquid' ? label : `${label}, highest`);
  return table(
    [
      { id: 'size', label: 'Size' },
      { id: 'insideDiameter', label: 'Inside diameter', kind: 'length', unit: 'mm' },
      { id: 'velocity', label: most('Velocity'), kind: 'velocity', unit: 'm/s', digits: 3 },
      {
        id: 'pressureDropPer100m',
        label: most('Pressure drop'),
        kind: 'pressureGradient',
        unit: 'bar/100 m',
        digits: 3,
      },
      { id: 'rhoV2', label: most('ρv²'), kind: 'momentumFlux', unit: 'kg/(m·s²)', digits: 3 },
      { id: 'erosionalRatio', label: most('Fraction of erosional velocity'), digits: 3 },
      ...(withMach ? [{ id: 'machNumber', label: 'Mach number at the outlet', digits: 3 }] : []),
      { id: 'totalPressureDrop', label: 'Total pressure drop', kind: 'pressureDifference', unit: 'bar', digits: 3 },
      { id: 'judgement', label: 'Against the criteria' },
    ],
    v.sizes.map(({ pipe, rating, passage: passed, totalLoss, exceeded: above, fallenShort: below, unjudged }) => [
      pipeName(pipe),
      pipe.innerDiameter,
      rating.velocity,
      rating.gradient,
      rating.momentumFlux,
      rating.erosionalRatio,
      ...(withMach ? [passed === 'chokes' ? 'chokes' : rating.mach] : []),
      passed === 'chokes' ? 'chokes' : totalLoss,
      summariseCriteria(passed, above, below, unjudged),
    ]),
  );
});
