/**
 * System head, m, at `volumeFlow`, m³/s: the static head plus losses that vary with the square of the flow, `loss` m at `designFlow` m³/s.
 */
export function systemHead(
  volumeFlow: number,
  { staticHead, loss, designFlow }: { staticHead: number; loss: number; designFlow: number },
): number {
  return staticHead + loss * (volumeFlow / designFlow) ** 2;
}

/**
 * Estimated head, m, of a pump known by two points: a parabola with its vertex at shut-off, `shutoffHead` m, through the duty point,
 * `dutyHead` m at `dutyFlow` m³/s. Replace it with the manufacturer's curve when available.
 */
export function pumpHeadEstimate(
  volumeFlow: number,
  { shutoffHead, dutyHead, dutyFlow }: { shutoffHead: number; dutyHead: number; dutyFlow: number },
): number {
  return shutoffHead - (shutoffHead - dutyHead) * (volumeFlow / dutyFlow) ** 2;
}
