import { useMemo } from 'react'
import { MARGIN, pathOf, squareOf } from '../../../ui/square.ts'

type SquareCodeProps = {
  /** What a camera reads. */
  readonly value: string
  /** What a person without a camera hears. */
  readonly label: string
}

/** Black on white in both themes, as wide as there is room: a camera reads each of its many modules. */
export function SquareCode({ value, label }: SquareCodeProps) {
  const square = useMemo(() => squareOf(value), [value])
  const side = square.size + 2 * MARGIN
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="block aspect-square w-full bg-white forced-color-adjust-none"
    >
      <path d={pathOf(square)} className="fill-black" />
    </svg>
  )
}
