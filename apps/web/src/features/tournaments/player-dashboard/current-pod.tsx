import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { packOf } from '@tablee/domain/tournaments/kinds/counted-rules'
import { isContested, isOver, isUntouched, placingsOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { goneFrom } from '@tablee/domain/tournaments/players/departure'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useUnsentScore } from '../api/results/unsent-score.ts'
import { usePlacingsText } from '../pod-table/placings-text.ts'
import { PodEntry } from '../pod-table/pod-entry.tsx'
import { podQuestionOf } from '../pod-table/pod-question.ts'
import { PodStanding } from '../pod-table/pod-standing.tsx'
import { askedOf, othersOf, type Seated, seatedAt, withLosses } from '../pod-table/seated.ts'
import { UnsentNotice } from '../score-entry/unsent-notice.tsx'
import { useCountedStandings } from '../standings-table/live-standings.ts'
import { useFixedTableNote } from '../table-plan/use-fixed-table-note.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useRoundName } from '../tournament-frame/round-name.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { NextRoundHint } from './next-round-hint.tsx'
import { OwnCharacters } from './own-characters.tsx'
import { PodCard } from './pod-card.tsx'

export type CurrentPodProps = {
  readonly tournament: Tournament
  readonly access: PlayerAccess
  readonly match: PodTable
}

/** The player's table of three to five: their seat, the others, and the result. */
export function CurrentPod({ tournament, access, match }: CurrentPodProps) {
  const names = usePlayerNames(tournament)
  const standings = useCountedStandings(tournament)
  const place = { tournamentId: tournament.id, matchId: match.id }
  const isWaiting = useUnsentScore({ role: 'player', ...place })?.refusal === null
  const losing = { penalties: tournament.penalties, gone: new Set(goneFrom(tournament, match)) }
  const seated = askedOf(withLosses(seatedAt(match, names, access.player.id), losing, match))
  const fixedNote = useFixedTableNote()(tournament, access.player.id, match.table)
  const asked = podQuestionOf(packOf(tournament))
  const points = seatsOf(match).map((id) =>
    standings.length === 0 ? null : (standings.find(({ playerId }) => playerId === id)?.points ?? 0),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5">
      <PodCard {...{ match, seated, points, fixedNote }} penalties={penaltiesOfMatch(tournament, match)} />
      <Left tournament={tournament} match={match} seated={seated} />
      <Announcement tournament={tournament} match={match} seated={seated} />
      <UnsentNotice by="player" {...place} />
      {isUntouched(match) ? (
        isWaiting ? null : (
          <PodEntry {...{ access, match, seated, asked }} />
        )
      ) : (
        <PodStanding {...{ access, match, seated, asked }} />
      )}
      {isOver(match) ? (
        <NextRoundHint tournament={tournament} own={access.player.id} />
      ) : (
        <OwnCharacters access={access} match={match} />
      )}
    </div>
  )
}

type OfSeated = Pick<CurrentPodProps, 'match'> & { readonly seated: Seated }

/** Somebody left in the middle of the game; the others still need a winner. */
function Left({ tournament, match, seated }: OfSeated & Pick<CurrentPodProps, 'tournament'>) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const gone = goneFrom(tournament, match)
  if (isOver(match) || gone.length === 0) return null
  const names = gone.map((id) => seated.short[seatsOf(match).indexOf(id)] ?? '')
  const count = gone.length
  return (
    <Notice tone="attention" title={t('pods.left', { count, names: list(names) })}>
      {isUntouched(match) ? <p>{t('pods.leftHelp', { count })}</p> : null}
    </Notice>
  )
}

/** Announces changes to screen readers. */
function Announcement({ tournament, match, seated }: OfSeated & Pick<CurrentPodProps, 'tournament'>) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const labelOf = useTableLabel()
  const text = usePlacingsText()
  const round = useRoundName(tournament)(match.round)
  const stands = placingsOf(match)
  const sentence = () => {
    if (isContested(match)) return t('dashboard.say.contested', { round })
    if (stands) return t('pods.say.scored', { round, result: text(stands.outcome, seated) })
    const [table, names] = [labelOf(match.table), list(othersOf(seated))]
    return t('pods.say.match', { round, table, seat: (seated.own ?? 0) + 1, names })
  }
  return (
    <p aria-live="polite" className="sr-only">
      {sentence()}
    </p>
  )
}
