import { supportArrangements, turbulenceLikelihood, vibrationFactor } from '@isentrope/engineering/vibration';
import type { Plot, Series } from '../../kit/index.ts';

const points = 40;
const pens = { Stiff: 'main', 'Medium stiff': 'second', Medium: 'third', Flexible: 'fourth' } as const;

interface Values {
  readonly velocity?: number;
  readonly lof?: number;
  readonly effectiveDensity?: number;
  readonly fluidViscosityFactor?: number;
  readonly pipeOutsideDiameter?: number;
  readonly pipeWallThickness?: number;
}

/** Likelihood of failure against velocity by support arrangement, with the operating point. */
export function plots(v: Values): readonly Plot[] {
  const { velocity, lof, effectiveDensity, fluidViscosityFactor, pipeOutsideDiameter, pipeWallThickness } = v;
  if (
    velocity === undefined ||
    lof === undefined ||
    effectiveDensity === undefined ||
    fluidViscosityFactor === undefined ||
    pipeOutsideDiameter === undefined ||
    pipeWallThickness === undefined
  )
    return [];
  const velocities = Array.from({ length: points }, (_, index) => ((index + 1) / points) * 1.6 * velocity);
  const top = Math.max(1.2, 1.4 * lof);
  const series = supportArrangements.map((arrangement): Series => {
    const factor = vibrationFactor(arrangement, pipeOutsideDiameter, pipeWallThickness);
    return {
      label: arrangement.toLowerCase(),
      pen: pens[arrangement],
      points: [
        [0, 0],
        ...velocities.map((speed): readonly [number, number] | undefined => {
          const likelihood = turbulenceLikelihood(effectiveDensity * speed ** 2, fluidViscosityFactor, factor);
          return likelihood <= top ? [speed, likelihood] : undefined;
        }),
      ],
    };
  });
  return [
    {
      title: 'Likelihood of failure against velocity, by support arrangement',
      x: { label: 'Velocity', kind: 'velocity', unit: 'm/s', from: 0 },
      y: { label: 'LOF', kind: 'number', unit: '', from: 0, to: Number(top.toPrecision(2)) },
      series,
      marks: [{ label: 'case', x: velocity, y: lof }],
      bands: [{ label: 'medium likelihood', axis: 'y', from: 0.5, to: 1 }],
    },
  ];
}
