import type { Fluid, Phase } from '../models/fluid.ts';
import type { Contents } from './contents.ts';

/** A phase of a run that is colder than a triple point of its components, so that they may be solid. */
export interface ColdPhase {
  readonly place: 'gas' | 'liquid' | 'outflow';
  /** s */
  readonly time: number;
  /** Pa; of the outflow the back pressure. */
  readonly pressure: number;
  /** K */
  readonly temperature: number;
  /** Mole fractions by component, without water that is followed as a separate phase. */
  readonly composition: Readonly<Record<string, number>>;
}

/** Outflow after its expansion: K, and its mole fractions in the order of the components. */
interface Expanded {
  readonly temperature: number;
  readonly composition: ArrayLike<number>;
}

/** Records the cold phases of a mixture over a run. A pure fluid is solid below its triple point, which the run notices itself. */
export class ColdPhaseRecorder {
  readonly #fluid: Fluid;
  readonly #backPressure: number;
  readonly #phases: ColdPhase[] = [];

  constructor(fluid: Fluid, backPressure: number) {
    this.#fluid = fluid;
    this.#backPressure = backPressure;
  }

  /** Adds one time, s. */
  add(time: number, { pressure, gas, liquid }: Contents, outflow: Expanded | undefined): void {
    if (this.#fluid.ids.length === 1) return;
    const ofPhase = ({ temperature, moleFractions }: Phase): Expanded => ({ temperature, composition: moleFractions });
    if (gas) this.#addPhase('gas', time, pressure, ofPhase(gas));
    if (liquid) this.#addPhase('liquid', time, pressure, ofPhase(liquid));
    if (outflow) this.#addPhase('outflow', time, this.#backPressure, outflow);
  }

  get phases(): readonly ColdPhase[] {
    return [...this.#phases];
  }

  #addPhase(place: ColdPhase['place'], time: number, pressure: number, { temperature, composition }: Expanded): void {
    const { ids, tripleTemperatures, hasFreeWater } = this.#fluid;
    const counts = (index: number) => (composition[index] ?? 0) > 0 && !(hasFreeWater === true && ids[index] === 'H2O');
    const present = [...ids.keys()].filter(counts);
    if (!present.some(index => temperature < (tripleTemperatures[index] ?? 0))) return;
    const shares = present.map(index => [ids[index] ?? '', composition[index] ?? 0] as const);
    this.#phases.push({ place, time, pressure, temperature, composition: Object.fromEntries(shares) });
  }
}
