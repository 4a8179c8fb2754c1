import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Box } from '../../../figure/geometry/boxes.ts';
import { NetworkPicture } from '../../../figure/network/network-picture.tsx';
import { fittedScale, limitedScale, zoomStep, type Fit } from '../../../figure/network/network-scale.ts';
import { useWidth } from '../../../figure/use-width.ts';

/** A fitted scale, enlarged by a factor. */
interface Zoom {
  readonly fit: Fit;
  readonly factor: number;
}

const asRead: Zoom = { fit: 'readable', factor: 1 };
const asWhole: Zoom = { fit: 'whole', factor: 1 };

/** The middle of what a frame shows, as shares of its contents. */
const middleOf = ({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: Element) =>
  [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight] as const;

/** A network in a frame, at first at a scale that can be read; buttons and keys zoom. */
export function NetworkView({
  heightShare,
  onFullWindow,
  ...picture
}: Pick<ComponentProps<typeof NetworkPicture>, 'title' | 'items' | 'places' | 'handling'> & {
  /** The height of the frame, as a share of that of the window. */
  readonly heightShare: number;
  readonly onFullWindow?: () => void;
}) {
  const [zoom, setZoom] = useState(asRead);
  const [frame, width] = useWidth<HTMLDivElement>();
  const scaleOf = (drawing: Box) =>
    limitedScale(zoom.factor * fittedScale(zoom.fit, drawing, { width, height: heightShare * innerHeight }));

  /** Changes the zoom; what was in the middle of the frame stays there. */
  function change(next: Zoom) {
    const { current } = frame;
    const [x, y] = current ? middleOf(current) : [0, 0];
    flushSync(() => setZoom(next));
    current?.scrollTo(
      x * current.scrollWidth - current.clientWidth / 2,
      y * current.scrollHeight - current.clientHeight / 2,
    );
  }
  const zoomBy = (factor: number) => change({ ...zoom, factor: zoom.factor * factor });

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(zoomStep);
    else if (event.key === '-') zoomBy(1 / zoomStep);
    else if (event.key === '0') change(asWhole);
    else return;
    event.preventDefault();
  }

  return (
    <div className="network-view">
      <div className="network-zoom" role="group" aria-label="Zoom">
        <button type="button" className="bar-action" aria-label="Zoom out" onClick={() => zoomBy(1 / zoomStep)}>
          −
        </button>
        <button type="button" className="bar-action" aria-label="Zoom in" onClick={() => zoomBy(zoomStep)}>
          +
        </button>
        <button type="button" className="bar-action" onClick={() => change(asWhole)}>
          Whole network
        </button>
        <button type="button" className="bar-action" onClick={() => change({ fit: 'full size', factor: 1 })}>
          Full size
        </button>
        {onFullWindow && (
          <button type="button" className="bar-action" onClick={onFullWindow}>
            Full window
          </button>
        )}
      </div>
      {/* A scrolling region must be reachable with the keyboard. */}
      <div className="network-scroll" role="region" aria-label="Network" tabIndex={0} ref={frame} onKeyDown={press}>
        <NetworkPicture {...picture} scaleOf={scaleOf} />
      </div>
    </div>
  );
}
