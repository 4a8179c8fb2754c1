/** The drawings for a tool's card; `web/src/design/drawings/tool-sketch.tsx` draws each. */
export type SketchName =
  | 'blowdown'
  | 'control-valve-section'
  | 'control-valve-symbol'
  | 'cylinder-segment'
  | 'filled-vessel'
  | 'flare-header'
  | 'gas-relief'
  | 'knock-out-drum'
  | 'liquid-relief'
  | 'orifice-bore'
  | 'orifice-plate'
  | 'phase-envelope'
  | 'pipe-run'
  | 'pipe-section'
  | 'pump-under-vessel'
  | 'pumped-circuit'
  | 'relief-valve'
  | 'scales'
  | 'scenario-list'
  | 'shell-and-tube'
  | 'steam-dome'
  | 'steam-relief'
  | 'supported-pipe'
  | 'two-phase-relief';

/** Metadata of a tool for the tools page, search, menus, search engines and its page header. */
export interface ToolMeta {
  /** The route without the leading slash; the public id of the tool. */
  readonly id: string;
  readonly title: string;
  /** The name on a card, if it differs from the title. */
  readonly cardTitle?: string;
  /** One line under the title: what it calculates, for what, by which method. */
  readonly summary: string;
  /** The meta description for search engines; defaults to the summary. */
  readonly description?: string;
  readonly access: 'free' | 'pro';
  /** Whether it requires signing in. */
  readonly needsLogin?: boolean;
  /** The standards, data and methods it applies. */
  readonly standards: readonly string[];
  /** Search keywords. */
  readonly also?: string;
  /** The drawing on its card; defaults to a calculation sheet. */
  readonly sketch?: SketchName;
  /** Its position within its group; tools without one come last. */
  readonly order?: number;
  /** Whether it is left out of the tools page and menus. */
  readonly unlisted?: boolean;
}

/** Calculator metadata, available without loading its definition. */
export interface CalculatorMeta extends ToolMeta {
  /** Maximum number of cases side by side. */
  readonly columns: number;
  /** Whether it has a `datasheet.ts` beside its definition. */
  readonly datasheets?: true;
  /** The stem of exported file names; defaults to the id. */
  readonly fileStem?: string;
}

/** A tool made of several calculators, those in its subfolders; its page has a card for each. */
export interface MenuMeta extends ToolMeta {
  /** The text above the cards. */
  readonly lead: string;
}
