import { absolute, fromSi, gauge, Refusal, type AbsolutePressure } from '@isentrope/engineering/quantities';
import { selector, type StepInputs, type Plot, type Source } from '../kit/index.ts';
import { totalBackpressure } from './fields.ts';
import type { AreaCurve } from './valve.ts';

const points = 60;

interface Sized {
  readonly areaCurve: Source<AreaCurve>;
  readonly relievingPressure: Source<AbsolutePressure>;
  readonly requiredArea: Source<number>;
  readonly effectiveArea: Source<number>;
  readonly multipleValves: Source<string>;
}

/** Required area against back pressure, with the duty and the effective area of the valves. */
export function areaPlot(sized: Sized) {
  return selector(needsOf(sized), plotsOf);
}

function needsOf({ areaCurve, relievingPressure, requiredArea, effectiveArea, multipleValves }: Sized) {
  return { areaCurve, relievingPressure, totalBackpressure, requiredArea, effectiveArea, multipleValves };
}

function plotsOf(v: Partial<StepInputs<ReturnType<typeof needsOf>>>): Plot[] {
  const { areaCurve, relievingPressure, totalBackpressure: duty, requiredArea, effectiveArea } = v;
  if (!areaCurve || relievingPressure === undefined || requiredArea === undefined || duty === undefined) return [];
  const highest = 2.5 * Math.max(requiredArea, effectiveArea ?? 0);
  const to = gauge(relievingPressure);
  const minimum = Math.min(0, duty);
  const curve = Array.from({ length: points }, (_, index): [number, number] | undefined => {
    const back = minimum + ((to - minimum) * index) / points;
    const area = within(() => areaCurve(absolute(back), back));
    return area === undefined || area > highest ? undefined : [back, area];
  });
  return [
    {
      title: 'Required area against back pressure',
      x: {
        label: 'Total back pressure',
        kind: 'gaugePressure',
        unit: 'bar(g)',
        ...(minimum === 0 ? { from: 0 } : {}),
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
                  [minimum, effectiveArea],
                  [to, effectiveArea],
                ] as const,
              },
            ]),
      ],
      marks: [{ label: 'duty', x: duty, y: requiredArea }],
    },
  ];
}

/** Returns a value, or undefined where the method does not apply. */
function within(compute: () => number | undefined): number | undefined {
  try {
    return compute();
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
}
