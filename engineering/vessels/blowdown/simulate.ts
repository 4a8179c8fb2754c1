import { StiffIntegrator } from '../../numerics/index.ts';
import { atmosphere, Refusal, type Clause } from '../../quantities/index.ts';
import { Balances } from './balances.ts';
import { checkBlowdown } from './check.ts';
import { chosenFluid, chosenModel } from './models/chosen-model.ts';
import { ColdPhaseRecorder } from './contents/cold-phases.ts';
import type { Contents, ContentsModel } from './contents/contents.ts';
import type { Fluid } from './models/fluid.ts';
import { inSpecifiedOrder, startingContents, type StartingContents } from './contents/initial.ts';
import { isBurningAfter, fireTimes } from './heat/fire-span.ts';
import { truncateLastStep } from './last-step.ts';
import { rangeWarnings, requireWithinLimits } from './contents/limits.ts';
import { reseatPressure } from './outlets/outlets.ts';
import { defaultSwell } from './level-swell/swollen-level.ts';
import { SwellRecorder } from './level-swell/swell-record.ts';
import { copyColumns } from './results/column.ts';
import { Recorder } from './results/record.ts';
import type { BlowdownRun, EventKind } from './results/run.ts';
import { shapeTable } from './models/shape-table.ts';
import { freezingTemperature, downstreamFreezingWarnings, freezingWarnings } from './contents/freezing.ts';
import type { BlowdownOptions, BlowdownSpec } from './spec.ts';
import { BlowdownSystem } from './system.ts';
import { TailPipeRecorder } from './tail-pipe/tail-pipe-recorder.ts';
import { releasedComponents } from './outlets/vented.ts';
import { EventRecorder } from './results/event-recorder.ts';
import { waterWarnings, WaterRecorder } from './free-water/water-record.ts';

const defaultTolerance = 1e-4;
/** Error allowed in a step, relative to the tolerance of the run. */
const stepShare = 0.1;
/** Smallest number of steps of a run. */
const minSteps = 60;
/** Share of the vessel's volume below which gas no longer cushions a pressure rise. */
const minGas = 1e-4;
/** Bulk modulus of a liquid, relative to its pressure, above which a liquid-full vessel rises in pressure at once. */
const stiffness = 50;
/** Number of openings and closings of a relief valve after which the run is aborted. */
const maxReliefChanges = 2000;

/**
 * Simulates the blowdown of a vessel until the end time or pressure. Throws a Refusal where the integration cannot go on, and a RangeError
 * with a one-sentence message for an invalid
 * specification, and where the run cannot continue; the number of steps is limited.
 */
export function simulateBlowdown(spec: BlowdownSpec, options: BlowdownOptions): BlowdownRun {
  return new Simulation(spec, options).runTo(options.endTime, options.onProgress);
}

/** A run that can be continued beyond its end. */
export interface ContinuableRun {
  readonly run: BlowdownRun;
  /**
   * Returns the run up to a later time, s; that of the first call starts where `run` ends. The time constants of wall and zones remain those
   * of `run`. Throws a Refusal where the integration cannot go on.
   */
  readonly continueTo: (endTime: number, onProgress?: BlowdownOptions['onProgress']) => BlowdownRun;
}

/** Simulates a blowdown like `simulateBlowdown`, with the same result, as a run that can be continued if it ends at its end time. */
export function continuableBlowdown(spec: BlowdownSpec, options: BlowdownOptions): ContinuableRun {
  const simulation = new Simulation(spec, options);
  return {
    run: simulation.runTo(options.endTime, options.onProgress),
    continueTo: (endTime, onProgress) => simulation.runTo(endTime, onProgress),
  };
}

const endings: Record<BlowdownRun['ended'], readonly [kind: EventKind, text: string]> = {
  time: ['end', 'end time reached'],
  pressure: ['end-pressure', 'end pressure reached'],
  solid: ['solid', 'solid would form'],
  'liquid-full': ['liquid-full', 'the liquid fills the vessel'],
};

/** Pressure, Pa, behind the valve of a vessel. */
function backPressureOf({ outlet, relief }: BlowdownSpec): number {
  return outlet?.backPressure ?? relief?.backPressure ?? atmosphere;
}

class Simulation {
  readonly #spec: BlowdownSpec;
  readonly #options: BlowdownOptions;
  readonly #fluid: Fluid;
  readonly #starting: StartingContents;
  /** Mole fractions of the components present. */
  readonly #composition: readonly number[];
  readonly #model: ContentsModel;
  readonly #system: BlowdownSystem;
  readonly #integrator: StiffIntegrator;
  readonly #recorder: Recorder;
  readonly #tailPipe: TailPipeRecorder | undefined;
  readonly #events: EventRecorder;
  readonly #balances: Balances;
  readonly #warnings: readonly Clause[];
  readonly #water: WaterRecorder | undefined;
  readonly #swell: SwellRecorder | undefined;
  readonly #cold: ColdPhaseRecorder;
  readonly #volume: number;
  #reliefChanges = 0;

  constructor(spec: BlowdownSpec, options: BlowdownOptions) {
    checkBlowdown(spec, options);
    this.#spec = spec;
    this.#options = options;
    const { fluid, composition } = chosenFluid(spec);
    this.#fluid = fluid;
    requireWithinLimits(fluid, spec.initial);
    if (fluid.hasFreeWater === true && spec.outlet?.draw === 'level-swell') {
      throw new RangeError('level swell does not decide what leaves where there may be free water below the liquid');
    }
    this.#starting = startingContents(spec, fluid, composition);
    const { contents } = this.#starting;
    this.#composition = contents.composition;
    this.#warnings = [...fluid.warnings, ...this.#starting.warnings];
    const table = shapeTable(spec.shape);
    this.#volume = table.volume;
    this.#model = chosenModel(spec, fluid, this.#starting, table, options);
    this.#system = new BlowdownSystem(spec, options, fluid, this.#model, table);
    const state = this.#stateAtStart(spec.wallTemperature ?? contents.temperature);
    const { endTime } = options;
    this.#events = new EventRecorder(this.#volume, endTime, contents.liquid !== undefined);
    this.#beginOutlets(0);
    if (spec.relief?.action === 'pop' && contents.pressure >= spec.relief.setPressure)
      this.#system.outlets.popped = true;
    this.#integrator = new StiffIntegrator(this.#system, 0, state, {
      tolerance: stepShare * (options.tolerance ?? defaultTolerance),
      firstStep: endTime * 1e-5,
      largestStep: endTime / minSteps,
      mostSteps: options.maxSteps ?? 10_000,
    });
    this.#balances = new Balances(this.#model, this.#system, this.#starting, this.#volume, state);
    this.#recorder = new Recorder(fluid, spec.shape, backPressureOf(spec));
    this.#cold = new ColdPhaseRecorder(fluid, backPressureOf(spec));
    const { tailPipe } = this.#system.outlets;
    if (tailPipe !== undefined) this.#tailPipe = new TailPipeRecorder(fluid, tailPipe);
    const { draw = 'vapour', swell = defaultSwell } = spec.outlet ?? {};
    if (spec.outlet !== undefined && (draw === 'vapour' || draw === 'level-swell'))
      this.#swell = new SwellRecorder(fluid, spec.shape, swell, draw === 'level-swell');
    this.#water = fluid.hasFreeWater === true ? new WaterRecorder(this.#volume, fluid.ids.indexOf('H2O')) : undefined;
  }

  #stateAtStart(wallTemperature: number): Float64Array {
    try {
      return this.#system.start(wallTemperature);
    } catch (error) {
      const { basis } = this.#fluid;
      if (basis === undefined || !(error instanceof RangeError)) throw error;
      throw new Refusal(`${basis.equation} has no stable state of the contents at the start: choose Peng–Robinson`);
    }
  }

  /** Simulates from the start, or from the end of the previous call, to a time, s. */
  runTo(endTime: number, onProgress: BlowdownOptions['onProgress']): BlowdownRun {
    const { endPressure } = this.#options;
    const integrator = this.#integrator;
    integrator.limitSteps(endTime / minSteps);
    const breaks = [...this.#system.outlets.breakTimes(), ...fireTimes(this.#spec.heat), endTime].toSorted(
      (one, other) => one - other,
    );
    if (this.#recorder.series.time.length === 0) this.#record();
    let ended: BlowdownRun['ended'] = 'time';
    while (integrator.time < endTime) {
      const limit = Math.min(endTime, breaks.find(time => time > integrator.time) ?? endTime);
      this.#advance(limit);
      const { pressure } = this.#contentsNow();
      const before = this.#recorder.series.pressure.at(-1) ?? pressure;
      if (endPressure !== undefined && before > endPressure && pressure <= endPressure) {
        this.#goBackTo(({ pressure: then }) => (then - endPressure) / endPressure);
        this.#record();
        ended = 'pressure';
        break;
      }
      if (pressure >= before && this.#liquidFull()) {
        this.#goBackTo(({ gasVolume }) => gasVolume / (minGas * this.#volume) - 1);
        this.#record();
        ended = 'liquid-full';
        break;
      }
      const triple = freezingTemperature(this.#fluid, this.#composition, this.#contentsNow(), this.#volume);
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
      } else if (integrator.time === limit && this.#changesAt(limit)) {
        this.#record();
        this.#change(limit);
        integrator.restart(limit, integrator.state);
      }
      this.#record();
      this.#events.watch(integrator.time, this.#recorder.series.liquidVolume.at(-1) ?? 0, this.#system.flows);
      onProgress?.(Math.min(1, integrator.time / endTime));
    }
    onProgress?.(1);
    return this.#result(ended);
  }

  #advance(limit: number): void {
    try {
      this.#integrator.advance(limit);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new Refusal(
        `${error.message}; try the other model of the contents, the other equation of state or a slightly different initial temperature`,
      );
    }
  }

  #contentsNow(): Contents {
    return this.#model.find(this.#integrator.state);
  }

  /** Shortens the last step to the time at which a function of the contents, scaled to about 1, was zero. */
  #goBackTo(measure: (contents: Contents) => number): void {
    truncateLastStep(this.#integrator, state => measure(this.#model.find(state)));
  }

  /** Whether the blowdown valve starts to open, or the fire starts or ends, at this time. */
  #changesAt(time: number): boolean {
    const { burning } = this.#system;
    return this.#outletsBeginAt(time) || (burning !== undefined && burning !== isBurningAfter(this.#spec.heat, time));
  }

  #change(time: number): void {
    this.#beginOutlets(time);
    const burning = isBurningAfter(this.#spec.heat, time);
    if (this.#system.burn(burning))
      this.#events.add(time, burning ? 'fire-begins' : 'fire-ends', burning ? 'the fire begins' : 'the fire ends');
  }

  /** Whether the blowdown valve has not yet started to open but is due to. */
  #outletsBeginAt(time: number): boolean {
    const { outlet } = this.#spec;
    return outlet !== undefined && !this.#system.outlets.begun && time >= (outlet.startDelay ?? 0);
  }

  /** Opens the blowdown valve when it is due. */
  #beginOutlets(time: number): void {
    if (!this.#outletsBeginAt(time)) return;
    this.#system.outlets.begun = true;
    this.#system.valvesChanged();
    this.#events.add(time, 'blowdown-opens', 'blowdown valve begins to open');
  }

  /** The pressure at which a pop-action relief valve opens or closes next. */
  #reliefThreshold(): { at: number; opens: boolean } | undefined {
    const { relief } = this.#spec;
    if (relief === undefined || relief.action !== 'pop') return undefined;
    const { popped } = this.#system.outlets;
    return popped ? { at: reseatPressure(relief), opens: false } : { at: relief.setPressure, opens: true };
  }

  #switchRelief(opens: boolean): void {
    this.#reliefChanges += 1;
    if (this.#reliefChanges > maxReliefChanges) {
      throw new RangeError(
        `the relief valve opened and closed more than ${maxReliefChanges / 2} times: choose a modulating valve or a smaller area`,
      );
    }
    const { time, state } = this.#integrator;
    this.#system.outlets.popped = opens;
    this.#system.valvesChanged();
    if (opens) this.#events.add(time, 'relief-opens', 'relief valve opens');
    else this.#events.add(time, 'relief-closes', 'relief valve closes');
    this.#integrator.restart(time, state);
  }

  /** Whether a nearly incompressible liquid has left no gas space. */
  #liquidFull(): boolean {
    const { liquid, gasVolume, pressure } = this.#contentsNow();
    if (liquid === undefined || gasVolume >= minGas * this.#volume) return false;
    return -liquid.molarVolume * liquid.pressureByVolume > stiffness * pressure;
  }

  #record(): void {
    const { state, time, rate } = this.#integrator;
    const system = this.#system;
    const contents = this.#model.find(state);
    system.derivative(time, state, rate);
    this.#recorder.add(time, contents, system.flows, system.heat, system.wall, state, system.wallOffset);
    this.#tailPipe?.add(time, system.flows, contents);
    this.#swell?.add(time, contents, system.flows, this.#recorder.series.level.at(-1) ?? 0);
    const { series, vented } = this.#recorder;
    const temperature = series.downstreamTemperature.at(-1);
    const expanded = temperature === undefined ? undefined : vented.downstream.state;
    const composition = vented.stream.composition.map(shares => shares.at(-1) ?? 0);
    this.#cold.add(time, contents, temperature === undefined ? undefined : { temperature, composition });
    this.#water?.watch(time, contents, expanded);
    this.#balances.checkContents(contents, state);
    if (this.#spec.heat.mode === 'isothermal') this.#recorder.tookUp(this.#balances.isothermalHeat(state));
    else this.#balances.checkEnergy(state);
  }

  /** Water in the whole outflow so far, kg. */
  #waterOut(state: Float64Array): number {
    const index = this.#fluid.ids.indexOf('H2O');
    return this.#system.molesOut(state, index) * (this.#fluid.molarMasses[index] ?? 0);
  }

  #result(ended: BlowdownRun['ended']): BlowdownRun {
    const integrator = this.#integrator;
    const system = this.#system;
    const { state } = integrator;
    const gasOut = system.integral(state, 'gasMassOut');
    const liquidOut = system.integral(state, 'liquidMassOut');
    const isothermal = this.#spec.heat.mode === 'isothermal';
    const heat = {
      toContents: isothermal ? this.#balances.takenUp : system.integral(state, 'heatToContents'),
      toWall: system.integral(state, 'heatToWall'),
    };
    const { contents } = this.#starting;
    const warnings = [...this.#warnings];
    const summary = this.#recorder.summary(contents, { mass: gasOut + liquidOut, liquid: liquidOut }, heat);
    const lowest = summary.lowestFluidTemperature.value;
    warnings.push(...freezingWarnings(this.#fluid, this.#composition, { start: contents.temperature, lowest, ended }));
    warnings.push(...downstreamFreezingWarnings(this.#fluid, summary.lowestDownstreamTemperature?.value));
    const water = this.#water?.record(this.#waterOut(state));
    if (water !== undefined) warnings.push(...waterWarnings(water));
    if (this.#recorder.vented.lacksDownstream) {
      warnings.push({
        text: 'for a part of the run no temperature was found downstream of the valve, which may be colder than the lowest shown',
      });
    }
    warnings.push(...rangeWarnings(this.#fluid, this.#recorder.series));
    const swell = this.#swell?.result();
    const [kind, text] = endings[ended];
    return {
      initial: inSpecifiedOrder(this.#spec, this.#fluid, contents),
      series: copyColumns(this.#recorder.series),
      tailPipe: this.#tailPipe?.result(this.#spec.heat, contents.temperature),
      vented: copyColumns(this.#recorder.vented.stream),
      released: releasedComponents(
        this.#fluid,
        component => contents.moles * (contents.composition[component] ?? 0),
        component => system.molesOut(state, component),
        component => this.#model.moles(state, component),
      ),
      events: [...this.#events.all, { time: integrator.time, kind, text }],
      summary,
      conservation: { ...this.#balances.errors },
      warnings,
      condenses: system.outlets.condensing && this.#options.throat !== 'equilibrium',
      coldPhases: this.#cold.phases,
      ...(water && { water }),
      ...(swell && { swell }),
      ended,
      steps: { accepted: integrator.accepted, rejected: integrator.rejected, evaluations: integrator.evaluations },
    };
  }
}
