import {
  fluidOf,
  solidName,
  stateOf,
  streamName,
  streamSolid,
  streamThrottled,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import {
  atmosphere,
  formatNumber,
  messageValue,
  Refusal,
  undefinedIfRefused,
  type AbsolutePressure,
  type MassFlow,
  type MessageValue,
} from '@isentrope/engineering/quantities';
import type { WaterInlet } from '@isentrope/engineering/relief';
import { absent, check, info, optional, value, warning, type Absent, type Message, type Source } from '../kit/index.ts';
import { fluidOfPhase, solidMessages } from '../fluid/index.ts';
import { outletPipeDiameter } from './fields.ts';
import { isBelowFreezing, solidBehindValve } from './solid-behind-valve.ts';

/** State of a fluid at a pressure after the valve, from its enthalpy at the inlet. */
interface Throttled {
  readonly temperature: number;
  readonly density: number;
  /** Vapour mass fraction if two-phase. */
  readonly quality: number | undefined;
}

/** What passes the valve: a selected stream, or water with its inlet enthalpy in J/kg. */
type AfterValve =
  | { readonly type: 'stream'; readonly stream: StreamPhase; readonly name: string }
  | { readonly type: 'water'; readonly enthalpy: number; readonly name: string };

/** Returns what passes the valve in steam service. */
export function waterAfterValve(water: Source<WaterInlet>) {
  return value('afterValve', { water }, (v): AfterValve => ofWater(v.water));
}

/** Returns a selected fluid, or water and steam, as it passes the valve; absent for typed densities. */
export function afterValve(stream: Source<StreamPhase>, water: Source<WaterInlet>) {
  return value('afterValve', optional({ stream, water }), (v): AfterValve | Absent => {
    if (v.water) return ofWater(v.water);
    if (v.stream?.fluid.type !== 'components') return absent('no fluid with an equation of state');
    return { type: 'stream', stream: v.stream, name: streamName(v.stream.fluid) };
  });
}

function ofWater({ enthalpy }: WaterInlet): AfterValve {
  return { type: 'water', enthalpy, name: 'water' };
}

/** The isenthalpic state at a pressure. @throws {Refusal} where there is none, such as dry ice. */
function throttled(after: AfterValve, pressure: number): Throttled {
  if (after.type === 'stream') return streamThrottled(after.stream, pressure);
  const { phase, quality, temperature, density } = stateOf(fluidOf({ H2O: 1 }), { pressure, enthalpy: after.enthalpy });
  return { temperature, density, quality: phase === 'two-phase' ? quality : undefined };
}

/** Whether a solid behind the valve, or an unknown state there, is reported with the back pressure. */
function isReportedBehindValve(passing: AfterValve, backPressure: number): boolean {
  return passing.type === 'stream' && solidBehindValve(passing.stream, backPressure, '').length > 0;
}

/**
 * Reports temperature and vapour fraction beyond the outlet pipe, by an isenthalpic flash without kinetic energy, and a solid that forms in
 * the pipe.
 */
export function outletStateCheck(
  fluid: Source<AfterValve>,
  outletEndPressure: Source<AbsolutePressure>,
  backPressure: Source<AbsolutePressure>,
) {
  return check(
    { fluid, outletEndPressure, backPressure },
    ({ fluid: passing, outletEndPressure: end, ...v }): Message[] => {
      const { name } = passing;
      const pressure = messageValue('absolutePressure', end);
      const source = 'Isenthalpic flash, without kinetic energy';
      const isReported = isReportedBehindValve(passing, v.backPressure);
      let after: Throttled;
      try {
        after = throttled(passing, end);
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        const text = `The state of ${name} beyond the outlet pipe, {pressure}, is not known: ${thrown.message}.`;
        return isReported ? [] : [warning(text, { source, values: { pressure } })];
      }
      const values = {
        pressure,
        temperature: messageValue('temperature', after.temperature),
        share: messageValue('fraction', after.quality ?? 0, { digits: 2, unit: '%' }),
      };
      const state = after.quality === undefined ? 'in one phase' : '{share} by mass vapour';
      const wording = `Beyond the outlet pipe, at {pressure}, ${name} is at {temperature}, ${state}`;
      const stated = [info(`${wording}.`, { source, values })];
      if (passing.type !== 'stream' || isReported) return stated;
      const fluidThere = fluidOfPhase(passing.stream);
      const found = undefinedIfRefused(() => [streamSolid(fluidThere, end, after.temperature)]);
      if (!found)
        return [...stated, ...solidMessages(fluidThere, end, after.temperature, source, 'beyond the outlet pipe')];
      const [solid] = found;
      if (solid)
        return [
          warning(
            `${wording}, ${solid.isEstimate ? 'possibly ' : ''}with ${solidName(solid.component)}, which may block the outlet.`,
            { source, values },
          ),
        ];
      return isBelowFreezing(passing.stream, after.temperature)
        ? [warning(`${wording}: its water freezes and may block the outlet.`, { source, values })]
        : stated;
    },
  );
}

/** Relative difference of Mach number or force that is not reported. */
const negligible = 0.03;
/** Relative pressure step for the slope of the specific volume. */
const probe = 0.01;

interface MixtureOutlet {
  readonly fluid: Source<AfterValve>;
  readonly capacityOfOne: Source<MassFlow>;
  readonly outletEndPressure: Source<AbsolutePressure>;
  readonly outletMach: Source<number>;
  readonly reactionForce: Source<number>;
}

/**
 * Compares Mach number and reaction force by ω with those of the flashed mixture, homogeneous and in equilibrium: the force at
 * the higher of atmospheric and choking pressure, as in API 520-II.
 */
export function mixtureOutletCheck(outlet: MixtureOutlet) {
  const { fluid, capacityOfOne, outletEndPressure, outletMach, reactionForce } = outlet;
  const needs = { fluid, capacityOfOne, outletEndPressure, outletMach, reactionForce, diameter: outletPipeDiameter };
  return check(needs, (v): Message[] => {
    const area = (Math.PI / 4) * v.diameter ** 2;
    const massFlux = v.capacityOfOne / area;
    const volume = (pressure: number): number => 1 / throttled(v.fluid, pressure).density;
    const machAt = (pressure: number): number => {
      const slope = (volume((1 - probe) * pressure) - volume((1 + probe) * pressure)) / (2 * probe * pressure);
      return massFlux * Math.sqrt(Math.max(0, slope));
    };
    return (
      undefinedIfRefused(() => {
        const mach = Math.min(1, machAt(v.outletEndPressure));
        // Where the outlet chokes its pressure follows from Ma = 1: Ma falls with pressure at least as 1/p.
        let end: number = atmosphere;
        for (let round = 0; round < 60 && machAt(end) > 1.001; round += 1) end *= machAt(end);
        const force = massFlux ** 2 * area * volume(end) + (end - atmosphere) * area;
        return [
          ...difference('outletMach', 'Mach number', mach / v.outletMach, formatNumber(mach, 3)),
          ...difference('reactionForce', 'reaction force', force / v.reactionForce, '{force}', {
            force: messageValue('force', force, { digits: 3, like: 'reactionForce' }),
          }),
        ];
      }) ?? []
    );
  });
}

function difference(
  field: string,
  name: string,
  ratio: number,
  figure: string,
  values: Readonly<Record<string, MessageValue>> = {},
): Message[] {
  if (!(Math.abs(ratio - 1) > negligible)) return [];
  const [message, side] = ratio > 1 ? [warning, 'unsafe'] : [info, 'safe'];
  const text = `The ${name} at the outlet is calculated by ω; a flash of the fluid there gives ${figure}: the result is on the ${side} side.`;
  return [message(text, { field, values })];
}
