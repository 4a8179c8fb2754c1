import { formatNumber } from '../quantities/index.ts';
import type { TransportValue } from './transport/index.ts';

/** Relative uncertainty of a viscosity from which it is a doubtful estimate. */
const doubtful = 0.5;

/** Returns a caution on a viscosity that may be far off; undefined for any other. */
export function viscosityCaution({ uncertainty }: TransportValue): string | undefined {
  if (uncertainty < doubtful) return undefined;
  return `The viscosity is an estimate, which may be ${formatNumber(1 + uncertainty, 2)} times as high or as low, as of a heavy petroleum fraction or of components of very different viscosity. Where it is higher, friction losses and the sizes that follow are too low, in laminar flow in proportion: the unsafe side. Check it with a measured one.`;
}
