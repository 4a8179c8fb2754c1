import { traceEnvelope, type EnvelopeTrace } from './envelope.ts';
import type { PhaseEnvelope } from './phase-envelope.ts';
import type { FluidRange } from './mixture-range.ts';
import type { VolumePhase, WilsonConstants } from './phase.ts';
import { findSaturation, followQuality, specified, type SaturationInput, type SaturationEnd } from './saturation.ts';
import type { TwoPhaseSolver } from './two-phase-solver.ts';
import { VolumeSolver } from './volume-solver.ts';

/** Pressures at which envelopes start and end, Pa. */
const envelopeStart = 1e5;

/** Bubble points, dew points, the states between them and the envelope of a fluid of one composition. */
export class TwoPhaseRegion {
  private trace: EnvelopeTrace | undefined;
  private isTraced = false;
  private volumeSolver: VolumeSolver | undefined;

  constructor(
    readonly solver: TwoPhaseSolver,
    private readonly wilson: WilsonConstants,
    private readonly z: Float64Array,
    private readonly range: FluidRange,
    private readonly createVolumePhase: () => VolumePhase,
  ) {}

  /** The p-T envelope from 1 bar on; undefined of a pure fluid and where it could not be traced. */
  envelope(): PhaseEnvelope | undefined {
    return this.traced()?.envelope;
  }

  /**
   * Finds the state of a vapour mass fraction at T or p and leaves it in the solver; false where there is none or it was not found. Of
   * several bubble points the one of highest pressure or lowest temperature, of several dew points that of lowest pressure or highest
   * temperature.
   */
  find(input: SaturationInput, quality: number): boolean {
    const { solver, z } = this;
    const isEnd = quality === 0 || quality === 1;
    const ends: readonly SaturationEnd[] = quality < 0.5 ? ['bubble', 'dew'] : ['dew', 'bubble'];
    return ends.slice(0, isEnd ? 1 : 2).some(end => {
      const isFound = this.findDirectly(input, end) || this.findOnEnvelope(input, end);
      return isFound && (isEnd || followQuality(solver, z, input, end === 'dew' ? 1 : 0, quality));
    });
  }

  private findDirectly(input: SaturationInput, end: SaturationEnd): boolean {
    const { solver, wilson, z } = this;
    return findSaturation(solver, wilson, z, input, end) && this.isInRange();
  }

  private isInRange(): boolean {
    const { solver, range } = this;
    const { temperature, pressure } = solver;
    const { minimumTemperature, maximumTemperature, maximumPressure } = range;
    return temperature >= minimumTemperature && temperature <= maximumTemperature && pressure <= maximumPressure;
  }

  private volumes(): VolumeSolver {
    this.volumeSolver ??= new VolumeSolver(this.createVolumePhase(), this.createVolumePhase());
    return this.volumeSolver;
  }

  private traced(): EnvelopeTrace | undefined {
    const { solver, wilson, z, range } = this;
    if (z.length > 1 && !this.isTraced) {
      this.trace = traceEnvelope(solver, wilson, z, { range, startPressure: envelopeStart }, () => this.volumes());
    }
    this.isTraced = true;
    return this.trace;
  }

  /** Looks for a point that is not found directly where the envelope crosses T or p. */
  private findOnEnvelope(input: SaturationInput, end: SaturationEnd): boolean {
    const { solver, z } = this;
    const start = this.traced()?.near(input, end);
    if (!start) return false;
    solver.unknowns.set(start);
    solver.liquid.begin('liquid');
    solver.vapour.begin('vapour');
    const value = end === 'dew' ? 1 : 0;
    return solver.solve(z, specified(solver, input), { index: solver.fraction, value }) && this.isInRange();
  }
}
