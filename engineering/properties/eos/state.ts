/** Volume root of the equation of state. */
export type PhaseRoot = 'vapour' | 'liquid';

/**
 * Phase condition of a fluid. A supercritical fluid counts as vapour. Of two phases the one of lower mass density is the vapour, which lies
 * above, even where its molar volume is smaller (barotropic inversion).
 */
export type PhaseCondition = PhaseRoot | 'two-phase';

/**
 * Properties of one phase, per mole of it, SI. Volumes are translated; enthalpy and entropy are 0 for each component as an ideal gas at
 * 298.15 K and 101 325 Pa. NaN before the first evaluation.
 */
export class PhaseState {
  /** K. */
  temperature = NaN;
  /** Pa. */
  pressure = NaN;
  /** kg/mol. */
  molarMass = NaN;
  /** m³/mol. */
  molarVolume = NaN;
  /** kg/m³. */
  density = NaN;
  /** p·v/(R·T). */
  compressibility = NaN;
  /** J/mol. */
  molarEnthalpy = NaN;
  /** J/mol. */
  molarInternalEnergy = NaN;
  /** J/(mol·K). */
  molarEntropy = NaN;
  /** J/(mol·K). */
  molarCp = NaN;
  /** J/(mol·K). */
  molarCv = NaN;
  /** Of the ideal gas of this composition, J/(mol·K). */
  molarCpIdeal = NaN;
  /** m/s. */
  speedOfSound = NaN;
  /** (∂p/∂T)_v, Pa/K. */
  pressureByTemperature = NaN;
  /** (∂p/∂v)_T, Pa·mol/m³. */
  pressureByVolume = NaN;
  readonly moleFractions: Float64Array;

  constructor(components: number) {
    this.moleFractions = new Float64Array(components);
  }
}

/** Starting point of a flash. */
type Start = {
  readonly [K in 'condition' | 'temperature' | 'vapourFraction']: FluidState[K];
} & { readonly [K in PhaseRoot]: Readonly<Pick<PhaseState, 'molarVolume' | 'moleFractions'>> };

/**
 * State of a fluid of one or two phases. Flashes fill it, starting from its previous content, so one state follows one fluid over time.
 * Overall properties are per mole of the whole fluid.
 */
export class FluidState {
  /** Undefined until a flash has filled it. */
  condition: PhaseCondition | undefined = undefined;
  /** K. */
  temperature = NaN;
  /** Pa. */
  pressure = NaN;
  /** Moles of vapour per mole of fluid, 0 to 1. */
  vapourFraction = NaN;
  /** kg/mol. */
  molarMass = NaN;
  /** m³/mol. */
  molarVolume = NaN;
  /** kg/m³. */
  density = NaN;
  /** J/mol. */
  molarEnthalpy = NaN;
  /** J/mol. */
  molarInternalEnergy = NaN;
  /** J/(mol·K). */
  molarEntropy = NaN;
  /** Valid only where `condition` is 'vapour' or 'two-phase'. */
  readonly vapour: PhaseState;
  /** Valid only where `condition` is 'liquid' or 'two-phase'. */
  readonly liquid: PhaseState;
  /** Overall composition. */
  readonly moleFractions: Float64Array;

  constructor(components: number) {
    this.vapour = new PhaseState(components);
    this.liquid = new PhaseState(components);
    this.moleFractions = new Float64Array(components);
  }

  /** Makes the next flash start from another result; other properties are unchanged. */
  startFrom({ condition, temperature, vapourFraction, vapour, liquid }: Start): void {
    this.condition = condition;
    this.temperature = temperature;
    this.vapourFraction = vapourFraction;
    if (condition !== 'two-phase') return;
    this.vapour.molarVolume = vapour.molarVolume;
    this.vapour.moleFractions.set(vapour.moleFractions);
    this.liquid.molarVolume = liquid.molarVolume;
    this.liquid.moleFractions.set(liquid.moleFractions);
  }

  /** Makes the next flash start without a previous result. */
  forget(): void {
    this.condition = undefined;
  }
}
