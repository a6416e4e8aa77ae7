import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { type PodBracketRound, type PodNode, podBracketOf } from '@tablee/domain/tournaments/kinds/pod-bracket'
import { tableOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Check } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { useBracketRoundName } from '../tournament-frame/bracket-round-name.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

type PodBracketViewProps = { readonly tournament: Tournament; readonly own: PlayerId | null }

/** A knockout in pods, the latest round first: who meets, who waits, who goes on. Empty without one. */
export function PodBracketView({ tournament, own }: PodBracketViewProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const names = usePlayerNames(tournament)
  const bracket = useMemo(() => podBracketOf(tournament), [tournament])
  if (!bracket) return null
  const seedOf = new Map(bracket.seeds.map((id, index) => [id, index + 1]))
  const begun = bracket.rounds.filter(({ round, waiting }) => round !== null || waiting.length > 0)
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={titleId} className="text-section">
        {t('structure.bracketTitle.pods')}
      </h2>
      {begun.toReversed().map((round) => (
        <Round
          key={round.places}
          {...{ round, names, seedOf, own }}
          size={2 ** (bracket.rounds.length - bracket.rounds.indexOf(round))}
        />
      ))}
    </section>
  )
}

type SeatsProps = {
  readonly names: PlayerNames
  readonly seedOf: ReadonlyMap<PlayerId, number>
  readonly own: PlayerId | null
}

type RoundProps = SeatsProps & {
  readonly round: PodBracketRound
  /** Of the bracket round of that name; 2 in the final. */
  readonly size: number
}

function Round({ round: { pods, waiting, round }, size, ...seats }: RoundProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const roundName = useBracketRoundName()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={titleId} className="text-base font-semibold">
        {roundName(size)}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2">
        {pods.map((pod) => (
          <li key={pod.seats.join(' ')} className="rounded-control border border-line bg-surface">
            <Pod pod={pod} {...seats} />
          </li>
        ))}
        {waiting.length > 0 ? (
          <li className="rounded-control border border-dashed border-line">
            <p className="px-2.5 pt-2 text-sm text-muted">{t(round === null ? 'cut.pods.next' : 'cut.pods.waiting')}</p>
            <Seats seats={waiting} winner={null} {...seats} />
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function Pod({ pod: { seats, match, winner }, ...shown }: SeatsProps & { readonly pod: PodNode }) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const table = match && !isOver(match) ? tableOf(match) : null
  return (
    <>
      <Seats seats={seats} winner={winner} {...shown} />
      {table === null ? null : (
        <p className="border-t border-line px-2.5 py-1 text-sm text-muted tabular-nums">
          {t('tournament.matches.table', { table: labelOf(table) })}
        </p>
      )}
    </>
  )
}

type PlacedProps = SeatsProps & { readonly seats: readonly PlayerId[]; readonly winner: PlayerId | null }

function Seats({ seats, winner, names, seedOf, own }: PlacedProps) {
  const { t } = useTranslation()
  return (
    <ul>
      {seats.map((seat) => (
        <li
          key={seat}
          className={classNames('flex min-h-10 items-center gap-2 px-2.5 py-1', seat === own && 'bg-sunken')}
        >
          <span className="min-w-[2.4ch] shrink-0 text-end text-sm whitespace-nowrap text-muted tabular-nums">
            <span aria-hidden="true">{seedOf.get(seat)}</span>
            <span className="sr-only">{t('cut.seed', { seed: seedOf.get(seat) ?? 0 })}</span>
          </span>
          <PlayerName
            name={names.get(seat) ?? ''}
            isStrong={winner === seat}
            className={classNames('flex-1', winner !== null && winner !== seat && 'text-muted')}
          />
          {seat === winner ? (
            <>
              <Check aria-hidden="true" className="size-4 shrink-0 text-felt" />
              <span className="sr-only">{t('cut.pods.goesOn')}</span>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
