/** Cacheable files of one build. The service worker contains it, so that a new build has a new worker. */
export interface CacheList {
  /** Hash of all built file names. The documents of the build contain it too. */
  readonly version: string;
  /** Routes precached in the background with their dependencies. */
  readonly documents: readonly string[];
  /** The files of these routes. */
  readonly free: readonly string[];
  /** All other public files: cached on request. */
  readonly further: readonly string[];
  /** Files with stable names. */
  readonly beside: readonly string[];
  /** Routes whose documents are cached once opened. `[id]` stands for any id. */
  readonly opened: readonly string[];
  /** Files of each Pro tool by route: public ones and those for subscribers. */
  readonly pro: Readonly<Record<string, { readonly files: readonly string[]; readonly pro: readonly string[] }>>;
}

/** Messages from a page to the service worker. */
export type PageMessage =
  /**
   * The page is idle. Lists the files it loaded before there was a worker, and whether all free tools may be cached.
   */
  | { readonly type: 'at rest'; readonly page: string; readonly files: readonly string[]; readonly free: boolean }
  /** A subscriber has opened a Pro tool, whose page loaded these public files. */
  | { readonly type: 'opened'; readonly files: readonly string[] }
  /** Asks for the worker's version, which is sent through the port. */
  | { readonly type: 'version' }
  /** Activates the waiting worker. */
  | { readonly type: 'take over' };
