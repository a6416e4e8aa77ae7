import { isThere } from '@tablee/domain/tournaments/draft/draft-seats'
import { seatedPods } from '@tablee/domain/tournaments/draft/seated-pods'
import type { DraftStage } from '@tablee/domain/tournaments/kinds/draft-rounds'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useMemo } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { SoundButton } from '../clock/sound-button.tsx'
import { DraftFace } from '../draft/draft-face.tsx'
import { DraftSignals } from '../draft/draft-signals.tsx'
import { PodLists } from '../draft/pod-lists.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useIsSmall } from './use-is-small.ts'
import { type Board, WallBoards } from './wall-boards.tsx'
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
        <PodColumns tournament={tournament} pods={pods}>
          {sound}
        </PodColumns>
      )}
    </>
  )
}

type SeatsProps = { readonly tournament: Tournament; readonly pods: readonly (readonly PlayerId[])[] }

/** Pods side by side, with who sits where. */
function PodColumns({ tournament, pods, children }: SeatsByNameProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const boards = pods.map(
    (seats, index): Board => ({
      title: t('draft.pod', { pod: index + 1 }),
      mark: String(index + 1),
      isAside: false,
      seats: seats.map((seat, place) => ({
        key: seat,
        number: place + 1,
        name: isThere(tournament, seat) ? (names.get(seat) ?? '') : null,
        goesOn: null,
      })),
    }),
  )
  return <WallBoards boards={boards}>{children}</WallBoards>
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
