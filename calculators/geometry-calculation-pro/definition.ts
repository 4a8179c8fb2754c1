import { calculation, check, error, info, optional, selector, upperFirst } from '../kit/index.ts';
import { drawShape } from './drawing.ts';
import { examples } from './examples.ts';
import { allFields, sections } from './fields.ts';
import { heads } from './head-of-vessel-steps.ts';
import { meta } from './meta.ts';
import { headsOf, isByOutside } from './solid-from-fields.ts';
import * as solid from './solid-steps.ts';
import { contradictionOf } from './solids.ts';
import * as vessel from './vessel-steps.ts';
import * as whole from './whole-steps.ts';

const contradiction = check(
  {
    shape: allFields.shape,
    ...optional({
      ringDiameter: allFields.ringDiameter,
      tubeDiameter: allFields.tubeDiameter,
      outerDiameter: allFields.outerDiameter,
      innerDiameter: allFields.innerDiameter,
      diameter: allFields.diameter,
      depth: allFields.depth,
    }),
  },
  ({ shape, ...dimensions }) => {
    const fault = contradictionOf(shape, dimensions);
    return fault ? [error(`${upperFirst(fault.text)}.`, { field: fault.field })] : [];
  },
);
const wallNotUsed = check(
  {
    shape: allFields.shape,
    wallThickness: allFields.wallThickness,
    ...optional({
      headStandard: allFields.headStandard,
      firstHead: allFields.firstHead,
      secondHead: allFields.secondHead,
    }),
  },
  v =>
    v.wallThickness > 0 && !headsOf(v).some(isByOutside)
      ? [
          info('The wall thickness is not used: only standard heads take their radii from the outside diameter.', {
            field: 'wallThickness',
          }),
        ]
      : [],
);

const inputs = Object.fromEntries(Object.entries(sections).map(([section, each]) => [section, Object.values(each)]));

export default calculation(meta, {
  inputs,
  results: {
    Results: [
      whole.wholeVolume,
      whole.surfaceArea,
      solid.domeArea,
      solid.headDepth,
      solid.slantHeight,
      solid.apexAngle,
      solid.sideAngle,
      solid.centralAngle,
      solid.chord,
      solid.segmentArea,
      solid.curvedArea,
      solid.capSurfaceArea,
      solid.capVolume,
    ],
    Liquid: [
      vessel.liquidLevel,
      vessel.liquidVolume,
      vessel.fillFraction,
      vessel.ullageVolume,
      vessel.wettedArea,
      vessel.liquidSurface,
    ],
    Tables: [whole.surfaceParts, vessel.strappingTable],
  },
  primary: whole.wholeVolume,
  answers: [whole.wholeVolume, whole.surfaceArea, vessel.liquidVolume, vessel.fillFraction, vessel.wettedArea],
  shows: [
    solid.slantHeight,
    solid.apexAngle,
    solid.sideAngle,
    solid.centralAngle,
    solid.chord,
    solid.segmentArea,
    solid.curvedArea,
    solid.ellipsoidIntegral,
    solid.headDepth,
    ...heads,
    whole.wholeVolume,
    whole.surfaceArea,
    vessel.liquidLevel,
    vessel.sectionArea,
    vessel.firstHeadLiquid,
    vessel.secondHeadLiquid,
  ],
  checks: [contradiction, wallNotUsed],
  examples,
  published: () => import('./published.ts'),
  references: [
    'D. Jones, Computing Fluid Tank Volumes, Chemical Processing, 2002; Calculating Tank Wetted Area, Chemical Processing, April 2017.',
    'NIST Digital Library of Mathematical Functions, 19.33 and 19.36: surface of an ellipsoid, Carlson’s symmetric integrals.',
    'DIN 28011:2012, Torispherical heads; DIN 28013:2012, Semi-ellipsoidal heads.',
    'ASME BPVC Section VIII Division 1, UG-32, Formed heads, pressure on concave side.',
  ],
  drawing: selector(
    {
      ...allFields,
      solid: solid.solid,
      slantHeight: solid.slantHeight,
      chord: solid.chord,
      liquidLevel: vessel.liquidLevel,
    },
    drawShape,
  ),
});
