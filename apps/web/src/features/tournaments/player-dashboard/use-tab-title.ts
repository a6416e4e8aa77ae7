import { seatAtDraft } from '@tablee/domain/tournaments/draft/draft-seats'
import { isContested, isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { isBye, opponentOf, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { isOfSeats, meetingFor } from '@tablee/domain/tournaments/kinds/team-meeting'
import { goneFrom } from '@tablee/domain/tournaments/players/departure'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { headingName, shortName } from '../match-view/short-name.ts'
import { useOpponentNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { isAtTable, type OwnSituation } from './own-situation.ts'

/** "Table 4 · Inès" during a match, or that it is contested, or no opponent: among many tabs it says where to go. */
export function useTabTitle(tournament: Tournament, situation: OwnSituation, own: PlayerId): string {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const names = useOpponentNames(tournament)
  if (situation.kind === 'unopposed' && isBye(situation.match)) return t('dashboard.bye.title')
  if (situation.kind === 'drafting') {
    const seat = seatAtDraft(tournament, own)
    return seat === null ? t('draft.title') : t('draft.tabTitle', seat)
  }
  if (!isAtTable(situation) || isOver(situation.match)) return t('dashboard.title')
  if (isContested(situation.match)) return t('dashboard.result.contested')
  if (situation.kind === 'in-pod') {
    const { match } = situation
    return t('pods.tabTitle', { table: labelOf(match.table), seat: seatsOf(match).indexOf(own) + 1 })
  }
  const meeting = situation.kind === 'in-team' ? meetingFor(situation.match, own) : situation.match
  const opponent = meeting && opponentOf(meeting, own)
  const nameOf = (player: PlayerId | null) => (player && names.get(player)) ?? ''
  const isOfTeams = tournament.teamKind !== null && !isOfSeats(tournament.teamKind)
  const name = (isOfTeams ? headingName : shortName)(nameOf(opponent), nameOf(own))
  if (goneFrom(tournament, situation.match).length > 0) return t('departure.tabTitle', { name })
  return t('dashboard.tabTitle', { table: labelOf(situation.match.table), name })
}
