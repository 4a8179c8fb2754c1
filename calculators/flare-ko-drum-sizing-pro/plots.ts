import { dropOutVelocity, terminalVelocity, type Droplet } from '@isentrope/engineering/vessels';
import type { Plot } from '../kit/index.ts';

const from = 50e-6;
const to = 1000e-6;
const points = 40;

/** Terminal velocity against droplet size, with the case's own droplet marked. */
export function plots(v: {
  given?: Droplet;
  dropletSize?: number;
  terminalVelocity?: number;
  method?: string;
}): readonly Plot[] {
  const { given, dropletSize, terminalVelocity: own } = v;
  if (given === undefined || dropletSize === undefined || own === undefined) return [];
  const velocity =
    v.method === 'api521' ? (d: Droplet) => dropOutVelocity(d).velocity : (d: Droplet) => terminalVelocity(d).velocity;
  const sizes = Array.from({ length: points + 1 }, (_, index) => from * (to / from) ** (index / points));
  const curve = sizes.map((diameter): readonly [number, number] | undefined => {
    try {
      return [diameter, velocity({ ...given, diameter })];
    } catch (thrown) {
      if (thrown instanceof RangeError) return undefined;
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
