import {
  circleArea,
  conicalHead,
  ellipsoidalHead,
  flatHead,
  headArea,
  headVolume,
  hemisphericalHead,
  levelOfVolume,
  standardTorisphericalHead,
  torisphericalHead,
  vessel,
  vesselHeight,
  vesselVolume,
  type Head,
  type Vessel,
} from '@isentrope/engineering/geometry';
import { Refusal, messageValue } from '@isentrope/engineering/quantities';
import { missing, type Absent } from '../kit/index.ts';
import { dimensionLabel, type HeadChoice, type Shape } from './fields.ts';
import type { Solid } from './solids.ts';

const standards = { klopper: 'klopper', korbbogen: 'korbbogen', asme: 'asmeFlangedAndDished' } as const;

/** Inputs of a head: its kind and the dimensions of that kind, m. */
interface HeadDuty {
  readonly head: HeadChoice;
  readonly diameter: number;
  readonly wallThickness: number | undefined;
  readonly depth: number | undefined;
  readonly crown: number | undefined;
  readonly knuckle: number | undefined;
}

type HeadFields = Readonly<Record<'depth' | 'crown' | 'knuckle', Parameters<typeof dimensionLabel>[0]>>;

export const headFields = {
  single: { depth: 'depth', crown: 'crownRadius', knuckle: 'knuckleRadius' },
  first: { depth: 'firstDepth', crown: 'firstCrown', knuckle: 'firstKnuckle' },
  second: { depth: 'secondDepth', crown: 'secondCrown', knuckle: 'secondKnuckle' },
} as const satisfies Record<string, HeadFields>;

/** Returns a head, or what is missing or contradictory. */
export function headOf(duty: HeadDuty, fields: HeadFields): Head | Absent {
  const { head, diameter, wallThickness = 0, depth, crown, knuckle } = duty;
  switch (head) {
    case 'flat':
      return flatHead(diameter);
    case 'hemispherical':
      return hemisphericalHead(diameter);
    case 'ellipsoidal':
      return ellipsoidalHead(diameter);
    case 'conical':
      return depth === undefined ? missing(dimensionLabel(fields.depth)) : conicalHead(diameter, depth);
    case 'own': {
      const lacking = (['crown', 'knuckle'] as const).filter(id => duty[id] === undefined);
      if (crown === undefined || knuckle === undefined)
        return missing(...lacking.map(id => dimensionLabel(fields[id])));
      return torisphericalHead(diameter, crown, knuckle);
    }
    case 'klopper':
    case 'korbbogen':
    case 'asme':
      return standardTorisphericalHead(standards[head], diameter, wallThickness);
  }
}

/** A torispherical head as a closed solid. */
export function headSolid(head: Head): Solid {
  return {
    volume: headVolume(head),
    parts: [
      ['Dome', headArea(head)],
      ['Base', circleArea(2 * head.radius)],
    ],
  };
}

/** Returns a vessel with two heads. */
export function vesselOf(shape: Shape, diameter: number, length: number, heads: readonly [Head, Head]): Vessel {
  return vessel(shape === 'horizontalVessel' ? 'horizontal' : 'vertical', diameter, length, heads);
}

/** A vessel as a closed solid. */
export function vesselSolid({ orientation, diameter, length, heads: [first, second] }: Vessel): Solid {
  const [one, other] = orientation === 'horizontal' ? ['Left', 'Right'] : ['Bottom', 'Top'];
  return {
    volume: vesselVolume({ orientation, diameter, length, heads: [first, second] }),
    parts: [
      ['Cylinder', Math.PI * diameter * length],
      [`${one} head`, headArea(first)],
      [`${other} head`, headArea(second)],
    ],
  };
}

/**
 * Returns the liquid level, typed or from the volume, or the missing inputs.
 * @throws {Refusal} for more than the vessel's capacity.
 */
export function levelIn(
  shape: Vessel,
  basis: 'level' | 'volume',
  level: number | undefined,
  volume: number | undefined,
): number | Absent {
  if (basis === 'volume') {
    if (volume === undefined) return missing('liquid volume');
    const whole = vesselVolume(shape);
    if (volume > whole) throw new Refusal('the vessel holds only {whole}', { whole: messageValue('volume', whole) });
    return levelOfVolume(shape, volume);
  }
  if (level === undefined) return missing('level');
  const height = vesselHeight(shape);
  if (level > height * (1 + 1e-12))
    throw new Refusal('the vessel is only {height} high inside', { height: messageValue('length', height) });
  return Math.min(level, height);
}
