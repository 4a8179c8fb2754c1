/**
 * A table of results whose rows are the items of a network, each between two nodes, which pages draw. The columns are given by their ids.
 */
export interface NetworkDrawing {
  /** The id of the result. */
  readonly table: string;
  /** The tag of an item, its type, and the nodes at its ends. */
  readonly item: string;
  readonly type: string;
  readonly from: string;
  readonly to: string;
  /** The flow through an item; negative against its direction. */
  readonly flow: string;
  /** The quantities by which items can be coloured, the default first. */
  readonly values: readonly [string, ...string[]];
}
