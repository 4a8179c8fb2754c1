/** A generator of random numbers between 0 and 1, deterministic for a seed. */
export function randomFrom(seed: number): () => number {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return ((sum >>> 0) + 0.5) / 4_294_967_296;
  };
  for (let round = 0; round < 15; round += 1) next();
  return next;
}

/**
 * Latin hypercube samples between 0 and 1, a column for each input: one sample in each of as many equal intervals as
 * there are samples, in random order.
 */
export function latinHypercube(inputs: number, samples: number, random: () => number): Float64Array[] {
  return Array.from({ length: inputs }, () => {
    const shares = Float64Array.from({ length: samples }, (_, index) => (index + random()) / samples);
    for (let index = samples - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [shares[index], shares[other]] = [shares[other] ?? 0, shares[index] ?? 0];
    }
    return shares;
  });
}

/** Independent samples between 0 and 1, a column for each input. */
export function independent(inputs: number, samples: number, random: () => number): Float64Array[] {
  return Array.from({ length: inputs }, () => Float64Array.from({ length: samples }, random));
}
