import { schedules, type NominalSize, type Schedule } from './size.ts';
import { standardSizes, tradeSizes } from './sizes.generated.ts';

/** One pipe: a size in a schedule. Lengths in m. */
export interface Pipe {
  readonly nps: string;
  readonly dn: number | undefined;
  readonly schedule: Schedule;
  readonly standard: PipeStandard;
  readonly outerDiameter: number;
  readonly wallThickness: number;
  readonly innerDiameter: number;
}

/** A standard of dimensions of pipe. */
export type PipeStandard = 'ASME B36.10M' | 'ASME B36.19M' | 'trade size';

/** Length in m of a length in hundredths of a millimetre, so that the table's own decimals come out. */
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

/** Every pipe, by size and then by schedule: ASME B36.10M and B36.19M, NPS 1/8 to 48, and four old trade sizes. */
export const pipes: readonly Pipe[] = [
  ...standardSizes.flatMap(size => pipesOf(size, false)),
  ...tradeSizes.flatMap(size => pipesOf(size, true)),
].toSorted((a, b) => npsInches(a.nps) - npsInches(b.nps));

/** Nominal sizes in ascending order. */
export const nominalSizes: readonly string[] = [...new Set(pipes.map(({ nps }) => nps))];

/** DN in ascending order; NPS 4-1/2 has none. */
export const nominalDiameters: readonly number[] = [...new Set(pipes.flatMap(({ dn }) => dn ?? []))];

/** The pipes of a nominal size, DN or schedule, or of several of these at once. */
export function findPipes({ nps, dn, schedule }: { nps?: string; dn?: number; schedule?: string } = {}): Pipe[] {
  return pipes.filter(
    pipe =>
      (nps === undefined || pipe.nps === nps) &&
      (dn === undefined || pipe.dn === dn) &&
      (schedule === undefined || pipe.schedule === schedule),
  );
}
