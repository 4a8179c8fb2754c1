import face from '../../design/fonts/mono-400.woff2?url';
import type { FigureLayout } from '../figure-layout.ts';
import { textAscent, textHeight, wrapText } from '../labels/text-size.ts';

/** The style properties copied to every element, and additionally to texts, if different from these defaults. */
const forAll: Readonly<Record<string, string>> = {
  fill: '',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linejoin': 'miter',
  opacity: '1',
};
const forTexts: Readonly<Record<string, string>> = {
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'paint-order': 'normal',
  'text-rendering': 'auto',
};

/** The margin of an image, px. */
const margin = 12;
/** The line height of its title, px. */
const titleLine = 1.2 * textHeight();
/** Pixels of the raster image per px of the drawing. */
const scale = 2;

const namespace = 'http://www.w3.org/2000/svg';

/** Converts CSS colours to hexadecimal notation. */
function plainColours(): (colour: string) => string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, string>();
  return colour => {
    const before = colour === 'none' ? colour : known.get(colour);
    if (before !== undefined || !pen) return before ?? colour;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const hex = [red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('');
    const plain = alpha === 0 ? 'none' : `#${hex}`;
    known.set(colour, plain);
    return plain;
  };
}

/** The font of figures as a data URL. */
async function faceData(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(face)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, byte => String.fromCodePoint(byte)).join(''))}`;
}

/** Inlines the computed styles of all elements in `shown`, which must be in the document. */
function inlineStyles(shown: Element): void {
  const plain = plainColours();
  for (const each of shown.querySelectorAll('*')) {
    const style = getComputedStyle(each);
    for (const [name, usual] of Object.entries(each.tagName === 'text' ? { ...forAll, ...forTexts } : forAll)) {
      const value = style.getPropertyValue(name);
      if (value !== usual) each.setAttribute(name, name === 'fill' || name === 'stroke' ? plain(value) : value);
    }
  }
  for (const each of shown.querySelectorAll('[class]')) each.removeAttribute('class');
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): Element {
  const created = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  created.textContent = text;
  return created;
}

/** A figure as a standalone SVG: light colours on white, title, inlined styles and font, no crosshair. */
export async function figureSvg(
  drawing: SVGSVGElement,
  { width, height }: Pick<FigureLayout, 'width' | 'height'>,
  title: string,
): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const crosshair of copy.querySelectorAll('.crosshair')) crosshair.remove();
  for (const covered of copy.querySelectorAll('.covered')) covered.classList.remove('covered');
  const stage = document.createElement('div');
  stage.className = 'figure figure-image';
  stage.append(copy);
  document.body.append(stage);
  try {
    inlineStyles(copy);
  } finally {
    stage.remove();
  }
  const lines = wrapText(title, width);
  const head = lines.length * titleLine + margin;
  const [wide, high] = [width + 2 * margin, Math.ceil(height + head + 2 * margin)];
  const titleFont = { 'font-family': "'Plex Mono', monospace", 'font-size': '12px', 'font-weight': 600 };
  const plot = element('g', { transform: `translate(${margin} ${margin + head})` });
  plot.append(...copy.childNodes);
  const image = element('svg', { xmlns: namespace, width: wide, height: high, viewBox: `0 0 ${wide} ${high}` });
  image.append(
    element('title', {}, title),
    element('style', {}, `@font-face{font-family:'Plex Mono';src:url(${await faceData()}) format('woff2')}`),
    element('rect', { width: wide, height: high, fill: '#ffffff' }),
    ...lines.map((line, index) =>
      element('text', { x: margin, y: margin + textAscent() + index * titleLine, ...titleFont }, line),
    ),
    plot,
  );
  return new XMLSerializer().serializeToString(image);
}

/** Renders an SVG as PNG at twice its size. */
export async function renderPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The image could not be drawn.'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
