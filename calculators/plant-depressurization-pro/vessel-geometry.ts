import {
  ellipsoidalHead,
  flatHead,
  hemisphericalHead,
  standardTorisphericalHead,
  vessel,
  type Head,
  type Vessel,
} from '@isentrope/engineering/geometry';
import type { Wall } from '@isentrope/engineering/vessels';

export type HeadChoice = 'ellipsoidal' | 'hemispherical' | 'flat' | 'klopper' | 'korbbogen';

function headOf(choice: HeadChoice, diameter: number, thickness: number): Head {
  switch (choice) {
    case 'ellipsoidal':
      return ellipsoidalHead(diameter);
    case 'hemispherical':
      return hemisphericalHead(diameter);
    case 'flat':
      return flatHead(diameter);
    case 'klopper':
    case 'korbbogen':
      return standardTorisphericalHead(choice, diameter, thickness);
  }
}

/** Returns the inside of the vessel, with two identical heads. */
export function vesselOf(v: {
  readonly orientation: 'Horizontal' | 'Vertical';
  readonly insideDiameter: number;
  readonly tangentLength: number;
  readonly headType: HeadChoice;
  readonly wallThickness: number;
}): Vessel {
  const head = headOf(v.headType, v.insideDiameter, v.wallThickness);
  const orientation = v.orientation === 'Horizontal' ? 'horizontal' : 'vertical';
  return vessel(orientation, v.insideDiameter, v.tangentLength, [head, head]);
}

/** Returns the wall layers from the inside outwards. */
export function wallOf(v: {
  readonly wallThickness: number;
  readonly wallDensity: number;
  readonly wallHeatCapacity: number;
  readonly wallConductivity: number;
  readonly insulationThickness: number | undefined;
  readonly insulationDensity: number | undefined;
  readonly insulationHeatCapacity: number | undefined;
  readonly insulationConductivity: number | undefined;
}): Wall {
  const metal = {
    thickness: v.wallThickness,
    density: v.wallDensity,
    heatCapacity: v.wallHeatCapacity,
    conductivity: v.wallConductivity,
  };
  const { insulationThickness, insulationDensity, insulationHeatCapacity, insulationConductivity } = v;
  if (
    insulationThickness === undefined ||
    insulationDensity === undefined ||
    insulationHeatCapacity === undefined ||
    insulationConductivity === undefined
  )
    return { metal };
  return {
    metal,
    insulation: {
      thickness: insulationThickness,
      density: insulationDensity,
      heatCapacity: insulationHeatCapacity,
      conductivity: insulationConductivity,
    },
  };
}
