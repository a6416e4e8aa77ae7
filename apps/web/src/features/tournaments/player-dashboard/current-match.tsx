import { agreesWithGameLosses } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { isContested, isOver, isUntouched, scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { currentStage, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { goneFrom } from '@tablee/domain/tournaments/players/departure'
import { annulledMatches } from '@tablee/domain/tournaments/players/left-matches'
import type { Score } from '@tablee/domain/tournaments/results/score'
import { rulesIn } from '@tablee/domain/tournaments/rounds/knockout-fault'
import type { Meeting, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { later } from '../../../ui/later.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useUnsentScore } from '../api/results/unsent-score.ts'
import type { LeagueDateProps } from '../league/league-date.tsx'
import { opponentIn, resultOf, scoreFor } from '../match-view/own-view.ts'
import { shortName } from '../match-view/short-name.ts'
import { useResultText } from '../score-entry/result-text.ts'
import { ScoreEntry } from '../score-entry/score-entry.tsx'
import { StandingResult } from '../score-entry/standing-result.tsx'
import { UnsentNotice } from '../score-entry/unsent-notice.tsx'
import { useCountedStandings } from '../standings-table/live-standings.ts'
import { ownGroup } from '../standings-table/own-group.ts'
import { useFixedTableNote } from '../table-plan/use-fixed-table-note.ts'
import { useMatchNotes } from '../top-cut/use-match-notes.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useRoundName } from '../tournament-frame/round-name.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { NextRoundHint } from './next-round-hint.tsx'
import { OwnCharacters } from './own-characters.tsx'
import { OwnQualification } from './own-qualification.tsx'
import { ResultCard } from './result-card.tsx'
import { TableCard } from './table-card.tsx'

/** Few play leagues. */
const leagueDate = later<LeagueDateProps>(async () => (await import('../league/league-date.tsx')).LeagueDate)

type CurrentMatchProps = {
  readonly tournament: Tournament
  readonly access: PlayerAccess
  readonly match: Meeting
}

export function CurrentMatch({ tournament, access, match }: CurrentMatchProps) {
  const names = usePlayerNames(tournament)
  const { player } = access
  const place = { tournamentId: tournament.id, matchId: match.id }
  const isWaiting = useUnsentScore({ role: 'player', ...place })?.refusal === null
  const opponentName = names.get(opponentIn(match, player.id)) ?? ''
  const opponent = shortName(opponentName, player.name)
  const rules = rulesIn(tournament, match.round)
  const isOffered = (own: Score) => agreesWithGameLosses(tournament, match, scoreFor(match, player.id, own))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5">
      {isOver(match) ? (
        <OwnResult access={access} match={match} opponentName={opponentName} />
      ) : (
        <OwnTable tournament={tournament} access={access} match={match} opponentName={opponentName} />
      )}
      {isOver(match) || goneFrom(tournament, match).length === 0 ? null : (
        <OpponentLeft tournament={tournament} match={match} name={opponent} />
      )}
      <Announcement tournament={tournament} access={access} match={match} opponentName={opponentName} />
      <UnsentNotice by="player" {...place} />
      {isUntouched(match) ? (
        isWaiting ? null : (
          <ScoreEntry access={access} match={match} rules={rules} isOffered={isOffered} opponent={opponent} />
        )
      ) : (
        <StandingResult access={access} match={match} rules={rules} isOffered={isOffered} opponent={opponent} />
      )}
      {isOver(match) || leagueOf(currentStage(tournament)) === null ? null : (
        <leagueDate.Component tournament={tournament} access={access} match={match} opponent={opponent} />
      )}
      {isOver(match) ? <OwnQualification tournament={tournament} player={player.id} /> : null}
      {isOver(match) ? (
        <NextRoundHint tournament={tournament} own={player.id} />
      ) : (
        <OwnCharacters access={access} match={match} />
      )}
    </div>
  )
}

type OpponentLeftProps = Pick<CurrentMatchProps, 'tournament' | 'match'> & { readonly name: string }

/** In a round robin the match may not count; elsewhere it is won. */
function OpponentLeft({ tournament, match, name }: OpponentLeftProps) {
  const { t } = useTranslation()
  const isAnnulled = annulledMatches(tournament).includes(match)
  return (
    <Notice tone="attention" title={t(isAnnulled ? 'leftMatches.opponent' : 'departure.opponent', { name })}>
      {isUntouched(match) ? <p>{t(isAnnulled ? 'leftMatches.opponentReports' : 'departure.opponentReports')}</p> : null}
    </Notice>
  )
}

type NamedMatchProps = Omit<CurrentMatchProps, 'tournament'> & { readonly opponentName: string }

function OwnTable({ tournament, access, match, opponentName }: NamedMatchProps & { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { player } = access
  const standings = useCountedStandings(tournament)
  const pointsOf = (id: PlayerId) =>
    standings.length === 0 || structureOf(tournament) === 'elimination'
      ? null
      : (standings.find(({ playerId }) => playerId === id)?.points ?? 0)
  const opponent = opponentIn(match, player.id)
  const theirs = shortName(opponentName, player.name)
  const matchNotes = useMatchNotes()
  const fixedNote = useFixedTableNote()(tournament, player.id, match.table)
  const group = ownGroup(tournament, player.id)
  return (
    <TableCard
      table={match.table}
      own={{ name: player.name, short: shortName(player.name, opponentName), points: pointsOf(player.id) }}
      opponent={{ name: opponentName, short: theirs, points: pointsOf(opponent) }}
      notes={[
        ...(group === null ? [] : [t('structure.groups.name', { letter: group })]),
        ...matchNotes(match, { tournament, names: new Map([[opponent, theirs]]), own: player.id }),
        ...(fixedNote === null ? [] : [fixedNote]),
      ]}
    />
  )
}

function OwnResult({ access, match, opponentName }: NamedMatchProps) {
  const { t } = useTranslation()
  const { player } = access
  const stands = scoreOf(match)
  if (!stands) return null
  const score = scoreFor(match, player.id, stands)
  const result = resultOf(score)
  const gamesOf = (games: number) => (result === 'bothLost' ? null : games)
  const own = { name: player.name, note: t('dashboard.youNote') }
  return (
    <ResultCard
      table={match.table}
      lines={[
        { ...own, games: gamesOf(score.wins1), isLoser: result === 'lost' || result === 'bothLost' },
        { name: opponentName, games: gamesOf(score.wins2), isLoser: result === 'won' || result === 'bothLost' },
      ]}
      drawnGames={score.draws}
    />
  )
}

/** Announces changes to screen readers. */
function Announcement({ tournament, match, access, opponentName }: CurrentMatchProps & NamedMatchProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const resultText = useResultText(opponentName)
  const { table } = match
  const round = useRoundName(tournament)(match.round)
  const stands = scoreOf(match)
  const sentence = () => {
    if (isContested(match)) return t('dashboard.say.contested', { round })
    if (!stands) return t('dashboard.say.match', { round, table: labelOf(table), name: opponentName })
    return t('dashboard.say.scored', { round, result: resultText(scoreFor(match, access.player.id, stands)) })
  }
  return (
    <p aria-live="polite" className="sr-only">
      {sentence()}
    </p>
  )
}
