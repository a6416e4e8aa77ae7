import { agreesWithGameLosses } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isContested, isOver, isUntouched, scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isBySeats, meetingFor, sidesFor } from '@tablee/domain/tournaments/kinds/team-meeting'
import { hasLeft } from '@tablee/domain/tournaments/players/departure'
import type { Score } from '@tablee/domain/tournaments/results/score'
import { rulesIn } from '@tablee/domain/tournaments/rounds/knockout-fault'
import { teamOf } from '@tablee/domain/tournaments/teams/entrants'
import type { Meeting, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useUnsentScore } from '../api/results/unsent-score.ts'
import { opponentIn, resultOf, scoreFor } from '../match-view/own-view.ts'
import { headingName, shortName } from '../match-view/short-name.ts'
import { NextRoundHint } from '../player-dashboard/next-round-hint.tsx'
import { ResultCard } from '../player-dashboard/result-card.tsx'
import { TableCard } from '../player-dashboard/table-card.tsx'
import { useResultText } from '../score-entry/result-text.ts'
import { ScoreEntry } from '../score-entry/score-entry.tsx'
import { StandingResult } from '../score-entry/standing-result.tsx'
import { UnsentNotice } from '../score-entry/unsent-notice.tsx'
import { useCountedStandings } from '../standings-table/live-standings.ts'
import { useFixedTableNote } from '../table-plan/use-fixed-table-note.ts'
import { usePeopleNames, usePlayerNames } from '../tournament-frame/player-names.ts'
import { useRoundName } from '../tournament-frame/round-name.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { seatLetter } from './seat-letter.ts'
import { TeamState } from './team-state.tsx'

export type CurrentTeamProps = {
  readonly tournament: Tournament
  readonly access: PlayerAccess
  readonly match: TeamMatch
}

/** Own seat against its opponent, or own team against the other, and how the team stands. */
export function CurrentTeam(props: CurrentTeamProps) {
  const { tournament, access, match } = props
  const { player } = access
  const place = { tournamentId: tournament.id, matchId: match.id }
  const isWaiting = useUnsentScore({ role: 'player', ...place })?.refusal === null
  const meeting = meetingFor(match, player.id)
  const against = useAgainst(props, meeting)
  if (meeting === null) return null
  const rules = rulesIn(tournament, match.round)
  const isOffered = (own: Score) => agreesWithGameLosses(tournament, meeting, scoreFor(meeting, player.id, own))
  const entry = { access, match: meeting, rules, isOffered, opponent: against.short }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5">
      {isOver(meeting) ? (
        <OwnResult {...props} meeting={meeting} against={against} />
      ) : (
        <OwnTable {...props} meeting={meeting} against={against} />
      )}
      <OpponentsLeft tournament={tournament} match={match} own={player.id} />
      <Announcement {...props} meeting={meeting} against={against} />
      <UnsentNotice by="player" {...place} />
      {isUntouched(meeting) ? isWaiting ? null : <ScoreEntry {...entry} /> : <StandingResult {...entry} />}
      {/* Below the scores, which stay in sight of small phones. */}
      <TeamState tournament={tournament} match={match} own={player.id} />
      {isOver(match) ? <NextRoundHint tournament={tournament} own={player.id} /> : null}
    </div>
  )
}

type Against = { readonly name: string; readonly short: string; readonly team: string }

/** Who sits opposite: at a seat a person, elsewhere the other team. */
function useAgainst({ tournament, access, match }: CurrentTeamProps, meeting: Meeting | null): Against {
  const people = usePeopleNames(tournament)
  const names = usePlayerNames(tournament)
  const { player } = access
  const opposite = meeting && opponentIn(meeting, player.id)
  const team = (opposite && teamOf(tournament, opposite)?.name) ?? ''
  if (isBySeats(match)) {
    const name = (opposite && people.get(opposite)) ?? ''
    return { name, short: shortName(name, player.name), team }
  }
  const name = team || ((opposite && names.get(opposite)) ?? '')
  return { name, short: headingName(name, teamOf(tournament, player.id)?.name ?? ''), team }
}

type OfMeeting = CurrentTeamProps & { readonly meeting: Meeting; readonly against: Against }

function OwnTable({ tournament, access, match, against }: OfMeeting) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const people = usePeopleNames(tournament)
  const standings = useCountedStandings(tournament)
  const fixedNote = useFixedTableNote()(tournament, access.player.id, match.table)
  const sides = sidesFor(match, access.player.id)
  if (sides === null) return null
  const [ours, theirs] = sides
  const pointsOf = ([captain]: typeof ours) =>
    standings.length === 0 ? null : (standings.find(({ playerId }) => playerId === captain)?.points ?? 0)
  const own = teamOf(tournament, ours[0])?.name ?? ''
  const bySeats = isBySeats(match)
  const namesOf = (side: typeof ours) => list(side.map((id) => people.get(id) ?? ''))
  return (
    <TableCard
      table={match.table}
      seat={bySeats ? seatLetter(ours.indexOf(access.player.id)) : null}
      own={{ name: own, short: own, points: pointsOf(ours) }}
      opponent={{ name: against.name, short: against.team, points: pointsOf(theirs) }}
      notes={[
        ...(bySeats ? [] : [t('teams.card.pair', { ours: namesOf(ours), theirs: namesOf(theirs) })]),
        ...(fixedNote === null ? [] : [fixedNote]),
      ]}
    />
  )
}

function OwnResult({ access, tournament, match, meeting, against }: OfMeeting) {
  const { t } = useTranslation()
  const { player } = access
  const stands = scoreOf(meeting)
  if (!stands) return null
  const score = scoreFor(meeting, player.id, stands)
  const result = resultOf(score)
  const gamesOf = (games: number) => (result === 'bothLost' ? null : games)
  const bySeats = isBySeats(match)
  const own = bySeats
    ? { name: player.name, note: t('dashboard.youNote') }
    : { name: teamOf(tournament, player.id)?.name ?? player.name }
  return (
    <ResultCard
      table={match.table}
      seat={bySeats ? seatLetter(sidesFor(match, player.id)?.[0].indexOf(player.id) ?? 0) : null}
      lines={[
        { ...own, games: gamesOf(score.wins1), isLoser: result === 'lost' || result === 'bothLost' },
        { name: against.name, games: gamesOf(score.wins2), isLoser: result === 'won' || result === 'bothLost' },
      ]}
      drawnGames={score.draws}
    />
  )
}

/** A member left: with them the team, so that the round is decided elsewhere. */
function OpponentsLeft({
  tournament,
  match,
  own,
}: Pick<CurrentTeamProps, 'tournament' | 'match'> & { readonly own: PlayerId }) {
  const { t } = useTranslation()
  const theirs = sidesFor(match, own)?.[1]
  if (!theirs || isOver(match) || !theirs.some((id) => hasLeft(tournament, id))) return null
  const name = teamOf(tournament, theirs[0])?.name ?? ''
  return <Notice tone="attention" title={t('departure.opponent', { name })} />
}

/** Announces changes to screen readers. */
function Announcement({ tournament, match, access, meeting, against }: OfMeeting) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const resultText = useResultText(against.name)
  const round = useRoundName(tournament)(match.round)
  const stands = scoreOf(meeting)
  const sentence = () => {
    if (isContested(meeting)) return t('dashboard.say.contested', { round })
    if (stands)
      return t('dashboard.say.scored', { round, result: resultText(scoreFor(meeting, access.player.id, stands)) })
    const letter = isBySeats(match)
      ? seatLetter(sidesFor(match, access.player.id)?.[0].indexOf(access.player.id) ?? 0)
      : ''
    return t('teams.card.say', {
      round,
      table: `${labelOf(match.table)}${letter}`,
      name: against.name,
      team: against.team,
    })
  }
  return (
    <p aria-live="polite" className="sr-only">
      {sentence()}
    </p>
  )
}
