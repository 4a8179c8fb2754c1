import {
  demisterPractice,
  dropOutVelocity,
  holdUpHeight,
  soudersBrownVelocity,
  terminalVelocity,
  verticalDiameter,
} from '@isentrope/engineering/vessels';
import { absent, calculator } from '../kit/index.ts';
import * as checks from './checks.ts';
import { drawDrum } from './drawing.ts';
import { examples } from './examples.ts';
import { sections } from './fields.ts';
import { guidance } from './guidance.ts';
import { meta } from './meta.ts';
import { plots } from './plots.ts';
import { published } from './published.ts';
import * as steps from './steps.ts';

const sizing = [
  'drumOrientation',
  'gasVolumeFlow',
  'designVelocity',
  'holdUpVolume',
  'lengthToDiameter?',
  'passes',
] as const;
const segment = '(D/2)^2*acos(1-2*h_l/D)-(D/2-h_l)*sqrt(h_l*(D-h_l))';

export default calculator(meta, sections)
  .check(['gasDensity', 'liquidDensity'], checks.densities)
  .check(['dropletSize'], checks.droplet)
  .check(['safetyFactor'], checks.safety)
  .step(
    'given',
    [
      'gasFlowRate',
      'liquidFlowRate',
      'gasDensity',
      'liquidDensity',
      'gasViscosity',
      'dropletSize',
      'retentionTime',
      'safetyFactor',
    ],
    { label: '' },
    v =>
      v.liquidDensity > v.gasDensity
        ? {
            diameter: v.dropletSize,
            liquidDensity: v.liquidDensity,
            gasDensity: v.gasDensity,
            gasViscosity: v.gasViscosity,
          }
        : absent('no liquid falls out: it is not denser than the gas'),
  )
  .step(
    'gasVolumeFlow',
    ['given', 'gasFlowRate', 'gasDensity'],
    { label: 'Gas volume flow', symbol: 'q_g', equation: 'q_g = W_g/ρ_g', kind: 'volumeFlow', unit: 'm³/s' },
    v => v.gasFlowRate / v.gasDensity,
  )
  .step(
    'liquidVolumeFlow',
    ['given', 'liquidFlowRate', 'liquidDensity'],
    { label: 'Liquid volume flow', symbol: 'q_l', equation: 'q_l = W_l/ρ_l', kind: 'volumeFlow', unit: 'm³/h' },
    v => v.liquidFlowRate / v.liquidDensity,
  )
  .step(
    'holdUpVolume',
    ['liquidVolumeFlow', 'retentionTime', 'slopVolume'],
    { label: 'Liquid to be held', symbol: 'V_l', equation: 'V_l = q_l*t_h+V_s', kind: 'volume', unit: 'm³' },
    v => v.liquidVolumeFlow * v.retentionTime + v.slopVolume,
  )
  .step('passes', ['drumOrientation', 'numberOfInlets?'], { label: '', symbol: 'N' }, v =>
    v.drumOrientation === 'Horizontal' ? Number(v.numberOfInlets ?? '1') : 1,
  )
  .method('original', 'Original', m =>
    m
      .step('settling', ['given'], { label: '' }, v => terminalVelocity(v.given))
      .step(
        'dragAbscissa',
        ['settling'],
        { ...steps.dragAbscissa, equation: 'X = 4/3*9.81*ρ_g*d_p^3*(ρ_l-ρ_g)/μ_g^2', source: 'Force balance' },
        v => v.settling.abscissa,
      )
      .step(
        'dragCoefficient',
        ['settling', 'dragCoefficientRead?'],
        steps.dragCoefficient.info(() => false),
        steps.dragCoefficient.compute,
      )
      .step(
        'terminalVelocity',
        ['settling'],
        {
          ...steps.terminalVelocity,
          equation: 'V_t = sqrt(4*9.81*d_p*(ρ_l-ρ_g)/(3*ρ_g*C))',
          source: 'Force balance of a falling droplet',
        },
        v => v.settling.velocity,
      )
      .step(
        'designVelocity',
        ['terminalVelocity', 'safetyFactor'],
        { ...steps.designVelocity, equation: 'V_d = 0.8*V_t/S_F', source: steps.originalRules },
        v => (0.8 * v.terminalVelocity) / v.safetyFactor,
      )
      .step('halfFull', sizing, { label: '' }, steps.halfFull)
      .step(
        'diameterForGas',
        ['halfFull'],
        {
          label: 'Diameter for the droplets',
          symbol: 'D_1',
          equation: 'D_1 = sqrt(4*q_g/(π*r*V_d))',
          source: 'Original rules: half full, the droplets fall D/2 on the length r·D',
          kind: 'length',
          unit: 'mm',
        },
        v => v.halfFull.forGas,
      )
      .step(
        'diameterForLiquid',
        ['halfFull'],
        {
          label: 'Diameter for the liquid',
          symbol: 'D_2',
          equation: 'D_2 = (8*V_l/(π*r))^(1/3)',
          source: 'Original rules: the lower half holds the liquid',
          kind: 'length',
          unit: 'mm',
        },
        v => v.halfFull.forLiquid,
      )
      .step(
        'drumDiameter',
        ['drumOrientation', 'gasVolumeFlow', 'designVelocity', 'halfFull?'],
        {
          ...steps.drumDiameter,
          equation: v => (v.halfFull ? 'D = max(D_1; D_2)' : steps.verticalEquation),
          source: steps.originalRules,
        },
        v => {
          if (v.drumOrientation === 'Vertical') return verticalDiameter(v.gasVolumeFlow, v.designVelocity);
          return v.halfFull ? Math.max(v.halfFull.forGas, v.halfFull.forLiquid) : absent('no drum does');
        },
      )
      .step(
        'liquidLevel',
        ['drumOrientation', 'drumDiameter', 'holdUpVolume'],
        {
          ...steps.liquidLevel,
          equation: v => (v.drumOrientation === 'Horizontal' ? 'h_l = D/2' : steps.holdUpEquation),
          source: v => (v.drumOrientation === 'Horizontal' ? 'Original rules: half full' : ''),
        },
        v => (v.drumOrientation === 'Horizontal' ? v.drumDiameter / 2 : holdUpHeight(v.holdUpVolume, v.drumDiameter)),
      )
      .step(
        'gasArea',
        ['drumOrientation', 'drumDiameter'],
        {
          ...steps.gasArea,
          equation: v => (v.drumOrientation === 'Horizontal' ? 'A_g = π/8*D^2' : 'A_g = π/4*D^2'),
        },
        v => (v.drumOrientation === 'Horizontal' ? Math.PI / 8 : Math.PI / 4) * v.drumDiameter ** 2,
      )
      .step('demisterFactor', ['given'], steps.originalFactor.info, steps.originalFactor.compute)
      .check(['diameterForLiquid', 'diameterForGas'], checks.liquidGoverns),
  )
  .method('api521', 'API 521', m =>
    m
      .check(['retentionTime'], checks.retention)
      .step('settling', ['given', 'dragCoefficientRead?'], { label: '' }, v =>
        dropOutVelocity(v.given, v.dragCoefficientRead),
      )
      .step(
        'dragAbscissa',
        ['settling'],
        {
          ...steps.dragAbscissa,
          equation: 'X = 0.13e8*ρ_g*d_p^3*(ρ_l-ρ_g)/(1000*μ_g)^2',
          source: `${steps.api}; μ in cP`,
        },
        v => v.settling.abscissa,
      )
      .step(
        'dragCoefficient',
        ['settling', 'dragCoefficientRead?'],
        steps.dragCoefficient.info(v => v.dragCoefficientRead !== undefined),
        steps.dragCoefficient.compute,
      )
      .check(['dragAbscissa', 'dragCoefficientRead'], checks.readCoefficient)
      .step(
        'terminalVelocity',
        ['settling'],
        {
          ...steps.terminalVelocity,
          equation: 'V_t = 1.15*sqrt(9.8*d_p*(ρ_l-ρ_g)/(ρ_g*C))',
          source: `${steps.api}: drop-out velocity`,
        },
        v => v.settling.velocity,
      )
      .step(
        'designVelocity',
        ['terminalVelocity'],
        { ...steps.designVelocity, equation: 'V_d = V_t', source: `${steps.api}: no margin on the velocity` },
        v => v.terminalVelocity,
      )
      .step('drum', sizing, { label: '' }, steps.lyingDrum)
      .check(['drum'], checks.vapourSpace)
      .step(
        'drumDiameter',
        ['drumOrientation', 'gasVolumeFlow', 'designVelocity', 'drum?'],
        {
          ...steps.drumDiameter,
          equation: v => (v.drum ? steps.lyingDiameter[v.drum.governedBy].equation : steps.verticalEquation),
          source: v => (v.drum ? steps.lyingDiameter[v.drum.governedBy].source : steps.api),
        },
        v => {
          if (v.drumOrientation === 'Vertical') return verticalDiameter(v.gasVolumeFlow, v.designVelocity);
          return v.drum ? v.drum.diameter : absent('no drum does');
        },
      )
      .step(
        'liquidLevel',
        ['drumOrientation', 'drumDiameter', 'holdUpVolume', 'drum?'],
        {
          ...steps.liquidLevel,
          equation: v => (v.drum ? `V_l/(r*D) = ${segment}` : steps.holdUpEquation),
          source: v => (v.drum ? 'Segment of a circle' : ''),
        },
        v => v.drum?.liquidDepth ?? holdUpHeight(v.holdUpVolume, v.drumDiameter),
      )
      .step(
        'gasArea',
        ['drumOrientation', 'drumDiameter', 'drum?'],
        {
          ...steps.gasArea,
          equation: v => (v.drum ? steps.lyingGasArea(v.drum).equation : 'A_g = π/4*D^2'),
          source: v => (v.drum ? steps.lyingGasArea(v.drum).source : ''),
        },
        v => v.drum?.gasArea ?? (Math.PI / 4) * v.drumDiameter ** 2,
      )
      .step(
        'demisterFactor',
        ['given', 'demisterType', 'operatingPressure?'],
        steps.practiceFactor.info,
        steps.practiceFactor.compute,
      )
      .step(
        'trials',
        sizing,
        { label: 'Drums of other proportions', when: { ...steps.lying, method: 'api521' } },
        steps.trials,
      ),
  )
  .step(
    'dropletReynolds',
    ['dragAbscissa', 'dragCoefficient'],
    { label: 'Reynolds number of the droplet', symbol: 'Re', equation: 'Re = sqrt(X/C)', kind: 'number', unit: '' },
    v => Math.sqrt(v.dragAbscissa / v.dragCoefficient),
  )
  .step(
    'clearanceToInlet',
    ['drumOrientation', 'inletClearance?', 'drumDiameter'],
    steps.clearance.inlet.info,
    steps.clearance.inlet.compute,
  )
  .step(
    'clearanceToTop',
    ['drumOrientation', 'disengagingHeight?', 'drumDiameter'],
    steps.clearance.disengaging.info,
    steps.clearance.disengaging.compute,
  )
  .step(
    'drumLength',
    [
      'drumOrientation',
      'drumDiameter',
      'lengthToDiameter?',
      'liquidLevel',
      'clearanceToInlet?',
      'clearanceToTop?',
      // A clearance that cannot be read is not a blank one.
      'inletClearance?',
      'disengagingHeight?',
    ],
    steps.drumLength.info,
    steps.drumLength.compute,
  )
  .step(
    'ldRatio',
    ['drumLength', 'drumDiameter'],
    { label: 'Length to diameter', kind: 'number', unit: '', digits: 3 },
    v => v.drumLength / v.drumDiameter,
  )
  .step(
    'drumVolume',
    ['drumLength', 'drumDiameter'],
    {
      label: 'Drum volume, without heads',
      symbol: 'V_D',
      equation: 'V_D = π/4*D^2*L',
      kind: 'volume',
      unit: 'm³',
    },
    v => (Math.PI / 4) * v.drumDiameter ** 2 * v.drumLength,
  )
  .step(
    'gasVelocity',
    ['drumOrientation', 'gasVolumeFlow', 'passes', 'gasArea'],
    steps.gasVelocity.info,
    v => v.gasVolumeFlow / (v.passes * v.gasArea),
  )
  .step(
    'dropOutTime',
    ['drumOrientation', 'drumDiameter', 'liquidLevel', 'designVelocity'],
    {
      label: 'Drop-out time',
      symbol: 'θ',
      equation: 'θ = (D-h_l)/V_d',
      kind: 'time',
      unit: 's',
      digits: 3,
      when: steps.lying,
    },
    v =>
      v.drumOrientation === 'Horizontal' ? (v.drumDiameter - v.liquidLevel) / v.designVelocity : absent('vertical'),
  )
  .step(
    'requiredLength',
    ['dropOutTime', 'gasVelocity', 'passes'],
    {
      label: 'Length for the droplets',
      symbol: 'L_min',
      equation: 'L_min = N*u_g*θ',
      source: steps.api,
      kind: 'length',
      unit: 'mm',
      when: steps.lying,
    },
    v => v.passes * v.gasVelocity * v.dropOutTime,
  )
  .step(
    'demisterVelocity',
    ['demisterFactor', 'liquidDensity', 'gasDensity'],
    {
      label: 'Demister velocity',
      symbol: 'V_m',
      equation: 'V_m = K*sqrt((ρ_l-ρ_g)/ρ_g)',
      source: 'Souders–Brown',
      kind: 'velocity',
      unit: 'm/s',
    },
    v => soudersBrownVelocity(v.demisterFactor, v.liquidDensity, v.gasDensity),
  )
  .step(
    'demisterArea',
    ['gasVolumeFlow', 'demisterVelocity'],
    { label: 'Demister area', symbol: 'A_m', equation: 'A_m = q_g/V_m', kind: 'area', unit: 'm²' },
    v => v.gasVolumeFlow / v.demisterVelocity,
  )
  .step(
    'lossCoefficient',
    ['given', 'demisterType'],
    {
      label: 'Loss coefficient of the demister',
      symbol: 'ζ',
      source: 'Common practice; the maker’s figure governs',
      kind: 'number',
      unit: '',
      digits: 2,
    },
    v => demisterPractice[v.demisterType].lossCoefficient,
  )
  .step(
    'pressureDrop',
    ['lossCoefficient', 'gasDensity', 'demisterVelocity'],
    {
      label: 'Pressure drop of the demister',
      symbol: 'Δp',
      equation: 'Δp = ζ*ρ_g*V_m^2/2',
      source: 'Estimate for the inquiry; nozzles are not in it',
      kind: 'pressureDifference',
      unit: 'mbar',
      digits: 2,
    },
    v => (v.lossCoefficient * v.gasDensity * v.demisterVelocity ** 2) / 2,
  )
  .check(['ldRatio', 'drumOrientation'], checks.slenderness)
  .check(['demisterArea', 'drumDiameter', 'drumOrientation'], checks.demisterFits)
  .define({
    results: {
      Settling: ['terminalVelocity', 'designVelocity', 'dragCoefficient', 'dropletReynolds'],
      'Drum size': [
        'drumDiameter',
        'drumLength',
        'ldRatio',
        'drumVolume',
        'liquidLevel',
        'gasVelocity',
        'dropOutTime',
        'requiredLength',
        'trials',
      ],
      Demister: ['demisterVelocity', 'demisterArea', 'pressureDrop'],
    },
    primary: 'drumDiameter',
    crossCheck: {
      result: 'drumDiameter',
      unsafe: 'higher',
      consequence: 'a drum of the original rules lets larger droplets through than those asked for',
    },
    examples,
    published,
    references: [
      'API Standard 521, Pressure-relieving and depressuring systems: knock-out drums.',
      'R. Clift, J. R. Grace, M. E. Weber, Bubbles, Drops, and Particles, Academic Press 1978, table 5.2.',
      'GPSA Engineering Data Book, section 7, Separation equipment.',
    ],
    guidance,
    drawing: drawDrum,
    plots,
  });
