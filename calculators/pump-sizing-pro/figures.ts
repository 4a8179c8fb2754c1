import { headOf, pumpHeadEstimate, systemHead } from '@isentrope/engineering/rotating';
import type { Plot } from '../kit/index.ts';

const points = 41;
/** Flow range of the curves relative to the duty. */
const beyond = 1.3;

/** The system curve with the duty point and, if the shut-off head is known, the estimated pump curve. */
export function plots(v: {
  Design?: number;
  PumpDH?: number;
  PumpShutoffm?: number;
  density?: number;
  suctionPressureDrop?: number;
  dischargePressureDrop?: number;
}): readonly Plot[] {
  const { Design: designFlow, PumpDH: dutyHead, PumpShutoffm: shutoffHead, density } = v;
  if (designFlow === undefined || dutyHead === undefined || density === undefined) return [];
  const loss = headOf((v.suctionPressureDrop ?? 0) + (v.dischargePressureDrop ?? 0), density);
  const system = { staticHead: dutyHead - loss, loss, designFlow };
  const flows = Array.from({ length: points }, (_, index) => (index / (points - 1)) * beyond * designFlow);
  const pump =
    shutoffHead !== undefined && shutoffHead > dutyHead ? { shutoffHead, dutyHead, dutyFlow: designFlow } : undefined;
  return [
    {
      title: 'System curve with duty point and shut-off point',
      x: {
        label: 'Flow',
        kind: 'volumeFlow',
        unit: 'm³/h',
        from: 0,
        to: Number((beyond * designFlow * 3600).toPrecision(6)),
      },
      y: { label: 'Head', kind: 'length', unit: 'm' },
      series: [
        { label: 'System', pen: 'main', points: flows.map(flow => [flow, systemHead(flow, system)] as const) },
        ...(pump
          ? [
              {
                label: 'Pump, estimated',
                pen: 'second',
                points: flows.map(flow => [flow, pumpHeadEstimate(flow, pump)] as const),
              } as const,
            ]
          : []),
      ],
      marks: [
        { label: 'Duty', x: designFlow, y: dutyHead },
        ...(shutoffHead === undefined ? [] : [{ label: 'Shut-off', x: 0, y: shutoffHead }]),
      ],
    },
  ];
}
