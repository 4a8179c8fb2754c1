/** Words of headings beside those of the name of a quantity. */

/** Words beside which a heading means the same quantity: "Operating pressure", "Mass flow", "Fluid temp.". */
const neutralWords = new Set(
  (
    'operating flowing process working normal norm nor nominal actual expected estimated est given specified required req rated ' +
    'upstream stream fluid medium media product service line pipe piping feed supply source mixture overall total ' +
    'weight mass volume volumetric molecular standard absolute abs gauge static dynamic dyn kinematic kin condition conditions cond data case point ' +
    'start initial inside phase type aqueous straight equivalent equiv mix psv prv psrv'
  ).split(' '),
);

/** Neutral words that tell the pressure differential of a line or of a whole system from that of an item. */
const ofOtherDifferentials = new Set(
  'line pipe piping process upstream total overall supply source feed stream'.split(' '),
);

/** Neutral words that tell a property of the pipe from that of the fluid. */
const ofPipes = new Set(['line', 'pipe', 'piping']);

/** Matches a number or a letter of an item: 1, A, II; a number above 1 may be that of the outlet. */
const itemLabel = /^(?:\d|\p{L}|i{1,3}|iv)$/u;
const placeNumber = /^[2-9]$/;
const withPlaces = ['pressure', 'temperature', 'density', 'viscosity'];

/**
 * The words of a heading by which it may mean another quantity than a name without them: "water" of "Density water", "line" of "Line ΔP".
 * @param subject words of the calculator, such as "valve", which are neutral
 */
export function tellingWords(
  heading: ReadonlySet<string>,
  name: ReadonlySet<string>,
  subject: ReadonlySet<string>,
): readonly string[] {
  const isDifferential = name.has('differential');
  const isProperty = name.has('density') || name.has('viscosity');
  const hasPlaces = withPlaces.some(word => name.has(word));
  return [...heading].filter(word => {
    if (name.has(word)) return false;
    if (itemLabel.test(word)) return hasPlaces && placeNumber.test(word);
    if (isProperty && ofPipes.has(word)) return true;
    if (isDifferential && ofOtherDifferentials.has(word)) return true;
    return !subject.has(word) && !neutralWords.has(word);
  });
}
