/** Other names of fittings, as line lists of the trade write them. Spaces and hyphens do not matter where they are looked up. */

const elbow = ['elbow', 'ell', 'bend'];
const right = ['90', '90°', '90 deg', '90 degree'];
const half = ['45', '45°', '45 deg', '45 degree'];

/** Names of a word and what it is more closely, before it or behind it. */
const namesOf = (words: readonly string[], kinds: readonly string[]) =>
  words.flatMap(word => kinds.flatMap(kind => [`${kind} ${word}`, `${word} ${kind}`, `${word}, ${kind}`]));

/** Names of elbows of a kind, with and without their angle. */
const elbows = (...kinds: readonly string[]) => [
  ...namesOf(elbow, kinds),
  ...namesOf(namesOf(elbow, right), kinds),
  ...right.flatMap(angle => namesOf(elbow, kinds).map(name => `${angle} ${name}`)),
];

/** Other names of the fittings, each of one fitting only: an elbow of 90° without its radius is none of them. */
export const fittingAliases = {
  'Elbow 45°': namesOf(elbow, half),
  'Elbow 90°, threaded': elbows('threaded', 'screwed', 'NPT'),
  'Bend 90°, r/D 1': elbows('SR', 'short radius', '1D', 'r/D 1'),
  'Bend 90°, r/D 1.5': elbows('LR', 'long radius', '1.5D', 'r/D 1.5'),
  'Bend 90°, r/D 3': elbows('3D', 'r/D 3'),
  'Tee, run': namesOf(['tee'], ['run', 'through', 'thru', 'through run', 'thru run', 'straight', 'straight through']),
  'Tee, branch': namesOf(['tee'], ['branch', 'through branch', 'thru branch']),
  'Ball valve, full port': namesOf(['ball valve'], ['full port', 'full bore', 'FB']),
  Exit: ['pipe exit', 'exit loss', 'pipe exit loss', 'outlet loss'],
  'Swing check valve': namesOf(['check valve', 'check', 'non-return valve', 'NRV'], ['swing']),
};

/** An elbow of 90° that does not say of which kind it is: the loss of one is twice that of another. */
export const elbowsOfNoKind = {
  pattern: /(?:elbow|ell|bend)s?\b.*\b90(?!\d)|\b90(?!\d).*\b(?:elbow|ell|bend)/i,
  reason:
    'may be of long radius, of short radius or threaded: name it Bend 90°, r/D 1.5 (LR elbow), Bend 90°, r/D 1 (SR elbow) or Elbow 90°, threaded',
} as const;
