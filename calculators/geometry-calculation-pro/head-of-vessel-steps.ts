import { headArea, headVolume } from '@isentrope/engineering/geometry';
import { absent } from '../kit/index.ts';
import { areaEquation, depthEquation, depthWhere, headSource, solidWhere, volumeEquation } from './head-steps.ts';
import { area, length, solids, volume } from './solid-steps.ts';

/** The steps of the two heads of a vessel. */

export const heads = solids
  .step('vessel', ['solid'], { label: '' }, ({ solid }) => solid.vessel ?? absent('not a vessel'))
  .step(
    'firstHeadDepth',
    ['vessel', 'firstHead'],
    {
      ...length,
      label: 'Depth of the first head',
      symbol: 'a_1',
      equation: ({ firstHead }) => depthEquation(firstHead, '_1'),
      where: ({ firstHead }) => depthWhere(firstHead, '_1'),
      source: ({ firstHead }) => headSource(firstHead),
    },
    ({ vessel }) => vessel.heads[0].depth,
  )
  .step(
    'firstHeadVolume',
    ['vessel', 'firstHead'],
    {
      ...volume,
      label: 'Volume of the first head',
      symbol: 'V_1',
      equation: ({ firstHead }) => volumeEquation(firstHead, '_1'),
      where: ({ firstHead }) => solidWhere(firstHead, '_1'),
      source: ({ firstHead }) => headSource(firstHead),
    },
    ({ vessel }) => headVolume(vessel.heads[0]),
  )
  .step(
    'firstHeadArea',
    ['vessel', 'firstHead'],
    {
      ...area,
      label: 'Surface of the first head',
      symbol: 'A_1',
      equation: ({ firstHead }) => areaEquation(firstHead, '_1'),
      where: ({ firstHead }) => solidWhere(firstHead, '_1'),
      source: ({ firstHead }) => headSource(firstHead),
    },
    ({ vessel }) => headArea(vessel.heads[0]),
  )
  .step(
    'secondHeadDepth',
    ['vessel', 'secondHead'],
    {
      ...length,
      label: 'Depth of the second head',
      symbol: 'a_2',
      equation: ({ secondHead }) => (secondHead === 'same' ? 'a_2 = a_1' : depthEquation(secondHead, '_2')),
      where: ({ secondHead }) => (secondHead === 'same' ? [] : depthWhere(secondHead, '_2')),
      source: ({ secondHead }) => (secondHead === 'same' ? 'As the first head' : headSource(secondHead)),
    },
    ({ vessel }) => vessel.heads[1].depth,
  )
  .step(
    'secondHeadVolume',
    ['vessel', 'secondHead'],
    {
      ...volume,
      label: 'Volume of the second head',
      symbol: 'V_2',
      equation: ({ secondHead }) => (secondHead === 'same' ? 'V_2 = V_1' : volumeEquation(secondHead, '_2')),
      where: ({ secondHead }) => (secondHead === 'same' ? [] : solidWhere(secondHead, '_2')),
      source: ({ secondHead }) => (secondHead === 'same' ? 'As the first head' : headSource(secondHead)),
    },
    ({ vessel }) => headVolume(vessel.heads[1]),
  )
  .step(
    'secondHeadArea',
    ['vessel', 'secondHead'],
    {
      ...area,
      label: 'Surface of the second head',
      symbol: 'A_2',
      equation: ({ secondHead }) => (secondHead === 'same' ? 'A_2 = A_1' : areaEquation(secondHead, '_2')),
      where: ({ secondHead }) => (secondHead === 'same' ? [] : solidWhere(secondHead, '_2')),
      source: ({ secondHead }) => (secondHead === 'same' ? 'As the first head' : headSource(secondHead)),
    },
    ({ vessel }) => headArea(vessel.heads[1]),
  );
