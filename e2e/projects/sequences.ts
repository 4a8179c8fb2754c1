import type { LineState } from './interruptions.ts';

/** The fields that are typed into: labels and ids. */
export const typedFields = {
  'Flow rate': 'flowRate',
  Viscosity: 'viscosity',
  'Upstream pressure': 'upstreamPressure',
} as const;
export type TypedField = keyof typeof typedFields;
const labels = ['Flow rate', 'Viscosity', 'Upstream pressure'] as const satisfies readonly TypedField[];
export const fieldLabels: readonly TypedField[] = labels;

/** An event at the device with the number `who`. */
export type Interruption = { readonly who: number } & (
  | { readonly type: 'type'; readonly field: TypedField; readonly keys: string }
  /** Typing goes on at the end of the same field. */
  | { readonly type: 'continue'; readonly keys: string }
  /** The last characters of the field are erased. */
  | { readonly type: 'erase'; readonly keys: number }
  | { readonly type: 'pass'; readonly milliseconds: number }
  | { readonly type: 'line'; readonly state: LineState }
  | { readonly type: 'session'; readonly ends: boolean }
  | { readonly type: 'reload' }
);

/** Pseudo-random numbers below 1 of a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Own = DistributiveOmit<Interruption>;
type DistributiveOmit<T> = T extends unknown ? Omit<T, 'who'> : never;

/** Choices of one sequence. */
interface Dice {
  readonly below: (limit: number) => number;
  readonly one: <T>(choices: readonly [T, ...T[]]) => T;
}

const typing = ({ one, below }: Dice): Own => ({ type: 'type', field: one(labels), keys: String(10 + below(90)) });
const more = ({ below }: Dice): Own => ({ type: 'continue', keys: String(below(100)) });
/** Times in ms: within the typing of a number, until it is stored in the browser, until it is sent, until it is retried. */
const pass = ({ one }: Dice): Own => ({ type: 'pass', milliseconds: one([50, 350, 1300, 4000]) });
const sent: Own = { type: 'pass', milliseconds: 1300 };
const line = (state: LineState): Own => ({ type: 'line', state });
const ends: Own = { type: 'session', ends: true };
const signsIn: Own = { type: 'session', ends: false };
const reload: Own = { type: 'reload' };

/** What happens to one person while something of theirs is under way. */
const happenings: readonly [(dice: Dice) => Own[], ...((dice: Dice) => Own[])[]] = [
  dice => [typing(dice), sent],
  dice => [typing(dice), pass(dice), typing(dice), sent],
  // The answer is lost, and typing goes on.
  dice => [
    typing(dice),
    line('lossy'),
    sent,
    more(dice),
    pass(dice),
    dice.one<Own>([line('up'), line('up'), line('up'), reload]),
  ],
  // The answer comes late, while typing goes on.
  dice => [typing(dice), line('slow'), sent, more(dice), dice.one([line('up'), line('lossy')]), pass(dice)],
  dice => [typing(dice), line('slow'), sent, more(dice), pass(dice), line('down'), more(dice), line('up')],
  // The line drops while typing.
  dice => [
    line('down'),
    typing(dice),
    pass(dice),
    more(dice),
    pass(dice),
    dice.one<Own>([line('up'), line('up'), line('up'), reload]),
  ],
  dice => [typing(dice), line('down'), sent, more(dice), reload],
  // The session ends while typing.
  dice => [typing(dice), ends, sent, more(dice), pass(dice), dice.one<Own>([signsIn, signsIn, signsIn, reload])],
  dice => [ends, typing(dice), pass(dice), signsIn, more(dice), sent],
  // The page is left at once.
  dice => [typing(dice), reload],
  // Something is typed and taken back while it is sent.
  dice => [
    typing(dice),
    sent,
    line('slow'),
    more(dice),
    sent,
    { type: 'erase', keys: 2 },
    pass(dice),
    dice.one<Own>([line('up'), line('up'), line('up'), reload]),
  ],
];

/**
 * The events of a sequence: two happenings, of two devices or of one, in an order that interleaves them.
 * @param devices how many devices have the sheet open.
 */
export function interruptions(seed: number, devices: number): readonly Interruption[] {
  const next = random(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const one = <T>(choices: readonly [T, ...T[]]): T => choices[below(choices.length)] ?? choices[0];
  const dice: Dice = { below, one };
  const first = below(devices);
  const second = devices === 1 ? first : (first + 1 + below(devices - 1)) % devices;
  const streams = [first, second].map(who => one(happenings)(dice).map((event): Interruption => ({ ...event, who })));
  if (first === second) return streams.flat();
  const events: Interruption[] = [];
  while (streams.some(stream => stream.length > 0)) events.push(...(streams[below(2)]?.splice(0, 1) ?? []));
  return events;
}
