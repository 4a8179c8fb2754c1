import { encode } from 'uqr';

/** A QR code (ISO/IEC 18004), dark on white in both colour schemes so that cameras can read it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="white" d={`M0 0H${size}V${size}H0Z`} />
      <path fill="black" d={dark} />
    </svg>
  );
}
