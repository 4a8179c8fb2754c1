import { Refusal, type Temperature } from '../../../quantities/index.ts';
import type { Contents, Outflow } from '../contents/contents.ts';
import type { Column } from '../results/column.ts';
import type { EquilibriumPoint, Fluid, Phase } from '../models/fluid.ts';
import type { ReleasedComponent, VentedStream } from '../results/run.ts';

type Writable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly Column[]
    ? (number | undefined)[][]
    : T[K] extends readonly (infer V)[]
      ? V[]
      : T[K];
};

/** Records the outflow of a vessel over a run. */
export class VentedRecorder {
  readonly stream: Writable<VentedStream>;
  /** Whether at some time the downstream state of an outflow was not found. */
  lacksDownstream = false;
  readonly #backPressure: number;
  /** State of the outflow after expansion to the back pressure. */
  readonly downstream: EquilibriumPoint;
  readonly #composition: Float64Array;

  constructor(fluid: Fluid, backPressure: number) {
    this.#backPressure = backPressure;
    this.downstream = fluid.point();
    this.#composition = new Float64Array(fluid.ids.length);
    const columns = (): (number | undefined)[][] => fluid.ids.map(() => []);
    this.stream = {
      components: [...fluid.ids],
      composition: columns(),
      vapour: columns(),
      liquid: columns(),
      molarFlow: [],
      molarMass: [],
      molarEnthalpy: [],
      density: [],
      compressibility: [],
      downstreamDensity: [],
      downstreamCompressibility: [],
      downstreamVapour: [],
    };
  }

  /** Adds one time. Returns the temperature of the outflow after expansion; undefined where nothing flows or no state is found. */
  add(contents: Contents, { gasMoles, liquidMoles }: Outflow): Temperature | undefined {
    const { stream } = this;
    const { gas } = contents;
    const liquid = contents.drawn ?? contents.liquid;
    const fromGas = gas === undefined ? 0 : gasMoles;
    const fromLiquid = liquid === undefined ? 0 : liquidMoles;
    const moles = fromGas + fromLiquid;
    const flows = moles > 0;
    const blend = (of: (phase: Phase) => number): number =>
      (gas === undefined || fromGas === 0 ? 0 : (fromGas / moles) * of(gas)) +
      (liquid === undefined || fromLiquid === 0 ? 0 : (fromLiquid / moles) * of(liquid));
    for (let component = 0; component < this.#composition.length; component += 1) {
      const fraction = flows ? blend(phase => phase.moleFractions[component] ?? 0) : 0;
      this.#composition[component] = fraction;
      stream.composition[component]?.push(flows ? fraction : undefined);
      stream.vapour[component]?.push(fromGas > 0 ? gas?.moleFractions[component] : undefined);
      stream.liquid[component]?.push(fromLiquid > 0 ? liquid?.moleFractions[component] : undefined);
    }
    const molarMass = flows ? blend(phase => phase.molarMass) : undefined;
    stream.molarFlow.push(flows ? moles : 0);
    stream.molarMass.push(molarMass);
    stream.density.push(molarMass === undefined ? undefined : molarMass / blend(phase => phase.molarVolume));
    stream.compressibility.push(fromGas > 0 ? gas?.compressibility : undefined);
    const molarEnthalpy = flows ? blend(phase => phase.molarEnthalpy) : undefined;
    stream.molarEnthalpy.push(molarEnthalpy);
    const expanded = molarEnthalpy !== undefined && this.#expand(molarEnthalpy);
    const { state } = this.downstream;
    const { condition, temperature } = state;
    stream.downstreamDensity.push(expanded && molarMass !== undefined ? molarMass / state.molarVolume : undefined);
    stream.downstreamVapour.push(expanded ? vapourIn(state.vapourFraction, condition) : undefined);
    stream.downstreamCompressibility.push(
      expanded && condition !== 'liquid' ? state.vapour.compressibility : undefined,
    );
    return expanded ? temperature : undefined;
  }

  /** Flashes the outflow at the back pressure and the given enthalpy; returns whether that succeeded. */
  #expand(enthalpy: number): boolean {
    try {
      this.downstream.ph(this.#composition, this.#backPressure, enthalpy);
      return true;
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof Refusal)) throw error;
      this.lacksDownstream = true;
      return false;
    }
  }
}

function vapourIn(fraction: number, condition: 'vapour' | 'liquid' | 'two-phase' | undefined): number {
  return condition === 'two-phase' ? fraction : condition === 'liquid' ? 0 : 1;
}

/** Returns the mass balance of each component from its moles at the start, released and remaining. */
export function releasedComponents(
  { ids, molarMasses }: Pick<Fluid, 'ids' | 'molarMasses'>,
  initial: (component: number) => number,
  released: (component: number) => number,
  left: (component: number) => number,
): ReleasedComponent[] {
  return ids.map((id, component) => {
    const molarMass = molarMasses[component] ?? 0;
    return {
      id,
      initialMass: molarMass * initial(component),
      releasedMass: molarMass * released(component),
      releasedMoles: released(component),
      finalMass: molarMass * left(component),
    };
  });
}
