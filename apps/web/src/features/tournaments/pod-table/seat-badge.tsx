import { placeOf, placingOf } from '@tablee/domain/tournaments/kinds/result'
import type { PlacingsResult } from '@tablee/domain/tournaments/tournament'
import { Equal, Trophy } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useSeatMark } from './seat-mark.ts'

type SeatBadgeProps = {
  readonly result: PlacingsResult
  readonly seat: number
  /** A wide row has its names in one line: a sign there too. */
  readonly isInLine?: boolean
}

/** Who won or drew; on the narrowest phones a sign, which leaves the width to the name. Nothing for a loss. */
export function SeatBadge({ result, seat, isInLine = false }: SeatBadgeProps) {
  const mark = useSeatMark()(result, seat)
  if (mark === null) return null
  const isDrawn = placingOf(result, seat) === 'drawn'
  const Sign = isDrawn ? Equal : Trophy
  return (
    <Badge
      tone={isDrawn ? 'amber' : 'felt'}
      className={classNames('shrink-0 max-[359px]:px-1', isInLine && '@[64rem]:px-1')}
    >
      {placeOf(result, seat) === null ? (
        <>
          <Sign aria-hidden="true" className={classNames('size-4 min-[360px]:hidden', isInLine && '@[64rem]:block')} />
          <span className={classNames('max-[359px]:sr-only', isInLine && '@[64rem]:sr-only')}>{mark}</span>
        </>
      ) : (
        mark
      )}
    </Badge>
  )
}
