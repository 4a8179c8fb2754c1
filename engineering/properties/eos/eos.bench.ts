import {
  createMixture,
  createState,
  EquilibriumDerivatives,
  equilibriumDerivatives,
  flashPh,
  flashPs,
  flashTp,
  flashUv,
  phaseAt,
  PhaseState,
  phaseThermalConductivity,
  phaseViscosity,
} from './index.ts';

type Measure = (name: string, operations: number, run: () => number) => Promise<void> | void;

interface Fluid {
  readonly name: string;
  readonly ids: readonly string[];
  readonly z: readonly number[];
  readonly T: number;
  readonly p: number;
}

const gas = [0.7, 0.1, 0.08, 0.05, 0.05, 0.02];
const six = ['C1', 'C2', 'C3', 'nC4', 'CO2', 'N2'];

const fluids: readonly Fluid[] = [
  { name: 'nitrogen', ids: ['N2'], z: [1], T: 250, p: 5e6 },
  { name: 'carbon dioxide, liquid and boiling', ids: ['CO2'], z: [1], T: 250, p: 1.78e6 },
  { name: '6 components, gas', ids: six, z: gas, T: 320, p: 5e6 },
  { name: '6 components, two phases', ids: six, z: gas, T: 230, p: 3e6 },
];

const count = 2000;

/** Flash calls of blowdown steps: each slightly away from the last one. */
export default async function bench(measure: Measure): Promise<void> {
  for (const { name, ids, z, T, p } of fluids) {
    const mixture = createMixture(ids);
    const state = createState(mixture);
    flashTp(mixture, T, p, z, state);
    const { molarInternalEnergy: u, molarEntropy: s, molarEnthalpy: h } = state;
    const v = (name.startsWith('carbon') ? 3 : 1) * state.molarVolume;
    const warm = (flash: (way: number) => void) => (): number => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) {
        flash((i % 100) / 100);
        sum += state.temperature;
      }
      return sum;
    };
    flashUv(mixture, u, v, z, state);
    await measure(
      `UV, ${name}`,
      count,
      warm(way => flashUv(mixture, u - 200 * way, v * (1 + 0.02 * way), z, state)),
    );
    await measure(
      `PS, ${name}`,
      count,
      warm(way => flashPs(mixture, p * (1 - 0.02 * way), s, z, state)),
    );
    await measure(
      `PH, ${name}`,
      count,
      warm(way => flashPh(mixture, p, h - 200 * way, z, state)),
    );
    await measure(
      `TP, ${name}`,
      count,
      warm(way => flashTp(mixture, T + way, p, z, state)),
    );
    await measure(
      `TP from nothing, ${name}`,
      count,
      warm(way => {
        state.forget();
        flashTp(mixture, T + way, p, z, state);
      }),
    );
    const derivatives = new EquilibriumDerivatives();
    flashUv(mixture, u, v, z, state);
    await measure(
      `derivatives, ${name}`,
      count,
      warm(() => equilibriumDerivatives(mixture, state, derivatives)),
    );
    const phase = new PhaseState(mixture.size);
    await measure(
      `properties of a phase, ${name}`,
      count,
      warm(way => phaseAt(mixture, T + way, p, z, 'vapour', phase)),
    );
    await measure(`viscosity and conductivity, ${name}`, count, () => {
      let sum = 0;
      for (let i = 0; i < count; i += 1)
        sum += phaseViscosity(mixture, phase) + phaseThermalConductivity(mixture, phase);
      return sum;
    });
  }
}
