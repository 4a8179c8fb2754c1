/** Provenance of a tabulated value: found in a source or checked; recalled from the named standard; common practice. */
export type Certainty = 'checked' | 'recalled' | 'common practice';

/** Absolute roughness of a pipe wall, m. */
export interface WallRoughness {
  readonly roughness: number;
  readonly certainty: Certainty;
}

const mm = 1e-3;

/** Typical absolute roughness by pipe material. Metal values as in Crane TP-410 and Perry's handbook. */
export const wallRoughness = {
  'Carbon steel, new': { roughness: 0.0457 * mm, certainty: 'checked' },
  'Carbon steel, lightly corroded': { roughness: 0.15 * mm, certainty: 'common practice' },
  'Carbon steel, heavily corroded': { roughness: 0.5 * mm, certainty: 'common practice' },
  'Stainless steel': { roughness: 0.015 * mm, certainty: 'recalled' },
  'Stainless steel, duplex (NORSOK P-002)': { roughness: 0.05 * mm, certainty: 'recalled' },
  'Drawn tubing (copper, brass, glass)': { roughness: 0.0015 * mm, certainty: 'checked' },
  'Plastic, GRP': { roughness: 0.0015 * mm, certainty: 'recalled' },
  'Galvanised iron': { roughness: 0.152 * mm, certainty: 'checked' },
  'Asphalted cast iron': { roughness: 0.122 * mm, certainty: 'checked' },
  'Cast iron': { roughness: 0.259 * mm, certainty: 'checked' },
} as const satisfies Readonly<Record<string, WallRoughness>>;

/** A pipe material with tabulated roughness. */
export type PipeMaterial = keyof typeof wallRoughness;

/** All tabulated pipe materials. */
export const pipeMaterials = Object.keys(wallRoughness) as readonly PipeMaterial[];
