/** State of the connection between a page and the server. */
export type ConnectionState =
  /** Requests and responses arrive. */
  | 'up'
  /** No request arrives. */
  | 'down'
  /** Requests wait until the state changes. */
  | 'slow'
  /** Requests arrive, but their responses are lost. */
  | 'lossy';

/** The ids of the fields that a sequence types into, by label. */
export const typedFields = {
  'Flow rate': 'flowRate',
  Viscosity: 'viscosity',
  'Upstream pressure': 'upstreamPressure',
} as const;
export type TypedField = keyof typeof typedFields;
const labels = ['Flow rate', 'Viscosity', 'Upstream pressure'] as const satisfies readonly TypedField[];
export const fieldLabels: readonly TypedField[] = labels;

/** An event on the device with the index `who`. */
export type Interruption = { readonly who: number } & (
  | { readonly type: 'type'; readonly field: TypedField; readonly keys: string }
  /** Typing continues at the end of the same field. */
  | { readonly type: 'continue'; readonly keys: string }
  /** The last characters of the field are deleted. */
  | { readonly type: 'erase'; readonly keys: number }
  | { readonly type: 'pass'; readonly milliseconds: number }
  | { readonly type: 'line'; readonly state: ConnectionState }
  | { readonly type: 'session'; readonly ends: boolean }
  | { readonly type: 'reload' }
);

/** A pseudo-random number generator (mulberry32); returns numbers in [0, 1). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type DeviceEvent = DistributiveOmit<Interruption>;
type DistributiveOmit<T> = T extends unknown ? Omit<T, 'who'> : never;

/** The random choices of one sequence. */
interface Dice {
  readonly below: (limit: number) => number;
  readonly one: <T>(choices: readonly [T, ...T[]]) => T;
}

const typing = ({ one, below }: Dice): DeviceEvent => ({
  type: 'type',
  field: one(labels),
  keys: String(10 + below(90)),
});
const typingMore = ({ below }: Dice): DeviceEvent => ({ type: 'continue', keys: String(below(100)) });
/** Delays in ms: while a number is typed, until it is stored in the browser, until it is sent, until it is retried. */
const pass = ({ one }: Dice): DeviceEvent => ({ type: 'pass', milliseconds: one([50, 350, 1300, 4000]) });
const sent: DeviceEvent = { type: 'pass', milliseconds: 1300 };
const line = (state: ConnectionState): DeviceEvent => ({ type: 'line', state });
const ends: DeviceEvent = { type: 'session', ends: true };
const signsIn: DeviceEvent = { type: 'session', ends: false };
const reload: DeviceEvent = { type: 'reload' };

/** Events of one user while a change is being saved. */
const scenarios: readonly [(dice: Dice) => DeviceEvent[], ...((dice: Dice) => DeviceEvent[])[]] = [
  dice => [typing(dice), sent],
  dice => [typing(dice), pass(dice), typing(dice), sent],
  // The response is lost while typing continues.
  dice => [
    typing(dice),
    line('lossy'),
    sent,
    typingMore(dice),
    pass(dice),
    dice.one<DeviceEvent>([line('up'), line('up'), line('up'), reload]),
  ],
  // The response is delayed while typing continues.
  dice => [typing(dice), line('slow'), sent, typingMore(dice), dice.one([line('up'), line('lossy')]), pass(dice)],
  dice => [typing(dice), line('slow'), sent, typingMore(dice), pass(dice), line('down'), typingMore(dice), line('up')],
  // The connection drops while typing.
  dice => [
    line('down'),
    typing(dice),
    pass(dice),
    typingMore(dice),
    pass(dice),
    dice.one<DeviceEvent>([line('up'), line('up'), line('up'), reload]),
  ],
  dice => [typing(dice), line('down'), sent, typingMore(dice), reload],
  // The session ends while typing.
  dice => [
    typing(dice),
    ends,
    sent,
    typingMore(dice),
    pass(dice),
    dice.one<DeviceEvent>([signsIn, signsIn, signsIn, reload]),
  ],
  dice => [ends, typing(dice), pass(dice), signsIn, typingMore(dice), sent],
  // The page is reloaded at once.
  dice => [typing(dice), reload],
  // A change is typed and deleted while it is being sent.
  dice => [
    typing(dice),
    sent,
    line('slow'),
    typingMore(dice),
    sent,
    { type: 'erase', keys: 2 },
    pass(dice),
    dice.one<DeviceEvent>([line('up'), line('up'), line('up'), reload]),
  ],
];

/**
 * The events of a sequence: two scenarios, on one device or interleaved on two.
 * @param devices number of devices that have the sheet open.
 */
export function interruptions(seed: number, devices: number): readonly Interruption[] {
  const next = random(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const one = <T>(choices: readonly [T, ...T[]]): T => choices[below(choices.length)] ?? choices[0];
  const dice: Dice = { below, one };
  const first = below(devices);
  const second = devices === 1 ? first : (first + 1 + below(devices - 1)) % devices;
  const streams = [first, second].map(who => one(scenarios)(dice).map((event): Interruption => ({ ...event, who })));
  if (first === second) return streams.flat();
  const events: Interruption[] = [];
  while (streams.some(stream => stream.length > 0)) events.push(...(streams[below(2)]?.splice(0, 1) ?? []));
  return events;
}
