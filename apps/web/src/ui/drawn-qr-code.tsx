import { useMemo } from 'react'
import { MARGIN, pathOf, squareOf } from './square.ts'

export type DrawnQrCodeProps = {
  value: string
  /** For screen readers. */
  label: string
  isOnPaper?: boolean
}

/** Dark on light in both themes, for cameras; on a screen its frame is the margin. */
export function DrawnQrCode({ value, label, isOnPaper = false }: DrawnQrCodeProps) {
  const square = useMemo(() => squareOf(value, isOnPaper ? 'much' : 'some'), [value, isOnPaper])
  const margin = isOnPaper ? MARGIN : 0
  const side = square.size + 2 * margin
  return (
    <div className={isOnPaper ? 'block bg-white' : 'block rounded-card border border-face-line bg-face p-3'}>
      <svg
        viewBox={`${-margin} ${-margin} ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
        className="block h-auto w-full"
      >
        <path d={pathOf(square)} className={isOnPaper ? 'fill-black' : 'fill-(--face-ink)'} />
      </svg>
    </div>
  )
}
