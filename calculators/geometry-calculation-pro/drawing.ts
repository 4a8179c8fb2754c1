import type { Drawing } from '../kit/index.ts';
import { drawCylinder, drawDome } from '../geometry/drawing.ts';
import type { Shape } from './fields.ts';
import type { WholeSolid } from './solid-from-fields.ts';
import {
  drawAnnulus,
  drawCone,
  drawEllipsoid,
  drawHead,
  drawSegment,
  drawSphere,
  drawTank,
  drawTorus,
} from './solid-drawings.ts';
import type { Dimensions } from './solids.ts';
import { drawHorizontalVessel, drawVerticalVessel } from './vessel-drawings.ts';

interface Values extends Dimensions {
  readonly shape?: Shape;
  readonly solid?: WholeSolid;
  readonly slantHeight?: number;
  readonly chord?: number;
  readonly liquidLevel?: number;
}

/** Draws the shape with its dimensions; unknown ones take typical proportions. */
export function drawShape(v: Values): Drawing {
  const shown = { vessel: v.solid?.vessel, diameter: v.diameter, length: v.length, level: v.liquidLevel };
  switch (v.shape) {
    case 'sphere':
      return drawSphere(v.diameter);
    case 'hemisphere':
      return drawDome('Hemisphere in section', v.diameter, 0.5);
    case 'ellipsoid':
      return drawDome('2:1 ellipsoidal head in section', v.diameter, 0.25);
    case 'customEllipsoid':
      return drawEllipsoid(v);
    case 'cone':
      return drawCone('Cone', v, 'apex', v.slantHeight);
    case 'frustum':
      return drawCone('Frustum of a cone', v, v.topDiameter, v.slantHeight);
    case 'torus':
      return drawTorus(v);
    case 'rectangularTank':
      return drawTank(v);
    case 'annulus':
      return drawAnnulus(v);
    case 'segment':
      return drawSegment(v, v.chord);
    case 'torisphericalHead':
      return drawHead(v.solid?.head, v.diameter);
    case 'horizontalVessel':
      return drawHorizontalVessel(shown);
    case 'verticalVessel':
      return drawVerticalVessel(shown);
    default:
      return drawCylinder(v.diameter, v.length);
  }
}
