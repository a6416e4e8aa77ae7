import { seatAtDraft } from '@tablee/domain/tournaments/draft/draft-seats'
import { playsOn, rankedIndexes } from '@tablee/domain/tournaments/kinds/part'
import { isInCut, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { isBySeats, meetingFor, sidesFor } from '@tablee/domain/tournaments/kinds/team-meeting'
import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { entrantOf } from '@tablee/domain/tournaments/teams/entrants'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { PinnedLine } from '../../../ui/pinned-line.tsx'
import { opponentIn } from '../match-view/own-view.ts'
import { isAtTable, ownSituation } from '../player-dashboard/own-situation.ts'
import { othersOf, seatedAt } from '../pod-table/seated.ts'
import { useLiveStandings } from '../standings-table/live-standings.ts'
import { rankedBeside } from '../standings-table/pod-rankings.ts'
import { useEndText } from '../standings-table/use-end-text.ts'
import { useReach } from '../standings-table/use-reach.ts'
import { seatLetter } from '../teams/seat-letter.ts'
import { usePeopleNames, usePlayerNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

export type OwnLineProps = { readonly tournament: Tournament; readonly player: Player }

/** The viewer's table, registration or final place, linked to their page. */
export function OwnLine({ tournament, player }: OwnLineProps) {
  const { t } = useTranslation()
  const place = useOwnPlace({ tournament, player })
  const text = useOwnText({ tournament, player })
  const situation = ownSituation(tournament, player)
  const isOver = situation.kind === 'over'
  return (
    <PinnedLine
      label={t('tournament.own.label')}
      text={isOver && place !== null ? place.final : text}
      // A long name has the rest of the line.
      note={[...(place === null ? [] : [isOver ? place.points : place.running]), player.name].join(' · ')}
      linkLabel={t(isAtTable(situation) ? 'tournament.toDashboard' : 'tournament.own.toPage')}
      link={(look) => <Link to="/tournament/$code/player" params={{ code: tournament.code }} {...look} />}
    />
  )
}

function useOwnText({ tournament, player }: OwnLineProps): string {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const { list } = useFormats()
  const names = usePlayerNames(tournament)
  const people = usePeopleNames(tournament)
  const situation = ownSituation(tournament, player)
  switch (situation.kind) {
    case 'not-started':
      return t('tournament.own.registered')
    case 'drafting': {
      const seat = seatAtDraft(tournament, player.id)
      return seat === null ? t('draft.unseated') : t('draft.own', { ...seat, name: names.get(seat.right) ?? '' })
    }
    case 'playing': {
      const { match } = situation
      return t('tournament.own.table', {
        table: labelOf(match.table),
        name: names.get(opponentIn(match, player.id)) ?? '',
      })
    }
    case 'in-pod': {
      const seated = seatedAt(situation.match, names, player.id)
      const [table, seat] = [labelOf(situation.match.table), (seated.own ?? 0) + 1]
      return t('pods.own', { table, seat, names: list(othersOf(seated)) })
    }
    case 'in-team': {
      const { match } = situation
      const seat = isBySeats(match) ? seatLetter(sidesFor(match, player.id)?.[0].indexOf(player.id) ?? 0) : ''
      const meeting = meetingFor(match, player.id)
      const opposite = meeting && opponentIn(meeting, player.id)
      const name = (opposite && (isBySeats(match) ? people : names).get(opposite)) ?? ''
      return t('tournament.own.table', { table: `${labelOf(match.table)}${seat}`, name })
    }
    case 'unopposed':
      return t(`tournament.own.${situation.match.kind}`, { round: situation.match.round })
    case 'not-paired':
      if (situation.why === 'absent') return t('dashboard.seat.absent')
      if (situation.why === 'droppedByStaff') return t('dashboard.seat.droppedByStaff')
      if (situation.why === 'out' && !isInCut(tournament) && !playsOn(tournament, player)) {
        return t('parts.outTitle', { part: rankedIndexes(tournament).length })
      }
      if (situation.why === 'out')
        return t(structureOf(tournament) === 'elimination' ? 'structure.outTitle' : 'cut.outTitle')
      return t(`tournament.own.${situation.why}`, { round: player.firstRound })
    case 'over':
      return t('dashboard.finished.title')
    default:
      return situation satisfies never
  }
}

/** Null before the first complete round. */
function useOwnPlace({ tournament, player }: OwnLineProps) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const standings = useLiveStandings(tournament)
  const reach = useReach(tournament, lastCompleteRound(tournament))
  const endText = useEndText(tournament, standings)
  const entrant = entrantOf(tournament, player.id)
  const row = standings.find(({ playerId }) => playerId === entrant)
  if (!row) return null
  const words = reach?.of(row) ?? null
  const through = lastCompleteRound(tournament)
  const players = rankedBeside({ tournament, through }, { standings, own: entrant }).rows.length
  return {
    running: words ?? t('dashboard.rankAndPoints', { rank: ordinal(row.rank), players, count: row.points }),
    final: endText(row),
    points: words ?? t('tournament.own.points', { count: row.points }),
  }
}
