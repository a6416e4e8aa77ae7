import { isThere } from '@tablee/domain/tournaments/draft/draft-seats'
import { seatedPods } from '@tablee/domain/tournaments/draft/seated-pods'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { RotateCw } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { Name } from './lists.tsx'
import { SheetPage } from './sheet-page.tsx'

/** Of the oval on which the seats lie, and of a seat. */
const OVAL_MM = { width: 178, height: 216 } as const
const SEAT_MM = { width: 50, height: 17 } as const

/** For the tables: each pod as it sits, seat 1 at the top, to the left clockwise. */
export function PodPlans({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const pods = seatedPods(tournament)?.pods ?? []
  return pods.map((seats, index) => (
    <SheetPage
      key={seats.join()}
      heading={t('draft.podOf', { pod: index + 1, count: seats.length })}
      tournament={tournament}
      page={{ number: index + 1, of: pods.length }}
    >
      <div className="relative mx-auto my-[6mm]" style={{ width: `${OVAL_MM.width}mm`, height: `${OVAL_MM.height}mm` }}>
        <div className="absolute inset-[40mm] grid place-content-center justify-items-center gap-[4mm] rounded-full border border-neutral-300 px-[8mm] text-center">
          <RotateCw aria-hidden="true" className="size-[14mm]" />
          <p className="text-[11pt] leading-tight">{t('draft.paperHelp')}</p>
        </div>
        <ol>
          {seats.map((seat, place) => (
            <Seat key={seat} {...{ tournament, seat, place }} of={seats.length} />
          ))}
        </ol>
      </div>
    </SheetPage>
  ))
}

type SeatProps = {
  readonly tournament: Tournament
  readonly seat: PlayerId
  readonly place: number
  readonly of: number
}

function Seat({ tournament, seat, place, of }: SeatProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const name = isThere(tournament, seat) ? (names.get(seat) ?? '') : t('draft.emptyChair')
  return (
    <li
      className="absolute flex items-center gap-[2mm] overflow-clip rounded-[2mm] border border-black bg-white px-[2mm]"
      style={placed(place, of)}
    >
      <span className="shrink-0 font-display text-[18pt] leading-none font-bold tabular-nums">{place + 1}</span>
      <span className="min-w-0 text-[11pt] leading-tight">
        <Name isBroken className="line-clamp-3! text-left">
          {name}
        </Name>
      </span>
    </li>
  )
}

function placed(place: number, of: number): CSSProperties {
  const angle = (2 * Math.PI * place) / of
  const { width, height } = SEAT_MM
  const left = ((OVAL_MM.width - width) * (1 + Math.sin(angle))) / 2
  const top = ((OVAL_MM.height - height) * (1 - Math.cos(angle))) / 2
  return { left: `${left.toFixed(1)}mm`, top: `${top.toFixed(1)}mm`, width: `${width}mm`, height: `${height}mm` }
}
