import type { OutletFlows } from '../outlets/outlets.ts';
import type { BlowdownEvent, EventKind } from './run.ts';

/** Share of the vessel's volume below which liquid counts as absent. */
const minLiquid = 1e-6;
/**
 * Share of the run within which liquid that disappears and returns counts as continuous: near a critical point it is lost and found
 * repeatedly.
 */
const sameLiquid = 1e-3;

/** Events of a run in time order, including those detected only to the accuracy of a step. */
export class EventRecorder {
  readonly all: BlowdownEvent[] = [];
  readonly #volume: number;
  readonly #endTime: number;
  #hadLiquid: boolean;
  #wasChoked: boolean | undefined;

  constructor(volume: number, endTime: number, hasLiquid: boolean) {
    this.#volume = volume;
    this.#endTime = endTime;
    this.#hadLiquid = hasLiquid;
  }

  add(time: number, kind: EventKind, text: string): void {
    this.all.push({ time, kind, text });
  }

  /** Records the appearance and disappearance of liquid, m³, and the end of choked flow. */
  watch(time: number, liquidVolume: number, { choked, blowdown }: OutletFlows): void {
    const liquid = liquidVolume > minLiquid * this.#volume;
    if (liquid !== this.#hadLiquid) {
      const last = this.all.at(-1);
      const again = last?.kind === 'liquid-gone' && time - last.time < sameLiquid * this.#endTime;
      if (liquid && again) this.all.pop();
      else if (liquid) this.add(time, 'liquid-appears', 'liquid forms in the vessel');
      else this.add(time, 'liquid-gone', 'no liquid is left');
      this.#hadLiquid = liquid;
    }
    if (blowdown > 0) {
      if (this.#wasChoked === true && !choked)
        this.add(time, 'flow-subcritical', 'flow through the outlet is no longer choked');
      this.#wasChoked = choked;
    }
  }
}
