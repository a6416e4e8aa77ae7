type PointsChartProps = {
  readonly label: string
  /** By event, oldest first; null where somebody did not play. */
  readonly points: readonly (number | null)[]
  readonly struck: readonly boolean[]
}

const WIDTH = 320
const HEIGHT = 56
const EDGE = 6

/** One small line: a dot an event, hollow where it does not count. */
export function PointsChart({ label, points, struck }: PointsChartProps) {
  const most = points.reduce<number>((best, each) => Math.max(best, each ?? 0), 1)
  const step = points.length > 1 ? (WIDTH - 2 * EDGE) / (points.length - 1) : 0
  const dots = points.flatMap((value, index) =>
    value === null
      ? []
      : [
          {
            ...{ index, x: points.length > 1 ? EDGE + index * step : WIDTH / 2 },
            ...{ y: HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE), isStruck: struck[index] === true },
          },
        ],
  )
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-14 w-full max-w-80 print:hidden">
      <line x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} className="stroke-line" />
      <polyline
        points={dots.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        className="stroke-felt"
      />
      {dots.map(({ index, x, y, isStruck }) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={3.5}
          strokeWidth={1.5}
          className={isStruck ? 'fill-surface stroke-muted' : 'fill-felt stroke-felt'}
        />
      ))}
    </svg>
  )
}
