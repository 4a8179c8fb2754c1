import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { MapModel } from './map-model.ts';
import { drawMap, MapDrawing } from './map-drawing.tsx';
import { fitScale, scrollAfterZoom, zoomIn, zoomOut, type Size } from './zoom.ts';

/** The map in a scrollable frame, which shows the whole of it until the user zooms. */
export function MapFrame({ model, chosen }: { model: MapModel; chosen: string | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useFrameSize(frame);
  const drawn = useMemo(() => drawMap(model, room.width), [model, room.width]);
  /** The scale that the user chose; undefined: the whole map is shown. */
  const [chosenScale, setChosenScale] = useState<number>();
  const fit = fitScale(drawn.layout, room);
  const scale = chosenScale ?? fit;
  useCentredZoom(frame, scale);
  const [smaller, larger] = [zoomOut(scale), zoomIn(scale)];
  const zoomTo = (to: number | undefined) => {
    if (to !== undefined) setChosenScale(to);
  };
  return (
    <>
      <div className="map-zoom" role="group" aria-label="Zoom">
        <button
          className="button quiet"
          type="button"
          aria-label="Zoom out"
          disabled={smaller === undefined}
          onClick={() => zoomTo(smaller)}
        >
          −
        </button>
        <output aria-label="Scale of the map">{Math.round(scale * 100)} %</output>
        <button
          className="button quiet"
          type="button"
          aria-label="Zoom in"
          disabled={larger === undefined}
          onClick={() => zoomTo(larger)}
        >
          +
        </button>
        <button
          className="button quiet"
          type="button"
          disabled={chosenScale === undefined}
          onClick={() => setChosenScale(undefined)}
        >
          Fit
        </button>
        {fit < 1 && scale !== 1 && (
          <button className="button quiet" type="button" onClick={() => setChosenScale(1)}>
            Full size
          </button>
        )}
      </div>
      <div className="map-frame" ref={frame} role="region" aria-label="Map of the project" tabIndex={0}>
        <MapDrawing drawn={drawn} scale={scale} chosen={chosen} />
      </div>
    </>
  );
}

/** The part of the window's height that the frame takes at most, and its least height in px, as in `map.css`. */
const heightShare = 0.72;
const leastHeight = 420;
/** Room below the drawing for the marks of the lowest boxes, in px. */
const marksHeight = 8;

/** The size within which a map is wholly visible. */
function useFrameSize(frame: RefObject<HTMLDivElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 1200, height: 640 });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () =>
      setSize({
        width: Math.floor(element.clientWidth),
        height: Math.max(leastHeight, innerHeight * heightShare) - marksHeight,
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [frame]);
  return size;
}

/** Keeps the centre of the visible part in place when the scale changes. */
function useCentredZoom(frame: RefObject<HTMLDivElement | null>, scale: number): void {
  const before = useRef(scale);
  useLayoutEffect(() => {
    const element = frame.current;
    const ratio = scale / before.current;
    before.current = scale;
    if (!element || ratio === 1) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    element.scrollTo(scrollAfterZoom(scrollLeft, clientWidth, ratio), scrollAfterZoom(scrollTop, clientHeight, ratio));
  }, [frame, scale]);
}
