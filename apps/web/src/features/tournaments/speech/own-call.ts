import { seatAtDraft } from '@tablee/domain/tournaments/draft/draft-seats'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { isBye, opponentsIn, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isBySeats, meetingFor, sidesFor } from '@tablee/domain/tournaments/kinds/team-meeting'
import { tableLabel } from '@tablee/domain/tournaments/tables/table-plan'
import { entrantNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { teamOf } from '@tablee/domain/tournaments/teams/entrants'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { Translator } from '../../../language/translator.ts'
import type { Formats } from '../../../language/use-formats.ts'
import { opponentIn } from '../match-view/own-view.ts'
import { ownSituation } from '../player-dashboard/own-situation.ts'
import { seatLetter } from '../teams/seat-letter.ts'
import { asSpoken } from './voices.ts'

export type OwnCall = {
  /** Another one where somebody has to go elsewhere, whatever the language. */
  readonly key: string
  readonly text: string
}

type Asked = {
  readonly tournament: Tournament
  readonly player: Player
  /** The current round, as it is called. */
  readonly round: string
}

type Words = Pick<Translator, 't'> & Pick<Formats, 'list'>

/** What a player hears of where they sit; null where they sit nowhere, or are done. */
export function ownCall(asked: Asked, words: Words): OwnCall | null {
  const call = callOf(asked, words)
  // A shortened name ends with a point of its own: “contre Zoé O.”.
  return call && { ...call, text: call.text.replaceAll('..', '.') }
}

function callOf({ tournament, player, round }: Asked, { t, list }: Words): OwnCall | null {
  const situation = ownSituation(tournament, player)
  const labelOf = (table: number) => asSpoken(tableLabel(tournament.tablePlan, table))
  const names = entrantNames(tournament)
  switch (situation.kind) {
    case 'playing': {
      const { match } = situation
      const name = names.get(opponentIn(match, player.id)) ?? ''
      const text = t('dashboard.say.match', { round, table: labelOf(match.table), name })
      return isOver(match) ? null : { key: `${match.id} ${match.table}`, text }
    }
    case 'in-pod': {
      const { match } = situation
      const seat = seatsOf(match).indexOf(player.id) + 1
      const others = list(opponentsIn(match, player.id).map((id) => names.get(id) ?? ''))
      const text = t('pods.say.match', { round, table: labelOf(match.table), seat, names: others })
      return isOver(match) ? null : { key: `${match.id} ${match.table}`, text }
    }
    case 'in-team': {
      const { match } = situation
      const text = teamText({ tournament, match, player: player.id }, { round, table: labelOf(match.table), t })
      return isOver(match) || text === null ? null : { key: `${match.id} ${match.table}`, text }
    }
    case 'unopposed': {
      const { match } = situation
      const text = t('spoken.alone', { round, text: t(isBye(match) ? 'dashboard.bye.title' : 'dashboard.loss.title') })
      return { key: match.id, text }
    }
    case 'drafting': {
      const seat = seatAtDraft(tournament, player.id)
      return seat && { key: `draft ${seat.pod} ${seat.seat}`, text: t('spoken.draft', seat) }
    }
    case 'not-started':
    case 'not-paired':
    case 'over':
      return null
    default:
      return situation satisfies never
  }
}

type OfTeam = { readonly tournament: Tournament; readonly match: TeamMatch; readonly player: PlayerId }
type TeamWords = Pick<Translator, 't'> & { readonly round: string; readonly table: string }

/** A seat against a person of the other team, or team against team. */
function teamText({ tournament, match, player }: OfTeam, { round, table, t }: TeamWords): string | null {
  const [ours, theirs] = sidesFor(match, player) ?? []
  const meeting = meetingFor(match, player)
  if (!ours || !theirs || meeting === null) return null
  const team = teamOf(tournament, theirs[0])?.name ?? ''
  if (!isBySeats(match)) return t('dashboard.say.match', { round, table, name: team })
  const opposite = opponentIn(meeting, player)
  const name = tournament.players.find(({ id }) => id === opposite)?.name ?? ''
  return t('spoken.seat', { round, table, seat: seatLetter(ours.indexOf(player)), name, team })
}
