import { schedules, type NominalSize, type Schedule } from './size.ts';
import { standardSizes, tradeSizes } from './sizes.generated.ts';

/** A pipe of one nominal size and schedule. Lengths in m. */
export interface Pipe {
  readonly nps: string;
  readonly dn: number | undefined;
  readonly schedule: Schedule;
  readonly standard: PipeStandard;
  readonly outerDiameter: number;
  readonly wallThickness: number;
  readonly innerDiameter: number;
}

/** Dimensional standard of pipe. */
export type PipeStandard = 'ASME B36.10M' | 'ASME B36.19M' | 'trade size';

/** Converts hundredths of a millimetre to m, exactly as the decimals of the table. */
function metres(hundredths: number): number {
  return hundredths / 100_000;
}

function pipe(size: NominalSize, schedule: Schedule, wall: number, trade: boolean): Pipe {
  const stainless = schedule.endsWith('S') && /^\d/.test(schedule);
  const outer = Math.round(
    (stainless ? (size.stainlessOuterDiameter ?? size.outerDiameter) : size.outerDiameter) * 100,
  );
  const thickness = Math.round(wall * 100);
  return {
    nps: size.nps,
    dn: size.dn,
    schedule,
    standard: trade ? 'trade size' : stainless ? 'ASME B36.19M' : 'ASME B36.10M',
    outerDiameter: metres(outer),
    wallThickness: metres(thickness),
    innerDiameter: metres(outer - 2 * thickness),
  };
}

function pipesOf(size: NominalSize, trade: boolean): Pipe[] {
  return schedules.flatMap(schedule => {
    const wall = size.walls[schedule];
    return wall === undefined ? [] : [pipe(size, schedule, wall, trade)];
  });
}

/** NPS as a number of inches: 1.5 for "1-1/2". */
export function npsInches(nps: string): number {
  return nps
    .split('-')
    .map(part => {
      const [above = 0, below = 1] = part.split('/').map(Number);
      return above / below;
    })
    .reduce((sum, part) => sum + part, 0);
}

/** All pipes, by size and then by schedule: ASME B36.10M and B36.19M, NPS 1/8 to 48, and four obsolete trade sizes. */
export const pipes: readonly Pipe[] = [
  ...standardSizes.flatMap(size => pipesOf(size, false)),
  ...tradeSizes.flatMap(size => pipesOf(size, true)),
].toSorted((a, b) => npsInches(a.nps) - npsInches(b.nps));

/** Nominal sizes in ascending order. */
export const nominalSizes: readonly string[] = [...new Set(pipes.map(({ nps }) => nps))];

/** DN in ascending order; NPS 4-1/2 has none. */
export const nominalDiameters: readonly number[] = [...new Set(pipes.flatMap(({ dn }) => dn ?? []))];

/** Pipes of a nominal size, DN or schedule, or a combination of these. */
export function findPipes({ nps, dn, schedule }: { nps?: string; dn?: number; schedule?: string } = {}): Pipe[] {
  return pipes.filter(
    pipe =>
      (nps === undefined || pipe.nps === nps) &&
      (dn === undefined || pipe.dn === dn) &&
      (schedule === undefined || pipe.schedule === schedule),
  );
}
