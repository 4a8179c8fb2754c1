import { exp, log } from '../elementary/index.ts';
import type { FlareItem, FlareNetwork, FlareSource } from './index.ts';

/** Seeded numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a tree that leads to the node `flare`, with sources at about half of its nodes, some of them off. */
export function randomTree(
  random: () => number,
  {
    nodes,
    isFallingAllowed,
    withEquipment = false,
  }: { readonly nodes: number; readonly isFallingAllowed: boolean; readonly withEquipment?: boolean },
): FlareNetwork {
  const among = (low: number, high: number) => low * exp(random() * log(high / low));
  const items: FlareItem[] = [];
  const depth = [0];
  for (let node = 1; node < nodes; node += 1) {
    const parent = node === 1 ? 0 : 1 + Math.floor(random() * (node - 1));
    depth.push((depth[parent] ?? 0) + 1);
    const ends = { tag: `L${node}`, from: `N${node}`, to: parent === 0 ? 'flare' : `N${parent}` };
    const kind = withEquipment ? random() : 1;
    const bore = { lossCoefficient: among(0.5, 5), insideDiameter: among(0.1, 0.8) };
    const curve = { differential: among(100, 2e4), referenceFlow: among(1, 50), referenceDensity: among(0.5, 3) };
    if (kind < 0.1) items.push({ type: 'drum', ...ends, resistance: random() < 0.5 ? bore : curve });
    else if (kind < 0.2)
      items.push({
        type: 'seal',
        ...ends,
        submergence: random() < 0.2 ? 0 : among(0.1, 1),
        liquidDensity: 1000,
        resistance: random() < 0.3 ? undefined : random() < 0.5 ? bore : curve,
      });
    else if (withEquipment && parent === 0)
      items.push({ type: 'tip', ...ends, resistance: random() < 0.7 ? bore : curve });
    else {
      const length = among(5, 800);
      const rise = random() < 0.4 ? Math.min(length, among(1, 60)) : 0;
      items.push({
        type: 'line',
        ...ends,
        insideDiameter: among(0.08, 0.9) * (depth[node] === 1 ? 1.3 : 1),
        length,
        roughness: among(1e-6, 3e-4),
        lossCoefficient: random() < 0.5 ? among(0.2, 8) : undefined,
        rise: isFallingAllowed && random() < 0.3 ? -rise : rise,
      });
    }
  }
  const sources: FlareSource[] = [];
  for (let node = 1; node < nodes; node += 1) {
    if (node < nodes - 1 && random() < 0.5) continue;
    const flow = among(0.05, 40);
    sources.push({
      tag: `S${node}`,
      to: `N${node}`,
      gas: {
        type: 'properties',
        molarMass: among(4, 80),
        isentropicExponent: 1.05 + 0.45 * random(),
        compressibility: 0.8 + 0.25 * random(),
        viscosity: among(7e-6, 2.5e-5),
      },
      temperature: among(200, 600),
      flow: random() < 0.2 ? 0 : flow,
      ratedFlow: random() < 0.5 ? flow * (1 + random()) : undefined,
    });
  }
  return { sources, items, outletPressure: among(9e4, 1.3e5) };
}
