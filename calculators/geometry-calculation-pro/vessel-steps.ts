import * as geometry from '@isentrope/engineering/geometry';
import { absent, optional, step, table } from '../kit/index.ts';
import { allFields, vessels } from './fields.ts';
import { vessel } from './head-of-vessel-steps.ts';
import { area, length, volume } from './quantities.ts';
import { levelIn } from './vessels.ts';
import { wholeVolume } from './whole-steps.ts';

/** Steps for a vessel's content: level, volumes, areas, strapping table. */

const ofVessels = { shape: vessels };
const maxLines = 1000;

function fillSource({ vessel: { orientation } }: { readonly vessel: geometry.Vessel }): string {
  return orientation === 'vertical'
    ? 'Caps and zones of the head, closed form'
    : 'Sections of the head below the level (D. Jones, Computing Fluid Tank Volumes); closed form except for torispherical heads, which use Gauss–Kronrod quadrature to 1e-12';
}

export const liquidLevel = step(
  'liquidLevel',
  {
    vessel,
    fillBasis: allFields.fillBasis,
    level: optional(allFields.level),
    fillVolume: optional(allFields.fillVolume),
  },
  {
    ...length,
    label: 'Liquid level',
    symbol: 'h',
    when: ofVessels,
    source: ({ fillBasis }) => (fillBasis === 'volume' ? 'From the volume, by Brent’s method to the last digit' : ''),
  },
  ({ vessel, fillBasis, level, fillVolume }) => levelIn(vessel, fillBasis, level, fillVolume),
);
export const sectionArea = step(
  'sectionArea',
  { vessel, liquidLevel },
  {
    ...area,
    label: 'Wetted section of the cylinder',
    symbol: 'A_s',
    equation: 'A_s = (D/2)^2*(acos(m)-m*sqrt(1-m^2))',
    where: ['m = 1-2*h/D'],
  },
  ({ vessel: { orientation, diameter }, liquidLevel }) =>
    orientation === 'horizontal' ? geometry.segmentArea(diameter / 2, liquidLevel) : absent('vertical vessel'),
);
export const firstHeadLiquid = step(
  'firstHeadLiquid',
  { vessel, liquidLevel },
  { ...volume, label: 'Liquid in the first head', symbol: 'H_1', source: fillSource },
  ({ vessel, liquidLevel }) => geometry.liquidInHeads(vessel, liquidLevel)[0],
);
export const secondHeadLiquid = step(
  'secondHeadLiquid',
  { vessel, liquidLevel },
  { ...volume, label: 'Liquid in the second head', symbol: 'H_2', source: fillSource },
  ({ vessel, liquidLevel }) => geometry.liquidInHeads(vessel, liquidLevel)[1],
);
export const liquidVolume = step(
  'liquidVolume',
  { vessel, liquidLevel },
  {
    ...volume,
    label: 'Liquid volume',
    symbol: 'V_l',
    when: ofVessels,
    equation: ({ vessel: { orientation } }) =>
      orientation === 'horizontal' ? 'V_l = A_s*L+H_1+H_2' : 'V_l = π*D^2/4*min(L;max(0;h-a_1))+H_1+H_2',
  },
  ({ vessel, liquidLevel }) => geometry.liquidVolume(vessel, liquidLevel),
);
export const fillFraction = step(
  'fillFraction',
  { liquidVolume, volume: wholeVolume },
  { label: 'Filled', symbol: 'f', kind: 'fraction', unit: '%', when: ofVessels, equation: 'f = V_l/V' },
  v => v.liquidVolume / v.volume,
);
export const ullageVolume = step(
  'ullageVolume',
  { liquidVolume, volume: wholeVolume },
  { ...volume, label: 'Volume above the liquid', symbol: 'V_u', when: ofVessels, equation: 'V_u = V-V_l' },
  v => v.volume - v.liquidVolume,
);
export const wettedArea = step(
  'wettedArea',
  { vessel, liquidLevel },
  {
    ...area,
    label: 'Wetted area',
    symbol: 'A_w',
    when: ofVessels,
    source: ({ vessel: { orientation } }) =>
      orientation === 'vertical'
        ? 'Zones of the heads and the cylinder, closed form'
        : 'D. Jones, Calculating Tank Wetted Area; curved heads along the meridian by quadrature to 1e-12',
  },
  ({ vessel, liquidLevel }) => geometry.wettedArea(vessel, liquidLevel),
);
export const liquidSurface = step(
  'liquidSurface',
  { vessel, liquidLevel },
  { ...area, label: 'Free surface of the liquid', when: ofVessels },
  ({ vessel, liquidLevel }) => geometry.liquidSurface(vessel, liquidLevel),
);
export const strappingTable = step(
  'strappingTable',
  { vessel, tableStep: optional(allFields.tableStep) },
  { label: 'Strapping table', when: ofVessels },
  ({ vessel, tableStep = geometry.vesselHeight(vessel) / 20 }) => strappingRows(vessel, tableStep),
);

function strappingRows(vessel: geometry.Vessel, step: number) {
  if (geometry.vesselHeight(vessel) / step > maxLines)
    return absent(`the table would have more than ${maxLines} lines: choose a larger step`);
  const whole = geometry.vesselVolume(vessel);
  return table(
    [
      { id: 'level', label: 'Level', ...length },
      { id: 'volume', label: 'Volume', ...volume },
      { id: 'filled', label: 'Filled', kind: 'fraction', unit: '%' },
      { id: 'wettedArea', label: 'Wetted area', ...area },
      { id: 'liquidSurface', label: 'Free surface', ...area },
    ],
    geometry
      .strappingTable(vessel, step)
      .map(row => [row.level, row.volume, row.volume / whole, row.wettedArea, row.liquidSurface]),
  );
}
