/** The drawings that may stand beside a tool's name; `web/src/design/drawings/tool-sketch.tsx` draws each. */
export type SketchName =
  | 'blowdown'
  | 'control-valve-section'
  | 'control-valve-symbol'
  | 'cylinder-segment'
  | 'filled-vessel'
  | 'gas-relief'
  | 'knock-out-drum'
  | 'liquid-relief'
  | 'orifice-bore'
  | 'orifice-plate'
  | 'phase-envelope'
  | 'pipe-run'
  | 'pipe-section'
  | 'pump-under-vessel'
  | 'relief-valve'
  | 'scales'
  | 'scenario-list'
  | 'shell-and-tube'
  | 'steam-dome'
  | 'steam-relief'
  | 'supported-pipe'
  | 'two-phase-relief';

/** What a visitor is told of a tool: on the tools page, in its search, on a menu, to a search engine, at its head. */
export interface ToolMeta {
  /** The route without its slash; the public name of the tool. */
  readonly id: string;
  readonly title: string;
  /** The name on a card, where the title is another. */
  readonly cardTitle?: string;
  /** One line under the title: what it gives, for what, by what. */
  readonly summary: string;
  /** What a search engine shows of it, where the summary is not enough. */
  readonly description?: string;
  readonly access: 'free' | 'pro';
  /** Whether it opens only after signing in. */
  readonly needsLogin?: boolean;
  /** The standards, data and methods it works to. */
  readonly standards: readonly string[];
  /** Other words by which it is looked for. */
  readonly also?: string;
  /** The drawing on its card; a calculation sheet unless given. */
  readonly sketch?: SketchName;
  /** Its place among the tools of its group; after those that have one unless given. */
  readonly order?: number;
  /** Whether it has no card, on the tools page or a menu. */
  readonly unlisted?: boolean;
}

/** What is known of a calculator before its definition is loaded. */
export interface CalculatorMeta extends ToolMeta {
  /** Most cases side by side. */
  readonly columns: number;
  /** Whether it has a `datasheet.ts` beside its definition. */
  readonly datasheets?: true;
  /** The stem of exported file names, where it is not the id. */
  readonly fileStem?: string;
}

/** A tool that is several calculators, those in the folders under its own; its page is a card for each. */
export interface MenuMeta extends ToolMeta {
  /** What its page says above the cards. */
  readonly lead: string;
}
