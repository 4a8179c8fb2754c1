import type { Box, Point } from '../geometry/boxes.ts';

/** Networks as they are laid out. */

/** An item of a network between two nodes, with the lines of its label. */
export interface NetworkItem {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
  /** Width that the first line needs beside its text, px. */
  readonly indent?: number;
}

/** A node with the box of its name. */
export interface PlacedNode {
  readonly name: string;
  readonly box: Box;
}

/** The line of an item from its first to its last node, and the box of its label. */
export interface PlacedItem {
  readonly points: readonly Point[];
  readonly label: Box;
}

/** A network with its nodes and items placed within a frame, in px; the items are in their order. */
export interface NetworkLayout extends Box {
  readonly nodes: readonly PlacedNode[];
  readonly items: readonly PlacedItem[];
}
