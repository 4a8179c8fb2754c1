import { absolute } from '@isentrope/engineering/quantities';
import {
  headOf,
  hydraulicPower,
  ie3Efficiency,
  motorFor,
  npshAvailable,
  npshWanted,
  pressureOf,
  shaftPower,
  suctionSpecificSpeed,
} from '@isentrope/engineering/rotating';
import { absent, calculator, missing } from '../kit/index.ts';
import * as checks from './checks.ts';
import { drawPump } from './drawing.ts';
import { examples } from './examples.ts';
import { sections } from './fields.ts';
import { plots } from './figures.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';
import * as viscous from './viscous.ts';

const hydrostatics = 'Hydrostatics, g = 9.81 m/s²';
const api610 = 'API 610, margins for motor drives';

export default calculator(meta, sections)
  .step(
    'Design',
    ['flowRate', 'density', 'designMargin', 'minimumContinuousFlow'],
    {
      label: 'Design flow',
      symbol: 'Q',
      equation: 'Q = q_m/ρ*(1+M+M_min)',
      source: 'Flow with its margin and the continuous recycle',
      kind: 'volumeFlow',
      unit: 'm³/h',
    },
    v => (v.flowRate / v.density) * (1 + v.designMargin + v.minimumContinuousFlow),
  )
  .step(
    'UpstreamHead',
    ['density', 'suctionElevation'],
    {
      label: 'Upstream head',
      symbol: 'Δp_h',
      equation: 'Δp_h = ρ*9.81*h_s',
      source: hydrostatics,
      kind: 'pressureDifference',
      unit: 'bar',
    },
    v => pressureOf(v.suctionElevation, v.density),
  )
  .step(
    'SuctionPressure',
    ['vesselPressure', 'UpstreamHead', 'suctionPressureDrop'],
    {
      label: 'Suction pressure',
      symbol: 'p_s',
      equation: 'p_s = p_1+Δp_h-Δp_s',
      kind: 'gaugePressure',
      unit: 'bar(g)',
    },
    v => v.vesselPressure + v.UpstreamHead - v.suctionPressureDrop,
  )
  .check(['SuctionPressure'], checks.suction)
  .step(
    'SuctionHeadAtPump',
    ['SuctionPressure', 'density'],
    {
      label: 'Suction head at pump, absolute',
      symbol: 'H_s',
      equation: 'H_s = (p_s+101325)/(ρ*9.81)',
      source: hydrostatics,
      kind: 'length',
      unit: 'm',
    },
    v => headOf(absolute(v.SuctionPressure), v.density),
  )
  .step(
    'DischargePressure',
    ['downstreamPressure', 'dischargePressureDrop', 'dischargeElevation', 'density'],
    {
      label: 'Discharge pressure',
      symbol: 'p_d',
      equation: 'p_d = p_2+Δp_d+ρ*9.81*h_d',
      source: hydrostatics,
      kind: 'gaugePressure',
      unit: 'bar(g)',
    },
    v => v.downstreamPressure + v.dischargePressureDrop + pressureOf(v.dischargeElevation, v.density),
  )
  .step(
    'DischargeHead',
    ['DischargePressure', 'density'],
    {
      label: 'Discharge head, absolute',
      symbol: 'H_d',
      equation: 'H_d = (p_d+101325)/(ρ*9.81)',
      source: hydrostatics,
      kind: 'length',
      unit: 'm',
    },
    v => headOf(absolute(v.DischargePressure), v.density),
  )
  .step(
    'PumpDP',
    ['DischargePressure', 'SuctionPressure'],
    {
      label: 'Pump differential pressure',
      symbol: 'Δp',
      equation: 'Δp = p_d-p_s',
      kind: 'pressureDifference',
      unit: 'bar',
    },
    v => v.DischargePressure - v.SuctionPressure,
  )
  .check(['PumpDP'], checks.noHead)
  .step(
    'PumpDH',
    ['PumpDP', 'density'],
    {
      label: 'Pump differential head',
      symbol: 'H',
      equation: 'H = Δp/(ρ*9.81)',
      source: hydrostatics,
      kind: 'length',
      unit: 'm',
    },
    v => headOf(v.PumpDP, v.density),
  )
  .step(
    'NPSHA',
    ['SuctionPressure', 'vaporPressure', 'density'],
    {
      label: 'NPSH available',
      symbol: 'NPSHA',
      equation: 'NPSHA = (p_s+101325-p_v)/(ρ*9.81)',
      source: 'ANSI/HI 9.6.1',
      kind: 'length',
      unit: 'm',
    },
    v =>
      npshAvailable({
        suctionPressure: absolute(v.SuctionPressure),
        vapourPressure: v.vaporPressure,
        density: v.density,
      }),
  )
  .check(['vaporPressure', 'vesselPressure'], checks.boilingVessel)
  .check(['NPSHA', 'npshRequired?', 'pumpService'], checks.cavitation)
  .step(
    'npshMargin',
    ['NPSHA', 'npshRequired?'],
    { label: 'NPSH margin', symbol: 'ΔNPSH', equation: 'ΔNPSH = NPSHA-NPSHR', kind: 'length', unit: 'm', digits: 3 },
    v => (v.npshRequired === undefined ? missing('NPSH required') : v.NPSHA - v.npshRequired),
  )
  .step(
    'npshWanted',
    ['npshRequired?', 'pumpService'],
    { label: 'NPSH wanted for the service', source: 'ANSI/HI 9.6.1 margins', kind: 'length', unit: 'm', digits: 3 },
    v => (v.npshRequired === undefined ? missing('NPSH required') : npshWanted(v.npshRequired, v.pumpService)),
  )
  .step(
    'suctionSpecificSpeed',
    ['Design', 'npshRequired?', 'speed?'],
    {
      label: 'Suction specific speed',
      symbol: 'S',
      equation: 'S = 60*N*(3600*Q)^0.5/NPSHR^0.75',
      source: 'ANSI/HI 9.6.1; rpm, m³/h, m; at design flow',
      kind: 'number',
      unit: '',
    },
    v =>
      v.npshRequired === undefined || v.speed === undefined
        ? missing(
            ...(v.npshRequired === undefined ? ['NPSH required'] : []),
            ...(v.speed === undefined ? ['speed'] : []),
          )
        : suctionSpecificSpeed(v.speed, v.Design, v.npshRequired),
  )
  .check(['suctionSpecificSpeed'], checks.suctionEnergy)
  .step(
    'HydraulicPower',
    ['PumpDP', 'Design'],
    { label: 'Hydraulic power', symbol: 'P_h', equation: 'P_h = Δp*Q', kind: 'power', unit: 'kW' },
    v => hydraulicPower(v.Design, v.PumpDP),
  )
  .step(
    'kinematicViscosity',
    ['viscosity?', 'density'],
    { label: 'Kinematic viscosity', symbol: 'ν', equation: 'ν = μ/ρ', kind: 'kinematicViscosity', unit: 'cSt' },
    viscous.kinematicViscosity,
  )
  .step(
    'stageHead',
    ['PumpDH', 'stages'],
    { label: 'Head of a stage', symbol: 'H_1', equation: 'H_1 = H/z', kind: 'length', unit: 'm' },
    v => v.PumpDH / v.stages,
  )
  .step('correction', ['kinematicViscosity', 'Design', 'stageHead', 'speed?'], { label: '' }, viscous.correction)
  .step('waterFlow', ['correction', 'Design'], viscous.infos.waterFlow, v => v.correction.waterFlow)
  .step('stageHeadWithWater', ['correction'], viscous.infos.stageHeadWithWater, v => v.correction.waterHead)
  .step('viscosityParameter', ['correction', 'speed?'], viscous.infos.viscosityParameter, v => v.correction.parameter)
  .step('flowFactor', ['correction'], viscous.infos.flowFactor, v => v.correction.factors.flow)
  .step('headFactor', ['correction'], viscous.infos.headFactor, v => v.correction.factors.head)
  .step('efficiencyFactor', ['correction'], viscous.infos.efficiencyFactor, v => v.correction.factors.efficiency)
  .step('waterHead', ['correction', 'stages'], viscous.infos.waterHead, v => v.stages * v.correction.waterHead)
  .step(
    'viscousEfficiency',
    ['efficiencyFactor', 'efficiency'],
    { label: 'Efficiency, corrected', symbol: 'η_v', equation: 'η_v = C_η*η', kind: 'fraction', unit: '%' },
    v => v.efficiencyFactor * v.efficiency,
  )
  .method('original', 'Original', m =>
    m.step(
      'ShaftPower',
      ['HydraulicPower', 'efficiency'],
      {
        label: 'Shaft power',
        symbol: 'P',
        equation: 'P = P_h/η',
        source: 'Original rules: the efficiency as given',
        kind: 'power',
        unit: 'kW',
      },
      v => shaftPower(v.HydraulicPower, v.efficiency),
    ),
  )
  .method('hi967', 'HI 9.6.7', m =>
    m
      .step(
        'ShaftPower',
        ['HydraulicPower', 'viscousEfficiency'],
        {
          label: 'Shaft power',
          symbol: 'P',
          equation: 'P = P_h/η_v',
          source: viscous.hi967,
          kind: 'power',
          unit: 'kW',
        },
        v => shaftPower(v.HydraulicPower, v.viscousEfficiency),
      )
      .check(['kinematicViscosity', 'Design', 'stageHead', 'speed?'], viscous.outsideTests),
  )
  .step('motor', ['ShaftPower'], { label: '' }, v => {
    if (!(v.ShaftPower > 0)) return absent('the pump takes no power');
    return motorFor(v.ShaftPower) ?? absent('above 1000 kW, the largest standard rating');
  })
  .step(
    'motorMargin',
    ['motor'],
    { label: 'Motor margin', symbol: 'k', source: api610, kind: 'number', unit: '', digits: 3 },
    v => v.motor.margin,
  )
  .step(
    'motorPower',
    ['ShaftPower', 'motorMargin'],
    {
      label: 'Motor power required',
      symbol: 'P_req',
      equation: 'P_req = k*P',
      source: api610,
      kind: 'power',
      unit: 'kW',
    },
    v => v.motorMargin * v.ShaftPower,
  )
  .step(
    'motorRating',
    ['motor'],
    { label: 'Next standard motor', symbol: 'P_N', source: 'IEC 60072-1', kind: 'power', unit: 'kW' },
    v => v.motor.rating,
  )
  .step(
    'motorEfficiencyUsed',
    ['motor', 'motorEfficiency?'],
    {
      label: 'Motor efficiency',
      symbol: 'η_m',
      source: v => (v.motorEfficiency === undefined ? 'IEC 60034-30-1, IE3, four poles, 50 Hz' : 'Given'),
      kind: 'fraction',
      unit: '%',
    },
    v => v.motorEfficiency ?? ie3Efficiency(v.motor.rating) ?? missing('motor efficiency'),
  )
  .step(
    'electricalPower',
    ['ShaftPower', 'motorEfficiencyUsed'],
    { label: 'Electrical power', symbol: 'P_e', equation: 'P_e = P/η_m', kind: 'power', unit: 'kW' },
    v => v.ShaftPower / v.motorEfficiencyUsed,
  )
  .step(
    'MaxSuctionPressure',
    ['relievingPressure', 'maxLiquidLevel', 'density'],
    {
      label: 'Maximum suction pressure',
      symbol: 'p_smax',
      equation: 'p_smax = p_rel+ρ*9.81*h_max',
      source: hydrostatics,
      kind: 'gaugePressure',
      unit: 'bar(g)',
    },
    v => v.relievingPressure + pressureOf(v.maxLiquidLevel, v.density),
  )
  .check(['relievingPressure', 'vesselPressure', 'maxLiquidLevel', 'suctionElevation'], checks.shutoffBasis)
  .step(
    'PumpShutoffDH',
    ['PumpDP', 'shutoffDesignMargin'],
    {
      label: 'Pump shut-off differential pressure',
      symbol: 'Δp_so',
      equation: 'Δp_so = Δp*(1+M_so)',
      kind: 'pressureDifference',
      unit: 'bar',
    },
    v => v.PumpDP * (1 + v.shutoffDesignMargin),
  )
  .check(['shutoffDesignMargin'], checks.shutoffRise)
  .step(
    'PumpShutoffm',
    ['PumpShutoffDH', 'density'],
    {
      label: 'Pump shut-off head',
      symbol: 'H_so',
      equation: 'H_so = Δp_so/(ρ*9.81)',
      source: hydrostatics,
      kind: 'length',
      unit: 'm',
    },
    v => headOf(v.PumpShutoffDH, v.density),
  )
  .step(
    'EstimatedShutoffPressure',
    ['MaxSuctionPressure', 'PumpShutoffDH'],
    {
      label: 'Estimated shut-off pressure',
      symbol: 'p_so',
      equation: 'p_so = p_smax+Δp_so',
      kind: 'gaugePressure',
      unit: 'bar(g)',
    },
    v => v.MaxSuctionPressure + v.PumpShutoffDH,
  )
  .define({
    results: {
      'Flow & Suction Condition': ['Design', 'UpstreamHead', 'SuctionPressure', 'SuctionHeadAtPump'],
      'Discharge Condition': ['DischargePressure', 'DischargeHead', 'PumpDP', 'PumpDH'],
      'NPSH & Pump Power': [
        'NPSHA',
        'HydraulicPower',
        'ShaftPower',
        'npshMargin',
        'npshWanted',
        'suctionSpecificSpeed',
        'waterFlow',
        'waterHead',
        'viscousEfficiency',
        'motorPower',
        'motorRating',
        'electricalPower',
      ],
      'Shutoff Conditions': ['MaxSuctionPressure', 'PumpShutoffDH', 'PumpShutoffm', 'EstimatedShutoffPressure'],
    },
    primary: 'PumpDH',
    crossCheck: {
      result: 'ShaftPower',
      unsafe: 'higher',
      consequence: 'a motor chosen without the correction would be too small',
    },
    examples,
    published,
    references: [
      'ANSI/HI 9.6.7-2010, Rotodynamic pumps: guideline for effects of liquid viscosity on performance.',
      'ANSI/HI 9.6.1-2012, Rotodynamic pumps: guideline for NPSH margin.',
      'API Standard 610, Centrifugal pumps for petroleum, petrochemical and natural gas industries, 11th ed. 2010.',
      'IEC 60072-1, Rotating electrical machines: dimensions and output series; IEC 60034-30-1:2014, efficiency classes.',
      'Crane Technical Paper No. 410, Flow of fluids through valves, fittings and pipe, 2009.',
    ],
    drawing: drawPump,
    plots,
  });
