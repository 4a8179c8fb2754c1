import { formatNumber, fromSi } from '@isentrope/engineering/quantities';
import { useEffect, useMemo, useRef, useState } from 'react';
import { download } from '../../../workbench/files/download.ts';
import { Diagram, type Crosshair, type Mark } from './diagram.tsx';
import { diagrams, frameOf, type DiagramName, type View } from './frame.ts';
import { lineSheets } from './line-sheets.ts';
import { propertyLines, type PropertyLine } from './lines.ts';
import type { Reading } from './read-state.ts';
import { Segments } from '../../../design/segments.tsx';
import './diagram.css';

const names: readonly DiagramName[] = ['T–s', 'h–s'];
const views: Readonly<Record<View, string>> = { whole: 'Whole range', steam: 'Steam' };

/** The values under the crosshair: symbol, number, unit. */
function figures(reading: Reading): [symbol: string, value: string, unit: string][] {
  const { pressure, temperature, enthalpy, entropy, specificVolume, quality } = reading;
  return [
    ['p', formatNumber(fromSi('absolutePressure', pressure, 'bar(abs)')), 'bar(abs)'],
    ['T', formatNumber(fromSi('temperature', temperature, '°C')), '°C'],
    ['h', formatNumber(fromSi('specificEnergy', enthalpy, 'kJ/kg')), 'kJ/kg'],
    ['s', formatNumber(fromSi('specificEntropy', entropy, 'kJ/(kg·K)')), 'kJ/(kg·K)'],
    ['v', formatNumber(specificVolume), 'm³/kg'],
    ['x', quality === undefined ? '--' : formatNumber(quality, 3), ''],
  ];
}

/** Width of an element in px; undefined before layout. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

/** The lines of the diagrams, computed after the first paint. */
function useLines(): readonly PropertyLine[] | undefined {
  const [lines, setLines] = useState<readonly PropertyLine[]>();
  useEffect(() => {
    const timer = setTimeout(() => setLines(propertyLines()), 50);
    return () => clearTimeout(timer);
  }, []);
  return lines;
}

/** The T–s and h–s diagrams with the marked states; a state read from them can be taken into the form. */
export function Diagrams({ marks, onTake }: { marks: readonly Mark[]; onTake: (reading: Reading) => void }) {
  const [name, setName] = useState<DiagramName>('T–s');
  const [view, setView] = useState<View>('whole');
  const [crosshair, setCrosshair] = useState<Crosshair>();
  const [message, setMessage] = useState('');
  const [element, width] = useWidth();
  const lines = useLines();
  const frame = useMemo(() => width && frameOf(name, view, width), [name, view, width]);
  const reading = crosshair && diagrams[name].read(crosshair.entropy, crosshair.y);
  const read = reading ? figures(reading) : [];
  const text = reading
    ? read.map(([symbol, value, unit]) => `${symbol} ${value} ${unit}`.trim()).join(', ')
    : crosshair && 'Outside the range of IAPWS-IF97';

  async function exportLines() {
    try {
      const excel = await import('../../../workbench/files/spreadsheet/excel.ts');
      download(await excel.writeWorkbook(lineSheets(lines ?? propertyLines())), 'steam-diagram-lines.xlsx');
      setMessage('Exported as steam-diagram-lines.xlsx.');
    } catch {
      setMessage('The export failed. Please try again.');
    }
  }

  return (
    <>
      <div className="diagram-bar">
        <Segments
          legend="Diagram"
          options={names.map(option => [option, option === 'h–s' ? 'h–s (Mollier)' : option])}
          chosen={name}
          onChoose={chosen => {
            setName(chosen);
            setCrosshair(undefined);
          }}
        />
        <Segments
          legend="Part shown"
          options={[
            ['whole', views.whole],
            ['steam', views.steam],
          ]}
          chosen={view}
          onChoose={chosen => {
            setView(chosen);
            setCrosshair(undefined);
          }}
        />
        <button type="button" className="link" onClick={() => void exportLines()}>
          Download data
        </button>
        <span role="status" className="said">
          {message}
        </span>
      </div>
      <div ref={element} className="diagram-frame">
        {frame && (
          <Diagram
            frame={frame}
            lines={lines}
            marks={marks}
            crosshair={crosshair}
            reading={text ?? 'No reading yet'}
            onCrosshair={setCrosshair}
            onTake={() => reading && onTake(reading)}
          />
        )}
      </div>
      <div className="diagram-reading">
        {reading && (
          <dl aria-hidden="true">
            {read.map(([symbol, value, unit]) => (
              <div key={symbol}>
                <dt>{symbol}</dt>
                <dd>
                  <b>{value}</b> {unit}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {!reading && (
          <p className="steam-hint">
            {crosshair
              ? 'Outside the range of IAPWS-IF97.'
              : 'Point at the diagram, or focus it and press the arrow keys, to read values.'}
          </p>
        )}
        {reading && (
          <button type="button" className="link" onClick={() => onTake(reading)}>
            Use this state
          </button>
        )}
      </div>
    </>
  );
}
