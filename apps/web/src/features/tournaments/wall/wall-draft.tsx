import { isThere } from '@tablee/domain/tournaments/draft/draft-seats'
import { seatedPods } from '@tablee/domain/tournaments/draft/seated-pods'
import type { DraftStage } from '@tablee/domain/tournaments/kinds/draft-rounds'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useMemo, useRef } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { SoundButton } from '../clock/sound-button.tsx'
import { DraftFace } from '../draft/draft-face.tsx'
import { DraftSignals } from '../draft/draft-signals.tsx'
import { PodLists } from '../draft/pod-lists.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { podColumns } from './pod-columns.ts'
import { useIsSmall } from './use-is-small.ts'
import { useRoom } from './use-room.ts'
import { WallFoot } from './wall-foot.tsx'
import type { WallLine } from './wall-line.tsx'
import { pageBeginnings } from './wall-pages.ts'
import { WallRows } from './wall-rows.tsx'

/** More names are found faster by the alphabet. */
const MOST_PODS = 6

type WallDraftProps = { readonly tournament: Tournament; readonly stage: DraftStage }

/** Where everybody sits, and the timer as large as the room allows once it runs. */
export function WallDraft({ tournament, stage }: WallDraftProps) {
  const { t } = useTranslation()
  const isSmall = useIsSmall()
  const { timer, cards } = stage
  const pods = seatedPods(tournament)?.pods ?? []
  const sound = timer === undefined ? null : <SoundButton label={t('draft.timer.sound')} />
  return (
    <>
      {timer === undefined ? null : (
        <div className="rounded-card border border-line bg-surface px-[1em] py-[calc(var(--unit)*0.6)]">
          <DraftFace
            cards={cards}
            timer={timer}
            digitsClass="text-[length:calc(var(--unit)*11)]"
            className="text-[length:calc(var(--unit)*2.4)] landscape:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] max-sm:landscape:grid-cols-[minmax(0,1fr)]"
          />
          <DraftSignals cards={cards} timer={timer} listener="player" />
        </div>
      )}
      {isSmall ? (
        <>
          <PodLists tournament={tournament} own={null} />
          <WallFoot>{sound}</WallFoot>
        </>
      ) : pods.length > MOST_PODS ? (
        <SeatsByName tournament={tournament} pods={pods}>
          {sound}
        </SeatsByName>
      ) : (
        <>
          <PodColumns tournament={tournament} pods={pods} />
          <WallFoot>{sound}</WallFoot>
        </>
      )}
    </>
  )
}

type SeatsProps = { readonly tournament: Tournament; readonly pods: readonly (readonly PlayerId[])[] }

/** Pods side by side, in type as large as all of them allow. */
function PodColumns({ tournament, pods }: SeatsProps) {
  const element = useRef<HTMLDivElement>(null)
  const room = useRoom(element)
  const fit =
    room &&
    podColumns(
      pods.map(({ length }) => length),
      room,
    )
  return (
    <div ref={element} className="min-h-0 flex-1 overflow-clip">
      {fit ? (
        <div
          className="grid h-full content-evenly gap-x-[1.2em]"
          style={{ gridTemplateColumns: `repeat(${fit.columns}, minmax(0, 1fr))`, fontSize: fit.type }}
        >
          {pods.map((seats, index) => (
            <PodColumn key={seats.join()} tournament={tournament} seats={seats} number={index + 1} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

type PodColumnProps = {
  readonly tournament: Tournament
  readonly seats: readonly PlayerId[]
  readonly number: number
}

function PodColumn({ tournament, seats, number }: PodColumnProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  return (
    <section className="min-w-0">
      <h3 className="rounded-control bg-mat px-[0.5em] text-[1em] leading-[1.6] font-bold text-on-mat">
        {t('draft.pod', { pod: number })}
      </h3>
      <ol>
        {seats.map((seat, index) => (
          <li key={seat} className="flex min-w-0 items-center gap-[0.5em] border-b border-line leading-[1.45]">
            <span className="w-[1.4em] shrink-0 text-end text-muted tabular-nums">{index + 1}</span>
            {isThere(tournament, seat) ? (
              <PlayerName name={names.get(seat) ?? ''} isOneLine isStrong className="flex-1 font-display" />
            ) : (
              <span className="text-muted">{t('draft.emptyChair')}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type SeatsByNameProps = SeatsProps & { readonly children: ReactNode }

function SeatsByName({ tournament, pods, children }: SeatsByNameProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const names = usePlayerNames(tournament)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` follows from the language
  const lines = useMemo(() => {
    const byName = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
    const seated = pods.flatMap((seats, pod) =>
      seats.flatMap((seat, index): readonly WallLine[] => {
        if (!isThere(tournament, seat)) return []
        const end = { kind: 'note', text: t('draft.place', { pod: pod + 1, seat: index + 1 }) } as const
        const name = names.get(seat) ?? ''
        return [{ key: seat, lead: null, leadWidth: 0, name, isStrong: true, end, other: null, mark: null }]
      }),
    )
    return seated.sort((one, other) => byName.compare(one.name, other.name))
  }, [tournament, pods, names, locale])
  return (
    <WallRows lines={lines} beginnings={(pages) => pageBeginnings(pages.map((rows) => rows.map(({ name }) => name)))}>
      {children}
    </WallRows>
  )
}
