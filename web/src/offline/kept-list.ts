/** What of one build a browser may keep. The worker carries it, so that another build is another worker. */
export interface KeptList {
  /** Made of the names of all built files, which go by content. The documents of the build carry it too. */
  readonly version: string;
  /** The routes whose documents are kept in the background, with all that they need. */
  readonly documents: readonly string[];
  /** The files that these are made of. */
  readonly free: readonly string[];
  /** Every other built file that anybody may have: kept when it was asked for. */
  readonly further: readonly string[];
  /** Files beside the pages whose names stay the same. */
  readonly beside: readonly string[];
  /** The routes whose documents are kept when they were opened. One with `[id]` stands for all with an id there. */
  readonly opened: readonly string[];
  /** What a Pro tool needs, by its route: files for anybody, and those for subscribers. */
  readonly pro: Readonly<Record<string, { readonly files: readonly string[]; readonly pro: readonly string[] }>>;
}

/** What a page tells the worker. */
export type Told =
  /** The page has come to rest. What it was made of before there was a worker, and whether all free tools may be kept. */
  | { readonly type: 'at rest'; readonly page: string; readonly files: readonly string[]; readonly free: boolean }
  /** A subscriber has opened a Pro tool; what its page has loaded for anybody. */
  | { readonly type: 'opened'; readonly files: readonly string[] }
  /** Which version the worker is of is answered through the port. */
  | { readonly type: 'version' }
  /** The worker that waits is wanted now. */
  | { readonly type: 'take over' };
