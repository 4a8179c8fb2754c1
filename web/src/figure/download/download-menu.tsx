import { Menu } from '@base-ui/react/menu';
import { useState, type RefObject } from 'react';
import '../../design/overlays.css';
import { fileName } from './figure-csv.ts';
import type { FigureFile } from '../figure-file.ts';
import { renderPng, figureSvg } from './figure-image.ts';
import { download } from '../../workbench/files/download.ts';

/** The download menu of a figure: CSV, SVG and PNG. */
export default function FigureMenu({
  file: { title, csv, size, drawing },
  open,
  onOpenChange,
  anchor,
}: {
  file: FigureFile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
}) {
  const [failed, setFailed] = useState(false);

  async function image(kind: 'svg' | 'png'): Promise<Blob> {
    if (!drawing.current) throw new Error('The figure is not on the page.');
    const svg = await figureSvg(drawing.current, size, title);
    return kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : renderPng(svg);
  }

  function save(kind: 'csv' | 'svg' | 'png') {
    setFailed(false);
    const making =
      kind === 'csv' ? Promise.resolve(new Blob([csv()], { type: 'text/csv;charset=utf-8' })) : image(kind);
    making.then(
      file => download(file, fileName(title, kind)),
      () => setFailed(true),
    );
  }

  return (
    <>
      <Menu.Root
        open={open}
        onOpenChange={(next, { event }) => {
          const onButton = event.target instanceof Node && anchor.current?.contains(event.target) === true;
          if (!onButton) onOpenChange(next);
        }}
      >
        <Menu.Portal container={anchor.current?.parentElement ?? undefined}>
          <Menu.Positioner
            className="menu-positioner"
            positionMethod="fixed"
            anchor={anchor}
            align="end"
            sideOffset={6}
          >
            <Menu.Popup className="menu" finalFocus={anchor} aria-label="Download">
              <Menu.Item className="menu-item" onClick={() => save('csv')}>
                Data, CSV
              </Menu.Item>
              <Menu.Item className="menu-item" onClick={() => save('svg')}>
                Image, SVG
              </Menu.Item>
              <Menu.Item className="menu-item" onClick={() => save('png')}>
                Image, PNG
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {failed && (
        <span role="alert" className="figure-failed">
          The image could not be created.
        </span>
      )}
    </>
  );
}
