import { sharedFluid, fluidRows } from '../fluid/index.ts';
import { byMethod, calculation, optional, selector, step } from '../kit/index.ts';
import { configuration } from './arrangement.ts';
import { correctionChecks, correctionFactor, crossUnits } from './correction.ts';
import { crossDifference } from './cross-flow.ts';
import { drawExchanger } from './drawing.ts';
import { curveChecks, curveDifference, drivingDifference, dutyCurve, pinchDifference } from './duty-curve.ts';
import { dutyChecks, dutyCold, dutyHot, exchangedDuty } from './duties.ts';
import { examples } from './examples.ts';
import { coldFluid, coldSide, exchanger, hotFluid, hotSide } from './fields.ts';
import { plots } from './figures.ts';
import { meta } from './meta.ts';
import { effectiveness, rateRatio, smallerRate } from './rates.ts';
import { shellChecks, shellDifference } from './shells.ts';
import { streams } from './streams.ts';
import { ends, lmtd, temperatureChecks, temperatureEffectiveness, temperatureRatio } from './temperatures.ts';
import { unitsByEffectiveness, unitsOfEnds } from './units.ts';
import { wallChecks } from './wall-freezing.ts';

const meanDifference = step(
  'meanDifference',
  { drivingDifference, correctionFactor, lmtd, ...optional({ curveDifference }) },
  {
    label: 'Mean temperature difference',
    symbol: 'ΔT_m',
    equation: v => (v.curveDifference === undefined ? 'ΔT_m = F*ΔT_lm' : 'ΔT_m = F*ΔT_e'),
    kind: 'temperatureDifference',
    unit: 'K',
  },
  v => v.correctionFactor * (v.drivingDifference.alongCurve ?? v.lmtd),
);
const conductance = { label: 'UA', symbol: 'UA', kind: 'thermalConductance', unit: 'kW/K' } as const;
const uaByDifference = step(
  'ua',
  { exchangedDuty, meanDifference },
  { ...conductance, equation: 'UA = Q_x/ΔT_m', source: 'Mean temperature difference: duty over mean difference' },
  v => v.exchangedDuty / v.meanDifference,
);
const unitsByDifference = step(
  'ntu',
  { uaByDifference, smallerRate },
  { label: 'Transfer units NTU', symbol: 'NTU', equation: 'NTU = UA/C_min', kind: 'number', unit: '' },
  v => v.uaByDifference / v.smallerRate,
);
const uaByUnits = step(
  'ua',
  { unitsByEffectiveness, smallerRate },
  { ...conductance, equation: 'UA = NTU*C_min', source: 'Kays and London, 3rd ed., chapter 2' },
  v => v.unitsByEffectiveness * v.smallerRate,
);
const ua = byMethod({ original: uaByDifference, ntu: uaByUnits });
const u = step(
  'u',
  { ua, area: exchanger.area },
  {
    label: 'Overall heat transfer coefficient',
    symbol: 'U',
    equation: 'U = UA/A',
    kind: 'heatTransferCoefficient',
    unit: 'W/(m²·K)',
  },
  v => v.ua / v.area,
);

const { flowConfiguration, shellStream, tubeInlet } = exchanger;
const { hotMedium, ...ofHot } = hotSide;
const { coldMedium, ...ofCold } = coldSide;

export default calculation(meta, {
  inputs: {
    Exchanger: Object.values(exchanger),
    'Hot Side': [hotMedium, ...fluidRows(hotFluid.fluid), hotFluid.pressure, ...Object.values(ofHot)],
    'Cold Side': [coldMedium, ...fluidRows(coldFluid.fluid), coldFluid.pressure, ...Object.values(ofCold)],
  },
  fills: streams.fills,
  loads: streams.loads,
  sharedGroups: [sharedFluid(hotFluid.fluid), sharedFluid(coldFluid.fluid)],
  results: {
    Results: [
      dutyHot,
      dutyCold,
      lmtd,
      curveDifference,
      pinchDifference,
      ua,
      u,
      temperatureRatio,
      temperatureEffectiveness,
      correctionFactor,
      byMethod({ original: meanDifference }),
      rateRatio,
      effectiveness,
      byMethod({ original: unitsByDifference, ntu: unitsByEffectiveness }),
    ],
  },
  primary: ua,
  answers: [ua, lmtd, dutyHot, dutyCold, effectiveness],
  methodHelp:
    'Either is recommended: both use the same data and should agree. The first divides the duty by the mean temperature difference; Effectiveness–NTU uses flows and inlet temperatures.',
  methods: {
    original: { name: 'Mean temperature difference', inWords: 'the mean temperature difference' },
    ntu: { name: 'Effectiveness–NTU' },
  },
  crossCheck: {
    result: ua,
    sharedWith: curveDifference,
    unsafe: 'either',
    consequence: 'the flows, heat capacities and temperatures are not consistent with each other',
  },
  shows: [
    dutyHot,
    dutyCold,
    exchangedDuty,
    lmtd,
    curveDifference,
    pinchDifference,
    temperatureRatio,
    temperatureEffectiveness,
    rateRatio,
    effectiveness,
    crossUnits,
    shellDifference,
    crossDifference,
    correctionFactor,
    byMethod({ ntu: unitsOfEnds }),
  ],
  checks: [
    ...dutyChecks,
    ...temperatureChecks,
    ...curveChecks,
    ...correctionChecks,
    ...shellChecks,
    ...streams.checks,
    ...wallChecks,
  ],
  examples,
  published: () => import('./published.ts'),
  references: [
    'R. A. Bowman, A. C. Mueller and W. M. Nagle, Mean temperature difference in design, Trans. ASME 62 (1940) 283–294.',
    'A. Fakheri, A general expression for the determination of the log mean temperature correction factor for shell and tube heat exchangers, J. Heat Transfer 125 (2003) 527–530.',
    'W. M. Kays and A. L. London, Compact Heat Exchangers, 3rd ed., McGraw-Hill 1984, chapter 2.',
    'J. L. Mason, Heat transfer in crossflow, Proc. 2nd US National Congress of Applied Mechanics (1955) 801–803.',
    'D. Q. Kern, Process Heat Transfer, McGraw-Hill 1950.',
  ],
  drawing: selector({ flowConfiguration, shellStream, tubeInlet, ...ends, dutyHot, lmtd, ua }, drawExchanger),
  plots: selector({ configuration, exchangedDuty, dutyCurve, ...ends }, plots),
});
