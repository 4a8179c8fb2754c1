export { carlsonRD, carlsonRF, carlsonRG } from './carlson.ts';
export { segmentAngle, segmentArc, segmentArea, segmentChord } from './circle.ts';
export { ellipsoidArea, ellipsoidIntegral, ellipsoidVolume } from './ellipsoid.ts';
export {
  conicalHead,
  ellipsoidalHead,
  flatHead,
  hemisphericalHead,
  standardTorisphericalHead,
  torisphericalHead,
  torisphericalStandards,
  type Head,
  type TorisphericalHead,
  type TorisphericalStandard,
} from './head.ts';
export {
  annulus,
  circleArea,
  cone,
  cylinder,
  frustum,
  hemisphere,
  rectangularTank,
  sphere,
  sphericalCapApproximation,
  torus,
} from './solids.ts';
export { depthAtRadius, headArea, headVolume, radiusAbovePole } from './vertical-head.ts';
export {
  levelOfVolume,
  liquidInHeads,
  liquidSurface,
  liquidVolume,
  strappingTable,
  vessel,
  vesselArea,
  vesselHeight,
  vesselVolume,
  wettedArea,
  type StrappingRow,
  type Vessel,
} from './vessel.ts';
