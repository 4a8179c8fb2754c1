import type { Contents, ContentsModel } from './contents/contents.ts';
import type { Fluid } from './models/fluid.ts';
import { InsideHeat } from './heat/inside-heat.ts';
import { outsideHeat, type SwitchedHeat } from './heat/outside-heat.ts';
import { Outlets, type OutletFlows } from './outlets/outlets.ts';
import type { ShapeTable } from './models/shape-table.ts';
import type { BlowdownOptions, BlowdownSpec } from './spec.ts';
import { noHeat, TwoPlateWall, type InsideFlux, type WallHeat } from './heat/wall.ts';

/** Pure integrals at the end of the state, for the balance checks: totals of what left and what came in. */
const integralNames = ['enthalpyOut', 'heatToContents', 'heatToWall', 'gasMassOut', 'liquidMassOut'] as const;
export type IntegralName = (typeof integralNames)[number];

/**
 * The system of differential equations of a blowdown. The state holds the contents, the wall, the moles of each component that left, and
 * the integrals.
 */
export class BlowdownSystem {
  readonly size: number;
  readonly integrals: number;
  readonly wall: TwoPlateWall | undefined;
  readonly outlets: Outlets;
  readonly flows: OutletFlows = { gasMoles: 0, liquidMoles: 0, blowdown: 0, relief: 0, scheduled: 0, choked: false };
  readonly heat: WallHeat = noHeat();
  readonly wallOffset: number;

  readonly #fluid: Fluid;
  readonly #model: ContentsModel;
  readonly #table: ShapeTable;
  readonly #inside: InsideHeat;
  readonly #outOffset: number;
  readonly #outside: SwitchedHeat | undefined;
  readonly #vertical: boolean;
  readonly #diameter: number;
  #contents: Contents | undefined;
  #flowing: Contents | undefined;
  #flowingAt = NaN;
  #gasHeight = 1;
  #liquidHeight = 1;
  /** The last flux of each plate, cached because most components of the state do not affect it. */
  readonly #besideGas: FluxMemory = { contents: undefined, temperature: NaN, toGas: 0, toLiquid: 0 };
  readonly #besideLiquid: FluxMemory = { contents: undefined, temperature: NaN, toGas: 0, toLiquid: 0 };

  constructor(spec: BlowdownSpec, options: BlowdownOptions, fluid: Fluid, model: ContentsModel, table: ShapeTable) {
    this.#fluid = fluid;
    this.#model = model;
    this.#table = table;
    this.outlets = new Outlets(spec, fluid, table.volume, options.throat);
    this.#inside = new InsideHeat(fluid, options.gasCoefficient, options.liquidCoefficient);
    const { heat } = spec;
    if (heat.mode !== 'isothermal' && heat.mode !== 'adiabatic') {
      const lag = Math.max(0.05, options.endTime / 2000);
      this.#outside = outsideHeat(spec, heat, table);
      this.wall = new TwoPlateWall(spec, table, this.#outside, Math.round(options.wallCells ?? 8), lag);
    }
    this.wallOffset = model.states;
    this.#outOffset = model.states + (this.wall?.states ?? 0);
    this.integrals = fluid.ids.length + integralNames.length;
    this.size = this.#outOffset + this.integrals;
    this.#vertical = spec.shape.orientation === 'vertical';
    this.#diameter = spec.shape.diameter;
  }

  /** Returns the initial state. */
  start(wallTemperature: number): Float64Array {
    const state = new Float64Array(this.size);
    this.#model.start(state.subarray(0, this.#model.states));
    const { liquidVolume } = this.#model.find(state);
    this.wall?.start(state, this.wallOffset, wallTemperature, liquidVolume);
    return state;
  }

  derivative = (time: number, state: Float64Array, rate: Float64Array): void => {
    const contents = this.#model.find(state);
    this.#contents = contents;
    const { flows, heat, wall } = this;
    if (contents !== this.#flowing || time !== this.#flowingAt) this.outlets.flows(time, contents, flows);
    this.#flowing = contents;
    this.#flowingAt = time;
    heat.toGas = 0;
    heat.toLiquid = 0;
    heat.fromOutside = 0;
    if (wall !== undefined) {
      const level = this.#table.level(contents.liquidVolume);
      this.#gasHeight = this.#vertical ? Math.max(this.#table.height - level, 0.1 * this.#diameter) : this.#diameter;
      this.#liquidHeight = this.#vertical ? Math.max(level, 0.1 * this.#diameter) : this.#diameter;
      wall.rates(state, this.wallOffset, contents.liquidVolume, level, this.#flux, rate, heat);
    }
    this.#model.rates(state, flows, heat.toGas, heat.toLiquid, rate);
    this.#integrate(contents, rate);
  };

  /** Metal that changes plates comes from the other plate where the wetted area grows and where it shrinks. */
  branch = (): number => (this.wall?.wettedGrows === true ? 1 : 0);

  scale = (state: Float64Array, scale: Float64Array): void => {
    this.#model.scale(state, scale);
    this.wall?.scale(state, this.wallOffset, scale);
    // The moles that left complement those in the vessel and are as accurate, so they are left out of the error norm.
    scale.fill(Infinity, this.#outOffset);
  };

  /** Must be called after a valve has been opened or closed. */
  valvesChanged(): void {
    this.#flowing = undefined;
  }

  /** Whether the fire burns now; undefined without heat from outside. */
  get burning(): boolean | undefined {
    return this.#outside?.burning;
  }

  /** Starts or stops the fire; returns whether that is a change. */
  burn(burning: boolean): boolean {
    if (this.#outside === undefined || this.#outside.burning === burning) return false;
    this.#outside.burning = burning;
    return true;
  }

  /** Moles of a component that left. */
  molesOut(state: Float64Array, component: number): number {
    return state[this.#outOffset + component] ?? 0;
  }

  integral(state: Float64Array, name: IntegralName): number {
    return state[this.#outOffset + this.#fluid.ids.length + integralNames.indexOf(name)] ?? 0;
  }

  #integrate(contents: Contents, rate: Float64Array): void {
    const { gas } = contents;
    const liquid = contents.drawn ?? contents.liquid;
    const { flows, heat } = this;
    const components = this.#fluid.ids.length;
    const fromGas = gas === undefined ? 0 : flows.gasMoles;
    const fromLiquid = liquid === undefined ? 0 : flows.liquidMoles;
    for (let component = 0; component < components; component += 1) {
      rate[this.#outOffset + component] =
        fromGas * (gas?.moleFractions[component] ?? 0) + fromLiquid * (liquid?.moleFractions[component] ?? 0);
    }
    const at = this.#outOffset + components;
    rate[at] = fromGas * (gas?.molarEnthalpy ?? 0) + fromLiquid * (liquid?.molarEnthalpy ?? 0);
    rate[at + 1] = heat.toGas + heat.toLiquid;
    rate[at + 2] = heat.fromOutside;
    rate[at + 3] = fromGas * (gas?.molarMass ?? 0);
    rate[at + 4] = fromLiquid * (liquid?.molarMass ?? 0);
  }

  /**
   * Heat flux from a plate to what is beside it. For the wetted plate, gas convection replaces that to the liquid gradually as the last
   * liquid disappears, so that the flux is continuous.
   */
  readonly #flux = (wetted: boolean, temperature: number): InsideFlux => {
    const memory = wetted ? this.#besideLiquid : this.#besideGas;
    const contents = this.#contents;
    if (contents === undefined || (memory.contents === contents && memory.temperature === temperature)) return memory;
    const { gas, liquid, vapourVolume, liquidVolume } = contents;
    const share = Math.min(1, liquidVolume / (traceOfLiquid * this.#table.volume));
    // Boiling is phased in with the first bubbles.
    const boilingShare = Math.min(1, vapourVolume / (traceOfLiquid * this.#table.volume));
    const liquidShare = liquid === undefined ? 0 : gas === undefined ? 1 : wetted ? share : 0;
    memory.toLiquid =
      liquid === undefined || liquidShare === 0
        ? 0
        : liquidShare * this.#inside.toLiquid(liquid, gas, temperature, this.#liquidHeight, boilingShare);
    memory.toGas =
      gas === undefined || liquidShare === 1
        ? 0
        : (1 - liquidShare) * this.#inside.toGas(gas, temperature, this.#gasHeight);
    memory.contents = contents;
    memory.temperature = temperature;
    return memory;
  };
}

/** Share of the vessel's volume below which liquid no longer covers the wetted plate. */
const traceOfLiquid = 5e-4;

interface FluxMemory extends InsideFlux {
  contents: Contents | undefined;
  temperature: number;
}
