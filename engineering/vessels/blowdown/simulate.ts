import { StiffIntegrator } from '../../numerics/index.ts';
import { atmosphere, stated, type Clause } from '../../quantities/index.ts';
import { checkBlowdown } from './check.ts';
import type { Contents, ContentsModel } from './contents.ts';
import { EquilibriumContents } from './equilibrium.ts';
import type { Fluid } from './fluid.ts';
import { idealGas } from './ideal-gas.ts';
import { startingContents, type StartingContents } from './initial.ts';
import { IsothermalContents } from './isothermal.ts';
import { reseatPressure } from './outlets.ts';
import { pengRobinson } from './peng-robinson.ts';
import { Recorder } from './record.ts';
import type { BlowdownEvent, BlowdownRun, EventKind, InitialContents } from './run.ts';
import { InsideHeat } from './inside-heat.ts';
import { shapeTable, type ShapeTable } from './shape-table.ts';
import type { BlowdownOptions, BlowdownSpec } from './spec.ts';
import { BlowdownSystem } from './system.ts';
import { ZoneContents } from './zones.ts';

const defaultTolerance = 1e-4;
/** Error allowed in a step, relative to what is promised for the run. */
const stepShare = 0.1;
/** Time constant of droplets and bubbles, s; longer in long runs, in which shorter ones could not be told apart. */
const zoneTime = (endTime: number): number => Math.max(1, endTime / 1000);
/** Share of the vessel's volume below which gas no longer counts as a cushion. */
const leastGas = 1e-4;
/** Bulk modulus of a liquid, relative to its pressure, above which the pressure rises at once where no gas is left. */
const stiffness = 50;
/** Openings and closings of a relief valve before the run is given up. */
const mostReliefChanges = 2000;

/**
 * Simulates the blowdown of a vessel until the end time or pressure. Throws a RangeError with one sentence for a
 * specification that makes no sense, and where the run cannot go on; the number of steps is bounded, so that it ends.
 */
export function simulateBlowdown(spec: BlowdownSpec, options: BlowdownOptions): BlowdownRun {
  return new Simulation(spec, options).run();
}

/** The fluid and its composition. */
function contentsOf(spec: BlowdownSpec): { fluid: Fluid; composition: Float64Array } {
  const { fluid } = spec;
  if (fluid.model === 'ideal-gas') {
    return { fluid: idealGas(fluid.molarMass, fluid.heatCapacityRatio), composition: Float64Array.of(1) };
  }
  const present = fluid.composition.filter(({ fraction }) => fraction > 0);
  const sum = present.reduce((total, { fraction }) => total + fraction, 0);
  return {
    fluid: pengRobinson(present.map(({ id }) => id)),
    composition: Float64Array.from(present, ({ fraction }) => fraction / sum),
  };
}

function modelOf(
  spec: BlowdownSpec,
  fluid: Fluid,
  starting: StartingContents,
  table: ShapeTable,
  options: BlowdownOptions,
): ContentsModel {
  const { volume } = table;
  const { contents, gasMoles, liquidMoles } = starting;
  const moles = gasMoles.map((amount, index) => amount + (liquidMoles[index] ?? 0));
  if (spec.heat.mode === 'isothermal') {
    if (contents.liquid !== undefined) {
      throw new RangeError('a vessel with liquid cannot be kept at one temperature: its pressure would not fall');
    }
    return new IsothermalContents(fluid, volume, moles, contents.temperature, contents.pressure);
  }
  if (options.model === 'non-equilibrium' && fluid.condensable) {
    const inside = new InsideHeat(fluid, undefined, undefined);
    return new ZoneContents(fluid, volume, starting, {
      dropletTime: options.dropletTime ?? zoneTime(options.endTime),
      bubbleTime: options.bubbleTime ?? zoneTime(options.endTime),
      acrossSurface: ({ gas, liquid, liquidVolume }) =>
        gas === undefined || liquid === undefined
          ? 0
          : table.surface(liquidVolume) * inside.acrossSurface(gas, liquid.temperature, spec.shape.diameter),
    });
  }
  return new EquilibriumContents(fluid, volume, moles, starting.gasEnergy + starting.liquidEnergy);
}

const endings: Record<BlowdownRun['ended'], readonly [kind: EventKind, text: string]> = {
  time: ['end', 'end time reached'],
  pressure: ['end-pressure', 'end pressure reached'],
  solid: ['solid', 'solid would form'],
  'liquid-full': ['liquid-full', 'the liquid fills the vessel'],
};

class Simulation {
  readonly #spec: BlowdownSpec;
  readonly #options: BlowdownOptions;
  readonly #fluid: Fluid;
  readonly #starting: StartingContents;
  /** Mole fractions of the components that are there. */
  readonly #composition: readonly number[];
  readonly #model: ContentsModel;
  readonly #system: BlowdownSystem;
  readonly #integrator: StiffIntegrator;
  readonly #recorder: Recorder;
  readonly #events: BlowdownEvent[] = [];
  readonly #warnings: Clause[];
  readonly #volume: number;
  readonly #initialEnergy: number;
  readonly #energyScale: number;
  readonly #conservation = { mass: 0, energy: 0, volume: 0 };
  #reliefChanges = 0;
  #hadLiquid: boolean;
  #wasChoked: boolean | undefined;

  constructor(spec: BlowdownSpec, options: BlowdownOptions) {
    checkBlowdown(spec, options);
    this.#spec = spec;
    this.#options = options;
    const { fluid, composition } = contentsOf(spec);
    this.#fluid = fluid;
    this.#starting = startingContents(spec, fluid, composition);
    this.#composition = this.#starting.contents.composition;
    this.#warnings = [...fluid.warnings, ...this.#starting.warnings];
    const table = shapeTable(spec.shape);
    this.#volume = table.volume;
    this.#model = modelOf(spec, fluid, this.#starting, table, options);
    this.#system = new BlowdownSystem(spec, options, fluid, this.#model, table);
    const { contents } = this.#starting;
    const state = this.#system.start(spec.wallTemperature ?? contents.temperature);
    this.#beginOutlets(0);
    if (spec.relief?.action === 'pop' && contents.pressure >= spec.relief.setPressure)
      this.#system.outlets.popped = true;
    const { endTime } = options;
    this.#integrator = new StiffIntegrator(this.#system, 0, state, {
      tolerance: stepShare * (options.tolerance ?? defaultTolerance),
      firstStep: endTime * 1e-5,
      largestStep: endTime / 60,
      mostSteps: options.maxSteps ?? 10_000,
    });
    this.#initialEnergy = this.#starting.gasEnergy + this.#starting.liquidEnergy + this.#wallEnergy();
    // Heat that the contents hold above 0 K, about: the measure of the balance of energy.
    this.#energyScale = contents.moles * 25 * contents.temperature;
    this.#hadLiquid = contents.liquid !== undefined;
    const back = spec.outlet?.backPressure ?? spec.relief?.backPressure ?? atmosphere;
    this.#recorder = new Recorder(fluid, spec.shape, back);
  }

  run(): BlowdownRun {
    const { endTime, endPressure, onProgress } = this.#options;
    const integrator = this.#integrator;
    const breaks = [...this.#system.outlets.breakTimes(), endTime].toSorted((one, other) => one - other);
    this.#record();
    let ended: BlowdownRun['ended'] = 'time';
    while (integrator.time < endTime) {
      const limit = Math.min(endTime, breaks.find(time => time > integrator.time) ?? endTime);
      this.#advance(limit);
      const pressure = this.#pressureNow();
      const before = this.#recorder.series.pressure.at(-1) ?? pressure;
      if (endPressure !== undefined && before > endPressure && pressure <= endPressure) {
        this.#goBackTo(({ pressure: then }) => (then - endPressure) / endPressure);
        this.#record();
        ended = 'pressure';
        break;
      }
      if (pressure >= before && this.#liquidFull()) {
        this.#goBackTo(({ gasVolume }) => gasVolume / (leastGas * this.#volume) - 1);
        this.#record();
        ended = 'liquid-full';
        break;
      }
      const triple = this.#frozenBelow();
      if (triple !== undefined) {
        this.#goBackTo(({ liquid }) => (liquid === undefined ? 1 : liquid.temperature / triple - 1));
        this.#record();
        ended = 'solid';
        break;
      }
      const threshold = this.#reliefThreshold();
      if (threshold !== undefined && (threshold.opens ? pressure > threshold.at : pressure < threshold.at)) {
        this.#goBackTo(({ pressure: then }) => (then - threshold.at) / threshold.at);
        this.#record();
        this.#switchRelief(threshold.opens);
      } else if (integrator.time === limit && this.#beginOutlets(limit)) {
        this.#record();
        integrator.restart(limit, integrator.state);
      }
      this.#record();
      this.#watch();
      onProgress?.(Math.min(1, integrator.time / endTime));
    }
    onProgress?.(1);
    const [kind, text] = endings[ended];
    this.#event(kind, text);
    return this.#result(ended);
  }

  #advance(limit: number): void {
    try {
      this.#integrator.advance(limit);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new RangeError(
        `${error.message}; try the other model of the contents or a slightly different initial temperature`,
        { cause: error },
      );
    }
  }

  #event(kind: EventKind, text: string): void {
    this.#events.push({ time: this.#integrator.time, kind, text });
  }

  #wallEnergy(): number {
    return this.#system.wall?.energy(this.#integrator.state, this.#system.wallOffset) ?? 0;
  }

  #pressureNow(): number {
    return this.#model.find(this.#integrator.state).pressure;
  }

  /** Opens the blowdown valve when its time has come; true if it did so now. */
  #beginOutlets(time: number): boolean {
    const { outlet } = this.#spec;
    const { outlets } = this.#system;
    if (outlet === undefined || outlets.begun || time < (outlet.startDelay ?? 0)) return false;
    outlets.begun = true;
    this.#system.valvesChanged();
    this.#events.push({ time, kind: 'blowdown-opens', text: 'blowdown valve begins to open' });
    return true;
  }

  /** The pressure at which a relief valve that pops changes next. */
  #reliefThreshold(): { at: number; opens: boolean } | undefined {
    const { relief } = this.#spec;
    if (relief === undefined || relief.action !== 'pop') return undefined;
    const { popped } = this.#system.outlets;
    return popped ? { at: reseatPressure(relief), opens: false } : { at: relief.setPressure, opens: true };
  }

  #switchRelief(opens: boolean): void {
    this.#reliefChanges += 1;
    if (this.#reliefChanges > mostReliefChanges) {
      throw new RangeError(
        `the relief valve opened and closed more than ${mostReliefChanges / 2} times: choose a modulating valve or a smaller area`,
      );
    }
    this.#system.outlets.popped = opens;
    this.#system.valvesChanged();
    this.#event(opens ? 'relief-opens' : 'relief-closes', opens ? 'relief valve opens' : 'relief valve closes');
    this.#integrator.restart(this.#integrator.time, this.#integrator.state);
  }

  /** Whether liquid that hardly yields has left no gas above it. */
  #liquidFull(): boolean {
    const { liquid, gasVolume, pressure } = this.#model.find(this.#integrator.state);
    if (liquid === undefined || gasVolume >= leastGas * this.#volume) return false;
    return -liquid.molarVolume * liquid.pressureByVolume > stiffness * pressure;
  }

  /** Shortens the last step to the moment when a measure of the contents, about 1 in size, was 0. */
  #goBackTo(measure: (contents: Contents) => number): void {
    const integrator = this.#integrator;
    const state = new Float64Array(this.#system.size);
    let [low, high] = [integrator.previousTime, integrator.time];
    const at = (time: number): number => {
      integrator.interpolate(time, state);
      return measure(this.#model.find(state));
    };
    let [below, above] = [at(low), at(high)];
    for (let round = 0; round < 60 && high - low > 1e-12 * high; round += 1) {
      // Regula falsi with halving of the value that stays (Illinois).
      const time = Math.min(high, Math.max(low, low + ((high - low) * below) / (below - above)));
      const value = at(time);
      if (Math.abs(value) < 1e-10) {
        [low, high] = [time, time];
      } else if (value > 0 === below > 0) {
        [low, below] = [time, value];
        above /= 2;
      } else {
        [high, above] = [time, value];
        below /= 2;
      }
    }
    integrator.interpolate(high, state);
    integrator.restart(high, state);
  }

  #record(): void {
    const integrator = this.#integrator;
    const system = this.#system;
    const { state, time } = integrator;
    const contents = this.#model.find(state);
    system.derivative(time, state, integrator.rate);
    const { series } = this.#recorder;
    this.#recorder.add(time, contents, system.flows, system.heat, system.wall, state, system.wallOffset);
    const { contents: initial } = this.#starting;
    for (let component = 0; component < this.#fluid.ids.length; component += 1) {
      const now = this.#model.moles(state, component) + system.molesOut(state, component);
      const before = (this.#composition[component] ?? 0) * initial.moles;
      this.#worst('mass', Math.abs(now - before) / initial.moles);
    }
    const filled = contents.gasVolume + contents.liquidVolume;
    this.#worst('volume', Math.abs(filled - this.#volume) / this.#volume);
    if (this.#spec.heat.mode === 'isothermal') {
      this.#isothermalHeat(series.time.length - 1);
      return;
    }
    const energy = this.#model.energy() + this.#wallEnergy();
    const exchanged = system.integral(state, 'heatToWall') - system.integral(state, 'enthalpyOut');
    this.#worst('energy', Math.abs(energy - this.#initialEnergy - exchanged) / this.#energyScale);
  }

  #worst(balance: 'mass' | 'energy' | 'volume', error: number): void {
    if (!(error <= this.#conservation[balance])) this.#conservation[balance] = error;
  }

  /** What keeps the gas at its temperature is found from the balance of energy: what it holds and what left. */
  #takenUp = 0;
  #isothermalHeat(index: number): void {
    const { series } = this.#recorder;
    const total =
      this.#model.energy() + this.#system.integral(this.#integrator.state, 'enthalpyOut') - this.#starting.gasEnergy;
    const elapsed = (series.time[index] ?? 0) - (series.time[index - 1] ?? 0);
    series.heatToContents[index] = elapsed > 0 ? (total - this.#takenUp) / elapsed : 0;
    this.#takenUp = total;
  }

  /** Events that need not be met to the last digit. */
  #watch(): void {
    const { series } = this.#recorder;
    const liquid = (series.liquidVolume.at(-1) ?? 0) > 1e-6 * this.#volume;
    if (liquid !== this.#hadLiquid) {
      const last = this.#events.at(-1);
      // Next to a critical point liquid that is just forming is lost and found again.
      const again = last?.kind === 'liquid-gone' && this.#integrator.time - last.time < 1e-3 * this.#options.endTime;
      if (liquid && again) this.#events.pop();
      else if (liquid) this.#event('liquid-appears', 'liquid forms in the vessel');
      else this.#event('liquid-gone', 'no liquid is left');
      this.#hadLiquid = liquid;
    }
    const { choked, blowdown } = this.#system.flows;
    if (blowdown > 0) {
      if (this.#wasChoked === true && !choked)
        this.#event('flow-subcritical', 'flow through the outlet is no longer choked');
      this.#wasChoked = choked;
    }
  }

  /** The triple point, K, below which liquid of a component that makes up most of the contents has cooled. */
  #frozenBelow(): number | undefined {
    const { liquid, liquidVolume } = this.#model.find(this.#integrator.state);
    if (liquid === undefined || liquidVolume < 1e-6 * this.#volume) return undefined;
    return this.#fluid.tripleTemperatures.find(
      (triple, component) => liquid.temperature < triple && (this.#composition[component] ?? 0) >= 0.5,
    );
  }

  #result(ended: BlowdownRun['ended']): BlowdownRun {
    const integrator = this.#integrator;
    const system = this.#system;
    const { state } = integrator;
    const gasOut = system.integral(state, 'gasMassOut');
    const liquidOut = system.integral(state, 'liquidMassOut');
    const isothermal = this.#spec.heat.mode === 'isothermal';
    const heat = {
      toContents: isothermal ? this.#takenUp : system.integral(state, 'heatToContents'),
      toWall: system.integral(state, 'heatToWall'),
    };
    const summary = this.#recorder.summary(
      this.#starting.contents,
      { mass: gasOut + liquidOut, liquid: liquidOut },
      heat,
    );
    if (system.outlets.condensing && this.#options.throat !== 'equilibrium') {
      this.#warnings.push({
        words: 'the dense gas condenses as it expands; its flow was calculated as homogeneous equilibrium flow',
      });
    }
    this.#warnCold(summary.lowestFluidTemperature.value);
    return {
      initial: this.#inOrderGiven(),
      series: this.#recorder.series,
      events: this.#events,
      summary,
      conservation: this.#conservation,
      warnings: this.#warnings,
      ended,
      steps: { accepted: integrator.accepted, rejected: integrator.rejected, evaluations: integrator.evaluations },
    };
  }

  /** The initial contents with the components in the order of the specification, those of none of them included. */
  #inOrderGiven(): InitialContents {
    const { contents } = this.#starting;
    const { fluid } = this.#spec;
    if (fluid.model === 'ideal-gas') return contents;
    const spread = (fractions: readonly number[]): number[] =>
      fluid.composition.map(({ id }) => fractions[this.#fluid.ids.indexOf(id)] ?? 0);
    const { composition, vapour, liquid } = contents;
    return {
      ...contents,
      composition: spread(composition),
      vapour: vapour && spread(vapour),
      liquid: liquid && spread(liquid),
    };
  }

  #warnCold(lowest: number): void {
    this.#fluid.tripleTemperatures.forEach((triple, component) => {
      if (lowest >= triple || (this.#composition[component] ?? 0) < 1e-6) return;
      if (this.#starting.contents.temperature < triple) return;
      const id = this.#fluid.ids[component] ?? '';
      this.#warnings.push({
        words: `the contents fall to {lowest}, below the triple point of ${id} ({triple}); it may form a solid, which is not modelled`,
        values: { lowest: stated('temperature', lowest), triple: stated('temperature', triple) },
      });
    });
  }
}
