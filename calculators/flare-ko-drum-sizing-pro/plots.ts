import { pow } from '@isentrope/engineering/elementary';
import { Refusal } from '@isentrope/engineering/quantities';
import type { Droplet } from '@isentrope/engineering/vessels';
import type { Plot } from '../kit/index.ts';

const from = 50e-6;
const to = 1000e-6;
const points = 40;

/** Terminal velocity against droplet size, with the case's droplet marked. */
export function plots(v: {
  given?: Droplet;
  dropletSize?: number;
  terminalVelocity?: number;
  fallOf?: (droplet: Droplet) => number;
}): readonly Plot[] {
  const { given, dropletSize, terminalVelocity: own, fallOf } = v;
  if (!given || !fallOf || dropletSize === undefined || own === undefined) return [];
  const sizes = Array.from({ length: points + 1 }, (_, index) => from * pow(to / from, index / points));
  const curve = sizes.map((diameter): readonly [number, number] | undefined => {
    try {
      return [diameter, fallOf({ ...given, diameter })];
    } catch (thrown) {
      if (thrown instanceof Refusal) return undefined;
      throw thrown;
    }
  });
  return [
    {
      title: 'Terminal velocity against droplet size',
      x: { label: 'Droplet size', kind: 'length', unit: 'μm', scale: 'log' },
      y: { label: 'Terminal velocity', kind: 'velocity', unit: 'm/s', scale: 'log' },
      series: [{ label: 'sphere', pen: 'main', points: curve }],
      marks: [{ label: 'case', x: dropletSize, y: own }],
      bands: [{ label: 'API 521', axis: 'x', from: 300e-6, to: 600e-6 }],
    },
  ];
}
