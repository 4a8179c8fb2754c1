import {
  equalWithin,
  logMeanDifference,
  temperatureRatios,
  terminalDifferences,
  type TerminalTemperatures,
} from '@isentrope/engineering/heat-transfer';
import type { Temperature } from '@isentrope/engineering/quantities';
import { absent, calculator, caseNumber, warning } from '../kit/index.ts';
import { configuration } from './arrangement.ts';
import * as correction from './correction.ts';
import { drawExchanger } from './drawing.ts';
import * as duties from './duties.ts';
import { examples } from './examples.ts';
import { sections } from './fields.ts';
import { plots } from './figures.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';
import * as units from './units.ts';

const ends = ['tempHotIn', 'tempHotOut', 'tempColdIn', 'tempColdOut'] as const;

function temperatures(v: Record<(typeof ends)[number], Temperature>): TerminalTemperatures {
  return { hotIn: v.tempHotIn, hotOut: v.tempHotOut, coldIn: v.tempColdIn, coldOut: v.tempColdOut };
}

const still = (name: string) => absent(`the ${name} side keeps its temperature`);

export default calculator(meta, sections)
  .step('configuration', ['flowConfiguration', 'shellPasses?', 'crossFlowMixing?'], { label: '' }, configuration)
  .step(
    'dutyHot',
    ['flowHot?', 'cpHot?', 'tempHotIn?', 'tempHotOut?', 'duty?'],
    {
      label: 'Hot side duty',
      symbol: 'Q_h',
      equation: duties.hot.equation,
      source: duties.hot.source,
      kind: 'power',
      unit: 'kW',
      digits: 5,
    },
    duties.hot.compute,
  )
  .step(
    'dutyCold',
    ['flowCold?', 'cpCold?', 'tempColdIn?', 'tempColdOut?', 'duty?'],
    {
      label: 'Cold side duty',
      symbol: 'Q_c',
      equation: duties.cold.equation,
      source: duties.cold.source,
      kind: 'power',
      unit: 'kW',
      digits: 5,
    },
    duties.cold.compute,
  )
  .check(['dutyHot', 'dutyCold'], duties.mismatch)
  .check(['duty', 'flowHot', 'cpHot', 'tempHotIn', 'tempHotOut'], duties.replacedHotDuty)
  .check(['flowCold?', 'cpCold?', 'tempColdIn?', 'tempColdOut?', 'duty?'], duties.coldByDuty)
  .step(
    'exchangedDuty',
    ['dutyHot', 'dutyCold'],
    {
      label: 'Duty exchanged',
      symbol: 'Q_x',
      equation: 'Q_x = Q_h',
      source: 'Both sides agree within 1 % of their mean',
      kind: 'power',
      unit: 'kW',
      digits: 5,
    },
    duties.exchanged,
  )
  .step(
    'firstDifference',
    ['configuration', ...ends],
    {
      label: 'First terminal difference',
      symbol: 'ΔT_1',
      equation: v => (v.configuration.direction === 'co' ? 'ΔT_1 = T_hi-T_ci' : 'ΔT_1 = T_hi-T_co'),
      kind: 'temperatureDifference',
      unit: 'K',
    },
    v => terminalDifferences(temperatures(v), v.configuration.direction)[0],
  )
  .step(
    'secondDifference',
    ['configuration', ...ends],
    {
      label: 'Second terminal difference',
      symbol: 'ΔT_2',
      equation: v => (v.configuration.direction === 'co' ? 'ΔT_2 = T_ho-T_co' : 'ΔT_2 = T_ho-T_ci'),
      kind: 'temperatureDifference',
      unit: 'K',
    },
    v => terminalDifferences(temperatures(v), v.configuration.direction)[1],
  )
  .check(['firstDifference', 'secondDifference'], v =>
    Math.abs(v.firstDifference - v.secondDifference) <= equalWithin
      ? [warning(`Case ${caseNumber}: ΔT₁ = ΔT₂, check temperatures.`, { field: 'lmtd' })]
      : [],
  )
  .check(['firstDifference', 'secondDifference'], v =>
    v.firstDifference > 0 && v.secondDifference > 0
      ? []
      : [
          warning('A terminal temperature difference is not above zero: at that end no heat goes to the cold side.', {
            field: 'lmtd',
          }),
        ],
  )
  .check(['configuration', 'tempHotOut', 'tempColdOut'], correction.temperatureCross)
  .step(
    'lmtd',
    ['firstDifference', 'secondDifference'],
    {
      label: 'Logarithmic mean temperature difference',
      symbol: 'ΔT_lm',
      equation: v =>
        Math.abs(v.firstDifference - v.secondDifference) <= equalWithin
          ? 'ΔT_lm = ΔT_1'
          : 'ΔT_lm = (ΔT_1-ΔT_2)/ln(ΔT_1/ΔT_2)',
      kind: 'temperatureDifference',
      unit: 'K',
    },
    v =>
      v.firstDifference > 0 && v.secondDifference > 0
        ? logMeanDifference(v.firstDifference, v.secondDifference)
        : absent('a terminal difference is not above zero'),
  )
  .step('ratios', ends, { label: '' }, v => temperatureRatios(temperatures(v)))
  .step(
    'temperatureRatio',
    ['ratios', ...ends],
    {
      label: 'Temperature ratio',
      symbol: 'R',
      equation: 'R = (T_hi-T_ho)/(T_co-T_ci)',
      source: 'Bowman, Mueller and Nagle 1940',
      kind: 'number',
      unit: '',
    },
    v => (Number.isFinite(v.ratios.R) ? v.ratios.R : still('cold')),
  )
  .step(
    'temperatureEffectiveness',
    ['ratios', ...ends],
    {
      label: 'Temperature effectiveness',
      symbol: 'P',
      equation: 'P = (T_co-T_ci)/(T_hi-T_ci)',
      source: 'Bowman, Mueller and Nagle 1940',
      kind: 'number',
      unit: '',
    },
    v => (Number.isFinite(v.ratios.P) ? v.ratios.P : absent('both sides enter at one temperature')),
  )
  .step(
    'rates',
    ['exchangedDuty', 'flowHot?', 'cpHot?', 'flowCold?', 'cpCold?', ...ends],
    { label: '' },
    (v): units.CapacityRates => ({
      hot: units.capacityRate(v.flowHot, v.cpHot, v.exchangedDuty, v.tempHotIn - v.tempHotOut),
      cold: units.capacityRate(v.flowCold, v.cpCold, v.exchangedDuty, v.tempColdOut - v.tempColdIn),
    }),
  )
  .step(
    'rateHot',
    ['rates', 'flowHot?', 'cpHot?'],
    {
      label: 'Capacity rate, hot side',
      symbol: 'C_h',
      equation: v => (v.flowHot === undefined || v.cpHot === undefined ? 'C_h = Q_x/(T_hi-T_ho)' : 'C_h = m_h*c_h'),
      kind: 'thermalConductance',
      unit: 'kW/K',
    },
    v => (Number.isFinite(v.rates.hot) ? v.rates.hot : still('hot')),
  )
  .step(
    'rateCold',
    ['rates', 'flowCold?', 'cpCold?'],
    {
      label: 'Capacity rate, cold side',
      symbol: 'C_c',
      equation: v => (v.flowCold === undefined || v.cpCold === undefined ? 'C_c = Q_x/(T_co-T_ci)' : 'C_c = m_c*c_c'),
      kind: 'thermalConductance',
      unit: 'kW/K',
    },
    v => (Number.isFinite(v.rates.cold) ? v.rates.cold : still('cold')),
  )
  .step(
    'smallerRate',
    ['rates', 'rateHot?', 'rateCold?'],
    {
      label: 'Smaller capacity rate',
      symbol: 'C_min',
      equation: v =>
        v.rateHot === undefined ? 'C_min = C_c' : v.rateCold === undefined ? 'C_min = C_h' : 'C_min = min(C_h; C_c)',
      kind: 'thermalConductance',
      unit: 'kW/K',
    },
    v => {
      const smaller = Math.min(v.rates.hot, v.rates.cold);
      return smaller > 0 && Number.isFinite(smaller)
        ? smaller
        : absent('no side changes its temperature with the heat');
    },
  )
  .step(
    'rateRatio',
    ['rates', 'smallerRate', 'rateHot?', 'rateCold?'],
    {
      label: 'Ratio of capacity rates',
      symbol: 'C_r',
      equation: v =>
        v.rateHot === undefined || v.rateCold === undefined ? 'C_r = 0' : 'C_r = min(C_h; C_c)/max(C_h; C_c)',
      kind: 'number',
      unit: '',
    },
    v => v.smallerRate / Math.max(v.rates.hot, v.rates.cold),
  )
  .step(
    'effectiveness',
    ['exchangedDuty', 'smallerRate', 'tempHotIn', 'tempColdIn'],
    {
      label: 'Effectiveness',
      symbol: 'ε',
      equation: 'ε = Q_x/(C_min*(T_hi-T_ci))',
      source: 'Kays and London, 3rd ed., chapter 2',
      kind: 'number',
      unit: '',
    },
    v =>
      v.tempHotIn > v.tempColdIn
        ? v.exchangedDuty / (v.smallerRate * (v.tempHotIn - v.tempColdIn))
        : absent('the hot side does not enter hotter than the cold side'),
  )
  .method('original', 'Original', m =>
    m
      .step('factor', ['configuration', 'ratios', 'lmtd'], { label: '' }, correction.factor)
      .check(['configuration', 'ratios', 'factor'], correction.lowFactor)
      .step(
        'crossUnits',
        ['configuration', 'ratios', 'lmtd'],
        {
          label: 'Transfer units of the cross-flow exchanger',
          symbol: 'NTU_x',
          source: 'Kays and London, 3rd ed., chapter 2, solved for NTU',
          kind: 'number',
          unit: '',
        },
        correction.crossUnits,
      )
      .step(
        'correctionFactor',
        ['configuration', 'ratios', 'factor'],
        {
          label: 'Correction factor F',
          symbol: 'F',
          equation: correction.equation,
          where: correction.where,
          source: correction.source,
          kind: 'number',
          unit: '',
        },
        correction.factorOr,
      )
      .step(
        'meanDifference',
        ['lmtd', 'correctionFactor'],
        {
          label: 'Mean temperature difference',
          symbol: 'ΔT_m',
          equation: 'ΔT_m = F*ΔT_lm',
          kind: 'temperatureDifference',
          unit: 'K',
        },
        v => v.correctionFactor * v.lmtd,
      )
      .step(
        'ua',
        ['exchangedDuty', 'meanDifference'],
        {
          label: 'UA',
          symbol: 'UA',
          equation: 'UA = Q_x/ΔT_m',
          source: 'Original rules: duty over mean difference',
          kind: 'thermalConductance',
          unit: 'kW/K',
        },
        v => v.exchangedDuty / v.meanDifference,
      )
      .step(
        'ntu',
        ['ua', 'smallerRate'],
        { label: 'Transfer units NTU', symbol: 'NTU', equation: 'NTU = UA/C_min', kind: 'number', unit: '' },
        v => v.ua / v.smallerRate,
      ),
  )
  .method('ntu', 'Effectiveness–NTU', m =>
    m
      .step('arrangement', ['configuration', 'rates'], { label: '' }, units.arrangement)
      .step(
        'ntu',
        ['configuration', 'arrangement', 'effectiveness', 'rateRatio'],
        {
          label: 'Transfer units NTU',
          symbol: 'NTU',
          equation: units.equation,
          where: units.where,
          source: units.source,
          kind: 'number',
          unit: '',
        },
        units.units,
      )
      .step(
        'ua',
        ['ntu', 'smallerRate'],
        {
          label: 'UA',
          symbol: 'UA',
          equation: 'UA = NTU*C_min',
          source: 'Kays and London, 3rd ed., chapter 2',
          kind: 'thermalConductance',
          unit: 'kW/K',
        },
        v => v.ntu * v.smallerRate,
      ),
  )
  .step(
    'u',
    ['ua', 'area'],
    {
      label: 'Overall heat transfer coefficient',
      symbol: 'U',
      equation: 'U = UA/A',
      kind: 'heatTransferCoefficient',
      unit: 'W/(m²·K)',
    },
    v => v.ua / v.area,
  )
  .define({
    results: {
      Results: [
        'dutyHot',
        'dutyCold',
        'lmtd',
        'ua',
        'u',
        'temperatureRatio',
        'temperatureEffectiveness',
        'correctionFactor',
        'meanDifference',
        'rateRatio',
        'effectiveness',
        'ntu',
      ],
    },
    primary: 'ua',
    crossCheck: {
      result: 'ua',
      unsafe: 'either',
      consequence: 'the flows, heat capacities and temperatures do not belong to one exchanger',
    },
    examples,
    published,
    references: [
      'R. A. Bowman, A. C. Mueller and W. M. Nagle, Mean temperature difference in design, Trans. ASME 62 (1940) 283–294.',
      'A. Fakheri, A general expression for the determination of the log mean temperature correction factor for shell and tube heat exchangers, J. Heat Transfer 125 (2003) 527–530.',
      'W. M. Kays and A. L. London, Compact Heat Exchangers, 3rd ed., McGraw-Hill 1984, chapter 2.',
      'J. L. Mason, Heat transfer in crossflow, Proc. 2nd US National Congress of Applied Mechanics (1955) 801–803.',
      'D. Q. Kern, Process Heat Transfer, McGraw-Hill 1950.',
    ],
    drawing: drawExchanger,
    plots,
  });
