import { useId, useMemo, useRef } from 'react';
import { barsLayout, type BarsData } from './bars-layout.ts';
import { FigureFiles } from './download/figure-download.tsx';
import { useWidth } from './use-width.ts';
import { Words } from './words.tsx';
import './figure.css';

/** The width before the figure is measured, px. */
const defaultWidth = 480;

/** A horizontal bar chart that fills the available width. */
export function Bars({ data, csv, width: input }: { data: BarsData; csv: () => string; width?: number }) {
  const title = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const [sheet, measured = defaultWidth] = useWidth<HTMLDivElement>();
  const width = input ?? Math.min(measured, 860);
  const layout = useMemo(() => barsLayout(data, width), [data, width]);
  const { rows, base, height } = layout;
  return (
    <figure className="figure bars" aria-labelledby={title}>
      <figcaption>
        <span id={title}>{data.title}</span>
        <FigureFiles file={{ title: data.title, csv, size: layout, drawing }} />
      </figcaption>
      <div ref={sheet} className="figure-sheet">
        <svg
          ref={drawing}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          style={{ width }}
          aria-hidden="true"
        >
          {base && <path className="axis" d={`M${base.x.toFixed(1)} ${base.text.box.height}V${height}`} />}
          {rows.map(({ texts, low, high }, index) => (
            <g key={index}>
              {low && <rect className="bar-low" {...low} />}
              {high && <rect className="bar-high" {...high} />}
              {texts.map((placed, index) => (
                <Words key={index} placed={placed} className="bar-text" />
              ))}
            </g>
          ))}
          {base && <Words placed={base.text} className="tick" />}
        </svg>
      </div>
    </figure>
  );
}
