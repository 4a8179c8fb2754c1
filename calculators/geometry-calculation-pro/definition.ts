import { error } from '../kit/index.ts';
import { drawShape } from './drawing.ts';
import { examples } from './examples.ts';
import { published } from './published.ts';
import { faultOf } from './solids.ts';
import { vesselSteps } from './vessel-steps.ts';

/** A reason as a sentence. */
function sentence(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}

export default vesselSteps
  .check(
    ['shape', 'ringDiameter?', 'tubeDiameter?', 'outerDiameter?', 'innerDiameter?', 'diameter?', 'depth?'],
    ({ shape, ...dimensions }) => {
      const fault = faultOf(shape, dimensions);
      return fault ? [error(sentence(fault.text), { field: fault.field })] : [];
    },
  )
  .define({
    results: {
      Results: [
        'volume',
        'surfaceArea',
        'domeArea',
        'headDepth',
        'slantHeight',
        'apexAngle',
        'sideAngle',
        'centralAngle',
        'chord',
        'segmentArea',
        'curvedArea',
        'capSurfaceArea',
        'capVolume',
      ],
      Liquid: ['liquidLevel', 'liquidVolume', 'fillFraction', 'ullageVolume', 'wettedArea', 'liquidSurface'],
      Tables: ['surfaceParts', 'strappingTable'],
    },
    primary: 'volume',
    examples,
    published,
    references: [
      'D. Jones, Computing Fluid Tank Volumes, Chemical Processing, 2002; Calculating Tank Wetted Area, Chemical Processing, April 2017.',
      'NIST Digital Library of Mathematical Functions, 19.33 and 19.36: surface of an ellipsoid, Carlson’s symmetric integrals.',
      'DIN 28011:2012, Torispherical heads; DIN 28013:2012, Semi-ellipsoidal heads.',
      'ASME BPVC Section VIII Division 1, UG-32, Formed heads, pressure on concave side.',
    ],
    drawing: drawShape,
  });
