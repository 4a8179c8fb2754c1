import { loadFlareGases, solveFlareNetwork, type FlareItem, type FlareNetwork, type SourceGas } from './index.ts';

/** Natural gases and refinery gases: with propylene, which GERG-2008 does not have, the network is one of Peng-Robinson. */
const compositions = [
  { C1: 0.85, C2: 0.08, C3: 0.04, CO2: 0.03 },
  { C1: 0.5, C2: 0.15, C3: 0.2, nC4: 0.15 },
  { H2: 0.7, C1: 0.2, C2: 0.1 },
  { C3: 0.6, 'C3=': 0.3, iC4: 0.1 },
] as const;

/** A header of 380 lines with 60 branches of two lines to a source each: 500 lines, in which a tenth of the sources is off. */
function header(gasOf: (index: number) => SourceGas, scenario: number): FlareNetwork {
  const items: FlareItem[] = [];
  const line = (tag: string, from: string, to: string, insideDiameter: number, length: number): void => {
    items.push({ type: 'line', tag, from, to, insideDiameter, length, roughness: 5e-5, lossCoefficient: 0.2 });
  };
  for (let index = 0; index < 380; index += 1)
    line(`H${index}`, `H${index}`, index === 0 ? 'tip' : `H${index - 1}`, 0.9, 5);
  const sources = Array.from({ length: 60 }, (_, index) => {
    line(`A${index}`, `S${index}`, `B${index}`, 0.15, 20);
    line(`B${index}`, `B${index}`, `H${6 * index + 20}`, 0.25, 40);
    const flow = (index + scenario) % 10 === 0 ? 0 : 0.6 + 0.02 * ((7 * index + scenario) % 30);
    return {
      tag: `PSV-${index}`,
      to: `S${index}`,
      gas: gasOf(index),
      temperature: 290 + index,
      pressure: 12e5,
      flow,
      ratedFlow: 2,
    };
  });
  return { sources, items, outletPressure: 101_325 };
}

export default async function bench(
  measure: (name: string, operations: number, run: () => number, atMost?: number) => Promise<void>,
): Promise<void> {
  const constant: SourceGas = {
    type: 'properties',
    molarMass: 24,
    isentropicExponent: 1.25,
    compressibility: 0.98,
    viscosity: 1.1e-5,
  };
  const real = (index: number): SourceGas => ({
    type: 'composition',
    components: compositions[index % compositions.length] ?? compositions[0],
  });
  const gerg = (index: number): SourceGas => ({
    type: 'composition',
    components: compositions[index % 3] ?? compositions[0],
  });
  const solve = (network: FlareNetwork): number => {
    const solution = solveFlareNetwork(network);
    if (solution.type === 'refused') throw solution.text;
    return solution.sources[59]?.backPressure ?? NaN;
  };
  const scenarios = (count: number, gasOf: (index: number) => SourceGas): number => {
    let sum = 0;
    for (let scenario = 0; scenario < count; scenario += 1) sum += solve(header(gasOf, scenario));
    return sum;
  };
  await loadFlareGases(header(real, 0).sources);
  await loadFlareGases(header(gerg, 0).sources);
  const tree = 'flare tree of 500 lines and 60 sources, 8 scenarios';
  await measure(`${tree}, constant properties`, 1, () => scenarios(8, () => constant));
  await measure(`${tree}, Peng-Robinson`, 1, () => scenarios(8, real), 1e9);
  await measure(`${tree}, GERG-2008`, 1, () => scenarios(8, gerg), 1e9);
}
