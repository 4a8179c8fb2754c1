import type { Head, Vessel } from '@isentrope/engineering/geometry';
import { Absent, missing } from '../kit/index.ts';
import { dimensionLabel, type HeadChoice, type Shape } from './fields.ts';
import { rules, type Dimensions, type Solid } from './solids.ts';
import { headFields, headOf, headSolid, vesselOf, vesselSolid } from './vessels.ts';

/** The computed shape of a case: volume and faces, and its head or vessel if it is one. */
export interface WholeSolid extends Solid {
  readonly head?: Head;
  readonly vessel?: Vessel;
}

type Length = number | undefined;

/** All inputs of a shape; blank or hidden ones are undefined. */
export interface Given extends Dimensions {
  readonly shape: Shape;
  readonly wallThickness: Length;
  readonly headStandard: HeadChoice | undefined;
  readonly crownRadius: Length;
  readonly knuckleRadius: Length;
  readonly firstHead: HeadChoice | undefined;
  readonly firstDepth: Length;
  readonly firstCrown: Length;
  readonly firstKnuckle: Length;
  readonly secondHead: HeadChoice | 'same' | undefined;
  readonly secondDepth: Length;
  readonly secondCrown: Length;
  readonly secondKnuckle: Length;
}

/** Kinds of the heads in a case. */
export function headsOf({
  shape,
  headStandard = 'klopper',
  firstHead = 'ellipsoidal',
  secondHead = 'same',
}: Pick<Partial<Given>, 'headStandard' | 'firstHead' | 'secondHead'> & {
  readonly shape: Shape;
}): readonly HeadChoice[] {
  if (shape === 'torisphericalHead') return [headStandard];
  if (shape !== 'horizontalVessel' && shape !== 'verticalVessel') return [];
  return secondHead === 'same' ? [firstHead] : [firstHead, secondHead];
}

/** Whether the head's radii are multiples of the outside diameter, so that the wall thickness matters. */
export const isByOutside = (head: HeadChoice): boolean => head === 'klopper' || head === 'korbbogen' || head === 'asme';

/** Returns the solid of a case, or the missing inputs. */
export function solidOf(input: Given): WholeSolid | Absent {
  switch (input.shape) {
    case 'torisphericalHead':
      return torispherical(input);
    case 'horizontalVessel':
    case 'verticalVessel':
      return vesselSolidOf(input);
    default:
      return rules[input.shape].solve(input);
  }
}

function torispherical({
  diameter,
  headStandard = 'klopper',
  wallThickness,
  crownRadius,
  knuckleRadius,
}: Given): WholeSolid | Absent {
  const absentDiameter = diameter === undefined ? [dimensionLabel('diameter')] : [];
  const head = headOf(
    {
      head: headStandard,
      diameter: diameter ?? 1,
      wallThickness,
      depth: undefined,
      crown: crownRadius,
      knuckle: knuckleRadius,
    },
    headFields.single,
  );
  const lacking = [...absentDiameter, ...missingDimensions(head)];
  if (lacking.length > 0) return missing(...lacking);
  return head instanceof Absent ? head : { ...headSolid(head), head };
}

function vesselSolidOf(input: Given): WholeSolid | Absent {
  const { shape, diameter, length, wallThickness, firstHead = 'ellipsoidal', secondHead = 'same' } = input;
  const size = { diameter: diameter ?? 1, wallThickness };
  const first = headOf(
    { ...size, head: firstHead, depth: input.firstDepth, crown: input.firstCrown, knuckle: input.firstKnuckle },
    headFields.first,
  );
  const second =
    secondHead === 'same'
      ? first
      : headOf(
          {
            ...size,
            head: secondHead,
            depth: input.secondDepth,
            crown: input.secondCrown,
            knuckle: input.secondKnuckle,
          },
          headFields.second,
        );
  const lacking = [
    ...(diameter === undefined ? [dimensionLabel('diameter')] : []),
    ...(length === undefined ? [dimensionLabel('length')] : []),
    ...missingDimensions(first),
    ...(second === first ? [] : missingDimensions(second)),
  ];
  if (diameter === undefined || length === undefined || lacking.length > 0) return missing(...lacking);
  if (first instanceof Absent) return first;
  if (second instanceof Absent) return second;
  const vessel = vesselOf(shape, diameter, length, [first, second]);
  return { ...vesselSolid(vessel), vessel };
}

function missingDimensions(head: Head | Absent): readonly string[] {
  return head instanceof Absent ? head.missing : [];
}
