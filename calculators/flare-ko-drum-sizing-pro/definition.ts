import { sharedFluid, fluidRows } from '../fluid/index.ts';
import { byMethod, calculation, selector } from '../kit/index.ts';
import { demisterArea, demisterFits, demisterVelocity, pressureDrop, pressureUnused } from './demister.ts';
import { drawDrum } from './drawing.ts';
import * as sized from './drum.ts';
import { examples } from './examples.ts';
import { criteria, drum, fluid, process, userDescription } from './fields.ts';
import { guidance } from './guidance.ts';
import { meta } from './meta.ts';
import { plots } from './plots.ts';
import * as fall from './settling.ts';
import { stream } from './stream.ts';
import { drumDiameter, liquidGoverns, liquidLevel, trials, vapourSpace } from './size.ts';

const { terminalVelocity, designVelocity, dragCoefficient } = fall;
const { drumLength, clearanceToInlet, gasVelocity } = sized;
const { drumOrientation, numberOfInlets } = drum;
const { dropletSize } = criteria;

export default calculation(meta, {
  inputs: {
    'Process Data': [userDescription, ...fluidRows(fluid), ...Object.values(process)],
    'Design Criteria': Object.values(criteria),
    Drum: Object.values(drum),
  },
  fills: stream.fills,
  loads: stream.loads,
  sharedGroups: [sharedFluid(fluid)],
  results: {
    Settling: [terminalVelocity, designVelocity, dragCoefficient, fall.dropletReynolds],
    'Drum size': [
      drumDiameter,
      drumLength,
      sized.ldRatio,
      sized.drumVolume,
      liquidLevel,
      gasVelocity,
      sized.dropOutTime,
      sized.requiredLength,
      byMethod({ api521: trials }),
    ],
    Demister: [demisterVelocity, demisterArea, pressureDrop],
  },
  primary: drumDiameter,
  answers: [drumDiameter, drumLength, sized.ldRatio, designVelocity, liquidLevel],
  methodHelp:
    'API 521 is recommended. The simplified method, for checking older calculations, takes a horizontal drum as half full of liquid.',
  methods: {
    original: { name: 'Simplified (half-full drum)', checks: [fall.safety, liquidGoverns] },
    api521: {
      name: 'API 521',
      checks: [fall.retention, pressureUnused, fall.readCoefficient, vapourSpace],
    },
  },
  crossCheck: {
    result: drumDiameter,
    unsafe: 'higher',
    consequence: 'a drum sized by the simplified method lets larger droplets through than intended',
  },
  shows: [fall.gasVolumeFlow, fall.holdUpVolume, fall.dragAbscissa, dragCoefficient, process.liquidViscosity],
  checks: [...fall.settlingChecks, sized.slenderness, demisterFits, ...stream.checks],
  examples,
  published: () => import('./published.ts'),
  references: [
    'API Standard 521, Pressure-relieving and depressuring systems: knock-out drums.',
    'R. Clift, J. R. Grace, M. E. Weber, Bubbles, Drops, and Particles, Academic Press 1978, table 5.2.',
    'GPSA Engineering Data Book, section 7, Separation equipment.',
  ],
  guidance,
  drawing: selector(
    {
      drumOrientation,
      numberOfInlets,
      drumDiameter,
      drumLength,
      liquidLevel,
      clearanceToInlet,
      gasVelocity,
      designVelocity,
      dropletSize,
    },
    drawDrum,
  ),
  plots: selector({ given: fall.droplet, dropletSize, terminalVelocity, fallOf: fall.fallOf }, plots),
});
