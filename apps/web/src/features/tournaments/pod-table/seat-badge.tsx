import { placeOf, placingOf } from '@tablee/domain/tournaments/kinds/result'
import type { PlacingsResult } from '@tablee/domain/tournaments/tournament'
import { Equal, Trophy } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { useSeatMark } from './seat-mark.ts'

type SeatBadgeProps = { readonly result: PlacingsResult; readonly seat: number }

/** Who won or drew; on the narrowest phones a sign, which leaves the width to the name. Nothing for a loss. */
export function SeatBadge({ result, seat }: SeatBadgeProps) {
  const mark = useSeatMark()(result, seat)
  if (mark === null) return null
  const isDrawn = placingOf(result, seat) === 'drawn'
  const Sign = isDrawn ? Equal : Trophy
  return (
    <Badge tone={isDrawn ? 'amber' : 'felt'} className="shrink-0 max-[359px]:px-1">
      {placeOf(result, seat) === null ? (
        <>
          <Sign aria-hidden="true" className="size-4 min-[360px]:hidden" />
          <span className="max-[359px]:sr-only">{mark}</span>
        </>
      ) : (
        mark
      )}
    </Badge>
  )
}
