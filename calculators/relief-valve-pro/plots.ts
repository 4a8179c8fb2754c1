import { fromSi, gauge, type AbsolutePressure, type GaugePressure } from '@isentrope/engineering/quantities';
import type { Plot } from '../kit/index.ts';

const points = 60;

/** Required area, m², by back pressure, Pa absolute and gauge; undefined where the method does not apply. */
export type AreaCurve = (backPressure: AbsolutePressure, gauge: GaugePressure) => number | undefined;

/** Required area against back pressure, with the duty and the effective area of the valves. */
export function areaPlot(v: {
  areaCurve?: AreaCurve | undefined;
  relievingPressure?: AbsolutePressure | undefined;
  totalBackpressure?: GaugePressure | undefined;
  requiredArea?: number | undefined;
  effectiveArea?: number | undefined;
  multipleValves?: string | undefined;
}): Plot[] {
  const { areaCurve, relievingPressure, totalBackpressure, requiredArea, effectiveArea } = v;
  if (!areaCurve || relievingPressure === undefined || requiredArea === undefined || totalBackpressure === undefined)
    return [];
  const highest = 2.5 * Math.max(requiredArea, effectiveArea ?? 0);
  const to = gauge(relievingPressure);
  const least = Math.min(0, totalBackpressure);
  const curve = Array.from({ length: points }, (_, index): [number, number] | undefined => {
    const back = least + ((to - least) * index) / points;
    const area = within(() => areaCurve(back + 101325, back));
    return area === undefined || area > highest ? undefined : [back, area];
  });
  return [
    {
      title: 'Required area against back pressure',
      x: {
        label: 'Total back pressure',
        kind: 'gaugePressure',
        unit: 'bar(g)',
        ...(least === 0 ? { from: 0 } : {}),
        to: fromSi('gaugePressure', to, 'bar(g)'),
      },
      y: { label: 'Required area', kind: 'area', unit: 'mm²', from: 0 },
      series: [
        { label: 'required', pen: 'main', points: curve },
        ...(effectiveArea === undefined
          ? []
          : [
              {
                label: v.multipleValves ?? 'effective',
                pen: 'limit' as const,
                points: [
                  [least, effectiveArea],
                  [to, effectiveArea],
                ] as const,
              },
            ]),
      ],
      marks: [{ label: 'duty', x: totalBackpressure, y: requiredArea }],
    },
  ];
}

/** A value, or nothing where the method ends. */
function within(compute: () => number | undefined): number | undefined {
  try {
    return compute();
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}
